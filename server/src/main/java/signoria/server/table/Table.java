package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.server.store.Nodes;
import signoria.server.store.StoreFailed;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /** Among so many results of a person a table is looked for. */
    private static final int SCORED = 10_000;

    /** So often another server may have been faster. */
    private static final int TRIES = 20;

    /** How many seconds are enough to wait for an answer. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** How many seconds there are to think again when all are there. */
    private static final long PAUSE = 5;

    private final String id;
    private final Services services;
    private final Lobby lobby;
    private final Mailbox mailbox;
    private final Audience audience;
    private final Talk talk;
    private final Thinking thinking;
    private final Hours hours;
    private Sitting sitting;
    private Ledger.Standing standing;
    private boolean retired;
    private boolean beginning; // it will begin by itself in a moment
    private volatile int told; // up to this version those who look were told
    private volatile long touched;

    Table(String id, Services services, Lobby lobby) {
        this.id = id;
        this.services = services;
        this.lobby = lobby;
        this.mailbox = new Mailbox("table-" + id);
        this.touched = services.now().getAsLong();
        this.audience = new Audience(id, services, lobby.cluster());
        this.talk = new Talk(id, services, audience, at -> sitting().stepAt(at));
        this.thinking = new Thinking(this, services);
        this.hours = new Hours(this, services, lobby);
    }

    // --- Letters

    /**
     * Does something at the table, one after the other, and waits for it. Whoever waits holds
     * nothing that the table might want.
     */
    <T> T ask(Function<Table, T> work) {
        return ask(work, PATIENCE);
    }

    <T> T ask(Function<Table, T> work, Duration patience) {
        assert Waiting.allowed() : "waits for table " + id + " while holding " + Waiting.held();
        CompletableFuture<T> answer = new CompletableFuture<>();
        post(
                here -> {
                    if (answer.isDone()) return; // whoever asked has given up
                    try {
                        answer.complete(here.again(work));
                    } catch (RuntimeException | Error e) {
                        answer.completeExceptionally(e);
                    }
                });
        try {
            return answer.orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof TimeoutException)
                throw new Failure("storage", "table " + id + " does not answer; try again");
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    /** Does something on the newest state; again, when another server wrote in the meantime. */
    <T> T again(Function<Table, T> work) {
        long owed = 0;
        for (int tries = 1; ; tries++)
            try {
                load();
                if (owed != 0) hours.giveBack(owed);
                owed = 0;
                return work.apply(this);
            } catch (Ledger.Taken e) {
                if (tries == TRIES) throw Failure.notNow("the table has moved on");
                hours.written();
                owed = e instanceof Ledger.Owed first ? first.lost() : 0;
                if (e instanceof Ledger.Owed) lookAtTheClock();
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

    /** Another server has done something here; that does not keep the table in memory. */
    void word(Consumer<Table> letter) {
        mailbox.post(
                () -> {
                    try {
                        if (!retired) letter.accept(this);
                    } catch (StoreFailed e) {
                        LOG.log(System.Logger.Level.DEBUG, id + ": " + e.getMessage());
                    }
                });
    }

    /** Leaves memory if nobody has looked for a while. */
    void sweep(long before) {
        if (touched >= before) return;
        mailbox.post(
                () -> {
                    boolean idle = touched < before && audience.isEmpty() && !thinking.busy();
                    if (idle
                            && (cluster().shared() || !hours.hurries())
                            && mailbox.last()
                            && !retired) {
                        retired = true;
                        lobby.forget(this);
                        cluster().leaves(id);
                    }
                });
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

    /** Up to where its ledger was read here; seen from other threads. */
    int version() {
        return told;
    }

    private long now() {
        return services.now().getAsLong();
    }

    /** Reads the ledger if that has not been done, or what other servers wrote there since. */
    void load() {
        if (sitting == null) read();
        else if (cluster().shared()) catchUp();
        hours.look();
    }

    private void read() {
        List<Ledger.Line> lines = services.store().ledger().lines(id, 0);
        if (lines.isEmpty()) {
            lobby.forget(this);
            throw new Failure("not-found", "there is no table " + id);
        }
        int known = told == 0 ? lines.size() : Math.min(told, lines.size());
        Sitting read = new Sitting(id, lines.getFirst(), services.games());
        for (Ledger.Line line : lines.subList(1, known)) read.apply(line);
        if (read.status() == Api.Status.running && read.older() && scored(read)) read.goesOn();
        sitting = read;
        standing = cluster().shared() ? null : read.standing(0, 0);
        for (Ledger.Line line : lines.subList(known, lines.size())) hear(line);
        told = sitting.version();
        if (cluster().shared() && hours.hurries()) lookAtTheClock();
        hours.begin();
        audience.learn(sitting);
        thinking.think();
    }

    /** What other servers wrote, told as if it had happened here. */
    private void catchUp() {
        List<Ledger.Line> lines = services.store().ledger().lines(id, sitting.version());
        if (lines.isEmpty()) return;
        standing = null; // the others know of another one
        try {
            for (Ledger.Line line : lines) hear(line);
        } catch (RuntimeException | Error e) {
            sitting = null;
            throw e;
        }
        thinking.think();
    }

    private void hear(Ledger.Line line) {
        Deed deed = Protocol.read(line.deed(), Deed.class);
        Api.Status before = sitting.status();
        Callings callings = new Callings(sitting);
        Optional<Api.Proposal> proposed = sitting.proposal();
        sitting.apply(line, deed);
        if (deed instanceof Deed.Interrupted) lookAtTheClock();
        List<TableGame.Made<?>> made = new ArrayList<>();
        sitting.made().ifPresent(made::add);
        boolean moves = isMove(deed) && sitting.proposal().equals(proposed);
        tell(before, new Deed[] {deed}, made, moves);
        lobby.turns().call(news(callings));
    }

    /** Another server may know before this one that it was set; nothing is done by the old time. */
    private void lookAtTheClock() {
        services.store().nodes().askTime();
        services.now().look();
    }

    private Herald.News news(Callings before) {
        return before.after(sitting, now(), audience::looks, this::followers);
    }

    private List<String> followers() {
        try {
            return services.store().circle().followers(id);
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, id + ": " + e.getMessage());
            return List.of();
        }
    }

    /** Something was said here: those who do not look may want to know. */
    void said(int speaker) {
        services.herald().hear(Callings.said(sitting, now(), audience::looks, speaker));
    }

    /** What these deeds are followed by: those who are on holiday when a game begins. */
    Deed[] starting(Deed... first) {
        List<Deed> deeds = new ArrayList<>(List.of(first));
        deeds.add(new Deed.Started());
        if (sitting.clocks().days().isPresent()) deeds.addAll(Seating.holidays(this, first));
        return deeds.toArray(Deed[]::new);
    }

    Services services() {
        return services;
    }

    /** Looks what other servers have done; whoever wants to know is told. */
    void refresh() {
        try {
            load();
            lobby.turns().note(sitting);
        } catch (Failure | BadInput | StoreFailed | Ledger.Taken e) {
            LOG.log(System.Logger.Level.DEBUG, id + ": " + e.getMessage());
        }
    }

    Cluster cluster() {
        return lobby.cluster();
    }

    /** Whether the result of the game was noted. */
    private boolean scored(Sitting read) {
        for (Chair chair : read.chairs())
            if (!chair.free())
                return services.store().scores().results(chair.scorer(), SCORED).stream()
                        .anyMatch(result -> result.table().equals(id));
        return false;
    }

    // --- Deeds

    /** Does these deeds, writes them, and tells everybody what they may know of it. */
    void commit(String command, Deed... deeds) {
        commit(command, () -> {}, deeds);
    }

    /** The same, answering whoever asked as soon as it is written. */
    void commit(String command, Runnable written, Deed... deeds) {
        long begun = System.nanoTime();
        long at = hours.at(deeds[0]);
        Api.Status before = sitting.status();
        Callings callings = new Callings(sitting);
        Optional<Api.Proposal> proposed = sitting.proposal();
        int away = sitting.seemsAway();
        List<Ledger.Line> lines = new ArrayList<>();
        List<TableGame.Made<?>> made = new ArrayList<>();
        boolean moves = true;
        boolean hidden = true;
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
                moves &= isMove(deed);
                hidden &= sitting.hidden();
                lines.add(line);
            }
            write(lines);
        } catch (RuntimeException | Error e) {
            sitting = null;
            throw e;
        }
        // a move may end a proposal, and uncover who is away: that is told too
        moves &= sitting.proposal().equals(proposed) && sitting.seemsAway() == away;
        written.run();
        if (!made.isEmpty()) services.meters().moved(command.isEmpty(), System.nanoTime() - begun);
        if (!moves && hidden) audience.tellTable(sitting, now(), owners(deeds)::contains);
        Herald.News news = news(callings);
        afterwards(before, deeds, made, moves || hidden);
        lobby.turns().call(news);
        services.herald().hear(news);
    }

    /** Whose own seats something was done to that is hidden from others. */
    private Set<String> owners(Deed[] deeds) {
        Set<String> owners = new HashSet<>();
        for (Deed deed : deeds)
            switch (deed) {
                case Deed.TakenOver taken -> owners.add(sitting.chair(taken.seat()).who());
                case Deed.Returned back -> owners.add(sitting.chair(back.seat()).who());
                default -> {}
            }
        return owners;
    }

    /** The table around the game stays as it was. */
    private static boolean isMove(Deed deed) {
        return switch (deed) {
            case Deed.Moved _, Deed.TookBack _, Deed.Planned _ -> true;
            default -> false;
        };
    }

    private void write(List<Ledger.Line> lines) {
        int asked = cluster().shared() ? thinking.asked() : 0;
        Ledger.Standing now = sitting.standing(asked, hours.given());
        boolean same = standing != null && unchanged(standing, now);
        services.store().ledger().append(id, lines, same ? Optional.empty() : Optional.of(now));
        standing = now;
        hours.written();
        cluster().moved(now);
    }

    private static boolean unchanged(Ledger.Standing one, Ledger.Standing other) {
        return one.status() == other.status()
                && one.paused() == other.paused()
                && one.waiting() == other.waiting()
                && one.deadline().equals(other.deadline())
                && one.sitters().equals(other.sitters())
                && one.work().equals(other.work());
    }

    private void afterwards(
            Api.Status before, Deed[] deeds, List<TableGame.Made<?>> made, boolean moves) {
        tell(before, deeds, made, moves);
        if (before == Api.Status.running && sitting.status() == Api.Status.over) settle();
        thinking.think();
    }

    /** Tells those who look, and those for whom it is or was the turn. */
    private void tell(
            Api.Status before, Deed[] deeds, List<TableGame.Made<?>> made, boolean moves) {
        boolean started = Arrays.stream(deeds).anyMatch(Deed.Started.class::isInstance);
        if (started || sitting.status() == Api.Status.open) audience.learn(sitting);
        if (!moves || sitting.status() != before) tellTable();
        int saw = started ? -1 : sitting.sawBack();
        for (TableGame.Made<?> each : made) saw |= each.saw();
        if (saw != 0) audience.tellPosition(sitting, now(), saw, made);
        else
            for (Deed deed : deeds)
                if (deed instanceof Deed.Planned planned)
                    audience.tellPosition(sitting, now(), sitting.chair(planned.seat()).who());
        told = sitting.version();
        hours.setAlarm();
        lobby.turns().note(sitting);
    }

    private void tellTable() {
        audience.tellTable(sitting, now());
        if (beginning || !new Seating(this, "").ready(audience::knows)) return;
        beginning = true;
        lobby.alarms().later().schedule(() -> post(Table::begin), PAUSE, TimeUnit.SECONDS);
    }

    /** The game begins by itself if all are still there. */
    private void begin() {
        beginning = false;
        try {
            again(
                    here -> {
                        Seating seating = new Seating(here, "");
                        if (seating.ready(here.audience::knows)) seating.begin();
                        return null;
                    });
        } catch (Failure | StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, id + ": " + e.getMessage());
        }
    }

    /** Notes the result, once however often it is called. */
    private void settle() {
        services.meters().finished(sitting.opened().game());
        try {
            Results.note(sitting, services.store());
        } catch (StoreFailed e) {
            wakeLater();
        }
        lookAround();
        cluster().seen(id);
    }

    /** Who looks through other servers, and what the ratings are, may have changed. */
    void lookAround() {
        if (sitting == null) return;
        audience.learn(sitting);
        tellTable();
    }

    /** Something may be due here: a bot's move, a clock, a result that was not noted. */
    void wake() {
        if (sitting.status() == Api.Status.over) Results.note(sitting, services.store());
        if (cluster().shared()) hours.answer(now());
        else hours.call(now());
        thinking.think();
    }

    /** A clock is due here, or time is to be given back that nobody had. */
    void due(Nodes.Due due) {
        try {
            hours.due(due);
        } catch (Ledger.Owed e) {
            if (e.lost() != 0) throw e; // else it was given back meanwhile
        }
    }

    // --- Telling

    /** Begins to watch, or changes how. */
    void watch(Viewer viewer, Language in, boolean scene) {
        if (audience.isWatchedBy(viewer)) {
            audience.watch(viewer, in, scene);
            viewer.tell(new Tell.Table(shown(viewer.person())));
        } else {
            boolean known = audience.holds(viewer.person());
            Tell.Chats lines = talk.all(); // those who were there before hear the last of it
            audience.watch(viewer, in, scene);
            if (!known) present();
            tellTable();
            viewer.tell(lines);
        }
        if (sitting.started()) tellPosition(viewer);
        sees(viewer);
        hours.setAlarm(); // an answer may have waited until its owner is there
    }

    /** Whoever sees the table need not be called to it. */
    void sees(Viewer viewer) {
        if (viewer.looks()) services.herald().seen(viewer.person(), id);
    }

    /** For a viewer that is gone. */
    void gone(Viewer viewer) {
        post(
                here -> {
                    if (!here.audience.unwatch(viewer)) return;
                    if (!here.audience.holds(viewer.person())) here.present();
                    if (here.sitting != null) here.tellTable();
                });
    }

    /** Tells the other servers who looks at the table through this one. */
    void present() {
        cluster().present(id, audience.people());
    }

    /** Tells those who look what was said since they were last told. */
    void hearChats() {
        talk.hear();
    }

    Api.Table shown(String person) {
        return audience.shown(sitting, now(), person);
    }

    Audience audience() {
        return audience;
    }

    void tellPosition(Viewer viewer) {
        audience.tellPosition(sitting, now(), viewer);
    }

    // --- Commands

    /** Does what a client asks, and answers. */
    void command(Viewer viewer, Ask.Command ask) {
        post(here -> here.run(viewer, ask));
    }

    private void run(Viewer viewer, Ask.Command ask) {
        try {
            again(
                    here -> {
                        new Commands(here, services, viewer).run(ask);
                        return null;
                    });
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
