package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Chats;
import signoria.server.store.Ledger;
import signoria.server.store.StoreFailed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One table: a mailbox, the sitting that its deeds made, and those who look at it. Whatever happens
 * is first done here, then written, and only then told; when it cannot be written, the sitting is
 * forgotten and read again.
 */
public final class Table {
    private static final System.Logger LOG = System.getLogger(Table.class.getName());

    /** How many lines of chat a newcomer is told. */
    private static final int CHATS = 200;

    /** Among so many results of a person a table is looked for. */
    private static final int SCORED = 10_000;

    /** How many seconds are enough to wait for an answer. */
    private static final long PATIENCE = 30;

    private final String id;
    private final Services services;
    private final Lobby lobby;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private final Map<String, Integer> ratings = new HashMap<>();
    private final Thinking thinking;
    private Sitting sitting;
    private Ledger.Standing standing;
    private boolean retired;
    private long lost; // of the time that nobody had, what the clocks here know of
    private volatile long touched;

    Table(String id, Services services, Lobby lobby) {
        this.id = id;
        this.services = services;
        this.lobby = lobby;
        this.mailbox = new Mailbox("table-" + id);
        this.touched = services.now().getAsLong();
        this.thinking = new Thinking(this, services);
    }

    // --- Letters

    /**
     * Does something at the table, one after the other, and waits for it. Whoever waits holds
     * nothing that the table might want.
     */
    <T> T ask(Function<Table, T> work) {
        assert Waiting.allowed() : "waits for table " + id + " while holding " + Waiting.held();
        CompletableFuture<T> answer = new CompletableFuture<>();
        post(
                here -> {
                    if (answer.isDone()) return; // whoever asked has given up
                    try {
                        here.load();
                        answer.complete(work.apply(here));
                    } catch (RuntimeException | Error e) {
                        answer.completeExceptionally(e);
                    }
                });
        try {
            return answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof TimeoutException)
                throw new Failure("storage", "table " + id + " does not answer; try again");
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    /** When all that was asked of the table before is done. */
    CompletableFuture<Void> done() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        mailbox.post(() -> done.complete(null));
        return done;
    }

    /** For how many nanoseconds the table has been busy with one thing. */
    long busy() {
        return mailbox.busy();
    }

    /** A letter to a table that has left memory is read by the one that took its place. */
    void post(Consumer<Table> letter) {
        touched = services.now().getAsLong();
        mailbox.post(
                () -> {
                    if (retired) lobby.table(id).post(letter);
                    else letter.accept(this);
                });
    }

    /** Leaves memory if nobody has looked for a while. */
    void sweep(long before) {
        if (touched >= before) return;
        mailbox.post(
                () -> {
                    boolean idle = touched < before && audience.isEmpty() && !thinking.busy();
                    if (idle && !hurries() && mailbox.last() && !retired) {
                        retired = true;
                        lobby.forget(this);
                    }
                });
    }

    /** A live clock runs here, and must hear of any time that is lost. */
    private boolean hurries() {
        return sitting != null && sitting.clocks().live() && sitting.running() != 0;
    }

    /** Wakes in a while, when the disk may have room again. */
    void wakeLater() {
        lobby.alarms().soon(id);
    }

    Thinking thinking() {
        return thinking;
    }

    String id() {
        return id;
    }

    Sitting sitting() {
        return sitting;
    }

    private long now() {
        return services.now().getAsLong();
    }

    /** Reads the ledger if that has not been done. */
    void load() {
        if (sitting == null) read();
        long more = services.now().lost() - lost;
        lost += more;
        if (more != 0) skip(more);
    }

    private void read() {
        List<Ledger.Line> lines = services.store().ledger().lines(id, 0);
        if (lines.isEmpty()) {
            lobby.forget(this);
            throw new Failure("not-found", "there is no table " + id);
        }
        Sitting read = new Sitting(id, lines.getFirst(), services.games());
        for (Ledger.Line line : lines.subList(1, lines.size())) read.apply(line);
        if (read.status() == Api.Status.running && read.older() && scored(read)) read.goesOn();
        sitting = read;
        standing = read.standing();
        lost = services.now().lost(); // what was lost before its last change, it was told then
        skipDowntime();
        findRatings();
        lobby.alarms().set(id, sitting.clocks().deadline());
        thinking.think();
    }

    /** Whether the result of the game was noted. */
    private boolean scored(Sitting read) {
        for (Chair chair : read.chairs())
            if (!chair.free())
                return services.store().scores().results(chair.scorer(), SCORED).stream()
                        .anyMatch(result -> result.table().equals(id));
        return false;
    }

    /**
     * While the server was down nobody could move, so live clocks did not run. A ledger that comes
     * from the future was written before someone set the clock back.
     */
    private void skipDowntime() {
        if (sitting.changed() > now()) skip(now() - sitting.changed());
        else if (sitting.changed() < services.startedAt()) {
            long gap = services.startedAt() - Math.max(services.lastBeat(), sitting.changed());
            if (gap > 0) skip(gap);
        }
    }

    /** So much time was nobody's. */
    private void skip(long millis) {
        if (hurries()) commit("", new Deed.Interrupted(millis));
        else lobby.alarms().set(id, sitting.clocks().deadline());
    }

    private void findRatings() {
        ratings.clear();
        for (Chair chair : sitting.chairs())
            if (!chair.free())
                services.store()
                        .scores()
                        .rating(chair.scorer(), sitting.opened().game(), sitting.chairs().size())
                        .ifPresent(
                                rating ->
                                        ratings.put(
                                                chair.scorer(), (int) Math.round(rating.rating())));
    }

    // --- Deeds

    /** Does these deeds, writes them, and tells everybody what they may know of it. */
    void commit(String command, Deed... deeds) {
        commit(command, () -> {}, deeds);
    }

    /** The same, answering whoever asked as soon as it is written. */
    void commit(String command, Runnable written, Deed... deeds) {
        long begun = System.nanoTime();
        long at = deeds[0] instanceof Deed.Interrupted ? now() : Math.max(now(), sitting.changed());
        Api.Status before = sitting.status();
        Optional<Api.Proposal> proposed = sitting.proposal();
        List<Ledger.Line> lines = new ArrayList<>();
        List<TableGame.Made<?>> made = new ArrayList<>();
        boolean moves = true;
        try {
            for (Deed deed : deeds) {
                Ledger.Line line =
                        new Ledger.Line(
                                sitting.version() + 1,
                                at,
                                deed == deeds[deeds.length - 1] ? command : "",
                                Protocol.write(deed));
                sitting.apply(line, deed);
                sitting.made().ifPresent(made::add);
                moves &= deed instanceof Deed.Moved || deed instanceof Deed.TookBack;
                lines.add(line);
            }
            write(lines);
        } catch (Ledger.Taken e) {
            sitting = null;
            throw Failure.notNow("the table has moved on");
        } catch (RuntimeException | Error e) {
            sitting = null;
            throw e;
        }
        moves &= sitting.proposal().equals(proposed); // a move may end one, and that is told too
        written.run();
        if (!made.isEmpty()) services.meters().moved(command.isEmpty(), System.nanoTime() - begun);
        afterwards(before, deeds, made, moves);
    }

    private void write(List<Ledger.Line> lines) {
        Ledger.Standing now = sitting.standing();
        boolean same = standing != null && unchanged(standing, now);
        services.store().ledger().append(id, lines, same ? Optional.empty() : Optional.of(now));
        standing = now;
    }

    private static boolean unchanged(Ledger.Standing one, Ledger.Standing other) {
        return one.status() == other.status()
                && one.paused() == other.paused()
                && one.waiting() == other.waiting()
                && one.deadline().equals(other.deadline())
                && one.sitters().equals(other.sitters());
    }

    private void afterwards(
            Api.Status before, Deed[] deeds, List<TableGame.Made<?>> made, boolean moves) {
        boolean started = Arrays.stream(deeds).anyMatch(Deed.Started.class::isInstance);
        if (started || sitting.status() == Api.Status.open) findRatings();
        if (!moves || sitting.status() != before) audience.tellTable(sitting, now(), ratings);
        int saw = started ? -1 : sitting.sawBack();
        for (TableGame.Made<?> each : made) saw |= each.saw();
        if (saw != 0) audience.tellPosition(sitting, now(), saw, made);
        lobby.alarms().set(id, sitting.clocks().deadline());
        lobby.turns().note(sitting);
        if (before == Api.Status.running && sitting.status() == Api.Status.over) settle();
        thinking.think();
    }

    /** Notes the result, once however often it is called. */
    private void settle() {
        services.meters().finished(sitting.opened().game());
        try {
            Results.note(sitting, services.store());
        } catch (StoreFailed e) {
            wakeLater();
        }
        findRatings();
        audience.tellTable(sitting, now(), ratings);
    }

    /** Something may be due here: a bot's move, a clock, a result that was not noted. */
    void wake() {
        if (sitting.status() == Api.Status.over) Results.note(sitting, services.store());
        callTime();
        thinking.think();
    }

    private void callTime() {
        int late = sitting.clocks().late(now());
        for (int seat = 0; seat < sitting.chairs().size(); seat++)
            if ((late >>> seat & 1) != 0) commit("", new Deed.TakenOver(seat, true));
        lobby.alarms().set(id, sitting.clocks().deadline());
    }

    // --- Rendering

    /** Begins to watch, or changes how. */
    void watch(Viewer viewer, Language in, boolean scene) {
        boolean came = audience.watch(viewer, in, scene);
        if (came) audience.tellTable(sitting, now(), ratings);
        else viewer.tell(new Tell.Table(shown(viewer.person())));
        if (came) viewer.tell(new Tell.Chats(id, chats()));
        if (sitting.started()) tellPosition(viewer);
    }

    /** For a viewer that is gone. */
    void gone(Viewer viewer) {
        post(
                here -> {
                    if (here.audience.unwatch(viewer) && here.sitting != null)
                        here.audience.tellTable(here.sitting, now(), here.ratings);
                });
    }

    Api.Table shown(String person) {
        return audience.shown(sitting, now(), ratings, person);
    }

    Audience audience() {
        return audience;
    }

    void tellPosition(Viewer viewer) {
        audience.tellPosition(sitting, now(), viewer);
    }

    private List<Tell.Line> chats() {
        List<Tell.Line> lines = new ArrayList<>();
        for (Chats.Line line : services.store().chats().said(id, CHATS)) {
            Optional<Integer> seat = line.seat() < 0 ? Optional.empty() : Optional.of(line.seat());
            lines.add(new Tell.Line(line.at(), line.name(), seat, line.text()));
        }
        return lines;
    }

    // --- Commands

    /** Does what a client asks, and answers. */
    void command(Viewer viewer, Ask.Command ask) {
        post(here -> here.run(viewer, ask));
    }

    private void run(Viewer viewer, Ask.Command ask) {
        try {
            load();
            new Commands(this, services, viewer).run(ask);
        } catch (Failure e) {
            fail(viewer, ask, e.code(), e.getMessage());
        } catch (BadInput e) {
            fail(viewer, ask, "bad-input", e.getMessage());
        } catch (StoreFailed e) {
            fail(viewer, ask, e.code(), e.getMessage());
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "table " + id + ": " + ask, e);
            fail(viewer, ask, "storage", "the table is in trouble; try again");
            sitting = null;
        }
    }

    private static void fail(Viewer viewer, Ask.Command ask, String code, String words) {
        viewer.tell(new Tell.Failed(Optional.of(ask.id()), code, words));
    }
}
