package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.server.store.Nodes;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** All tables: opens them, finds them, and wakes them when something is due. */
public final class Lobby implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Lobby.class.getName());
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int SHOWN = 100;

    /** Of so many tables someone's holidays are told at once; others hear when they are late. */
    private static final int TABLES = 1000;

    private static final long BEAT = 5;
    private static final long FAREWELL = 10;

    /** So many may wait until a game is read again from its beginning. */
    static final int READING = 32;

    /** Who wants to know of many tables waits for each of them for so long. */
    private static final Duration GLANCE = Duration.ofSeconds(2);

    private static final SecureRandom CHANCE = new SecureRandom();

    private final Services services;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final Alarms alarms;
    private final TurnNotices turns;
    private final Cluster cluster;
    private volatile long lived = System.nanoTime(); // when the lobby's own thread last came by

    /** How a lobby is set up. */
    public record Settings(
            int botThreads, long idleMillis, LongSupplier now, Meters meters, Herald herald) {
        public Settings(int botThreads, long idleMillis, LongSupplier now, Meters meters) {
            this(botThreads, idleMillis, now, meters, Herald.NONE);
        }

        public static Settings usual() {
            int cores = Runtime.getRuntime().availableProcessors();
            return new Settings(cores, 600_000, System::currentTimeMillis, Meters.NONE);
        }
    }

    public Lobby(Store store, Catalogue games, Settings settings) {
        Nodes nodes = store.nodes();
        Now now = new Now(nodes.shared() ? nodes::now : settings.now(), System::nanoTime);
        alarms = new Alarms(now, this::wake);
        turns = new TurnNotices(alarms.later());
        services =
                new Services(
                        store,
                        games,
                        new Bots(settings.botThreads(), settings.meters()),
                        few("preview", "too much is tried out at once: try again in a moment"),
                        few("history", "too many look back at once: try again in a moment"),
                        now,
                        now.getAsLong(),
                        store.lastBeat(),
                        settings.idleMillis(),
                        settings.meters(),
                        settings.herald());
        cluster = new Cluster(this, services);
    }

    private static Few few(String name, String refusal) {
        return new Few(name, READING, "too-many", refusal);
    }

    /** Reads a game from its beginning: elsewhere, and not for too many at once. */
    public <T> T read(Supplier<T> work) {
        return services.readers().run(work);
    }

    /** For tests: that much more is being read. */
    void readLater(Runnable work) {
        services.readers().later(work);
    }

    /** Takes up what was going on when the server stopped. */
    public void begin() {
        if (cluster.shared()) cluster.begin();
        else takeUp();
        for (String table : store().ledger().unscored()) wake(table);
        alarms.later().scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
        long pace = Math.max(50, Math.min(services.idle() / 2, 30_000));
        alarms.later().scheduleWithFixedDelay(this::sweep, pace, pace, TimeUnit.MILLISECONDS);
    }

    private void takeUp() {
        store().beat(now());
        for (Ledger.Standing due : store().ledger().due())
            if (due.waiting() == 0) wake(due.table());
            else alarms.set(due.table(), due.deadline());
        alarms.later().scheduleWithFixedDelay(this::beat, BEAT, BEAT, TimeUnit.SECONDS);
    }

    /** This server among others on the same store. */
    public Cluster cluster() {
        return cluster;
    }

    Store store() {
        return services.store();
    }

    public long now() {
        return services.now().getAsLong();
    }

    /** When time was lost, every clock that runs is told, and every alarm is set anew. */
    void look() {
        lived = System.nanoTime();
        if (!services.now().look() || cluster.shared()) return;
        for (String id : tables.keySet()) wake(id);
        Thread.startVirtualThread(
                () -> {
                    for (Ledger.Standing due : store().ledger().due())
                        if (due.waiting() != 0) alarms.set(due.table(), due.deadline());
                });
    }

    private void beat() {
        Thread.startVirtualThread(
                () -> {
                    try {
                        store().beat(now());
                    } catch (RuntimeException e) {
                        LOG.log(System.Logger.Level.WARNING, e.getMessage());
                    }
                });
    }

    /** Who has not answered for longer than that: a table, or the lobby itself. */
    public Optional<String> silent(Duration most) {
        for (Table table : tables.values())
            if (table.busy() > most.toNanos()) return Optional.of("table " + table.id());
        boolean late = System.nanoTime() - lived > most.toNanos() + BEAT * 1_000_000_000L;
        return late ? Optional.of("the lobby") : Optional.empty();
    }

    private void sweep() {
        long before = now() - services.idle();
        for (Table table : tables.values()) table.sweep(before);
    }

    Alarms alarms() {
        return alarms;
    }

    TurnNotices turns() {
        return turns;
    }

    /** The tables in memory. */
    Collection<Table> tables() {
        return tables.values();
    }

    /** A table, if it is in memory. */
    Optional<Table> inMemory(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    Table table(String id) {
        return tables.computeIfAbsent(id, _ -> new Table(id, services, this));
    }

    void forget(Table table) {
        tables.remove(table.id(), table);
    }

    /** How many of the house players' decisions wait for a thread. */
    public int thoughtsWaiting() {
        return services.bots().waiting();
    }

    public int inMemory() {
        return tables.size();
    }

    void wake(String id) {
        Thread.startVirtualThread(
                () -> {
                    Table table = table(id);
                    try {
                        table.ask(
                                here -> {
                                    here.wake();
                                    return null;
                                });
                    } catch (BadInput e) {
                        LOG.log(System.Logger.Level.WARNING, id + ": " + e.getMessage());
                    } catch (RuntimeException e) {
                        LOG.log(System.Logger.Level.ERROR, "table " + id + " cannot be woken", e);
                    }
                });
    }

    // --- People who look

    /** Someone connects. */
    public void arrive(Viewer viewer) {
        turns.arrive(viewer, this::waitingFor);
    }

    /** Someone's connection ends. */
    public void leave(Viewer viewer, Iterable<String> watched) {
        turns.leave(viewer);
        for (String id : watched) unwatch(viewer, id);
    }

    public void watch(Viewer viewer, String id, Language in, boolean scene) {
        Table table = table(id);
        table.ask(
                here -> {
                    here.watch(viewer, in, scene);
                    return null;
                });
    }

    public void unwatch(Viewer viewer, String id) {
        Table table = tables.get(id);
        if (table != null) table.gone(viewer);
    }

    /** A viewer has the table before their eyes again. */
    public void sees(Viewer viewer, String id) {
        inMemory(id).ifPresent(table -> table.sees(viewer));
    }

    /** Does someone have a table before their eyes? Tables that left memory nobody sees. */
    public boolean looks(String person, String id) {
        return inMemory(id).map(table -> table.audience().looks(person)).orElse(false);
    }

    public void command(Viewer viewer, Ask.Command ask) {
        table(ask.table()).command(viewer, ask);
    }

    private List<Tell.Turn> waitingFor(String person) {
        List<Tell.Turn> waiting = new ArrayList<>();
        for (Ledger.Standing standing : store().ledger().of(person, SHOWN)) {
            int seat = standing.sitters().indexOf(person);
            if ((standing.waiting() >>> seat & 1) != 0)
                glance(standing.table(), here -> TurnNotices.turn(here.sitting(), seat))
                        .ifPresent(waiting::add);
        }
        return waiting;
    }

    /**
     * What one table of many says; nothing if it is damaged, was begun under other rules, or does
     * not answer: the others are not to be missed for that.
     */
    private <T> Optional<T> glance(String id, Function<Table, T> work) {
        Table table = table(id);
        if (table.busy() > GLANCE.toNanos()) return Optional.empty();
        try {
            return Optional.of(table.ask(work, GLANCE));
        } catch (BadInput | Failure | StoreFailed | Protocol.Malformed e) {
            LOG.log(System.Logger.Level.DEBUG, id + ": " + e.getMessage());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, id + " is left out", e);
        }
        return Optional.empty();
    }

    // --- Tables over HTTP

    public Api.Table show(String id, String person) {
        Table table = table(id);
        return table.ask(here -> here.shown(person));
    }

    /** Listed tables that are open or running. */
    public List<Api.Table> listed(String person) {
        return show(store().ledger().listed(SHOWN), person);
    }

    public List<Api.Table> mine(String person) {
        return show(store().ledger().of(person, SHOWN), person);
    }

    private List<Api.Table> show(List<Ledger.Standing> standings, String person) {
        List<Api.Table> shown = new ArrayList<>();
        for (Ledger.Standing standing : standings)
            glance(standing.table(), here -> here.shown(person)).ifPresent(shown::add);
        return shown;
    }

    /** Is a table in memory? */
    boolean holds(String id) {
        return tables.containsKey(id);
    }

    /** Closes a table that never began. */
    void expire(String id) {
        try {
            at(id, "", table -> new Seating(table, "").expire());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, id + ": " + e.getMessage());
        }
    }

    /** Who sits at a table under a name. */
    public Optional<String> sitter(String id, String name) {
        return table(id)
                .ask(
                        here ->
                                here.sitting().chairs().stream()
                                        .filter(Chair::human)
                                        .filter(chair -> chair.name().equals(name))
                                        .map(Chair::who)
                                        .findFirst());
    }

    /** Opens a table. */
    public Api.Table open(String person, String name, Api.NewTable wanted) {
        String id = open(Opening.of(wanted, services.games(), person, name));
        return wanted.start() ? start(id, person) : show(id, person);
    }

    /** Writes the first line of a new table. */
    private String open(Deed.Opened opened) {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < 14; i++) id.append(LETTERS.charAt(CHANCE.nextInt(LETTERS.length())));
        Ledger.Line line = new Ledger.Line(1, now(), "", Protocol.write(opened));
        Sitting fresh = new Sitting(id.toString(), line, services.games());
        store().ledger().append(id.toString(), List.of(line), Optional.of(fresh.standing(0, 0)));
        return id.toString();
    }

    public Api.Table join(String id, String person, String name, Optional<Integer> seat) {
        return at(
                id,
                person,
                table -> {
                    if (table.sitting().seatOf(person).isEmpty()) welcome(table, person);
                    new Seating(table, person).join(name, seat);
                });
    }

    /** Whom somebody at the table has blocked does not sit down there. */
    private void welcome(Table table, String person) {
        if (store().circle().blocks(table.sitting().people(), person))
            throw Failure.notYours("somebody at this table does not want to play with you");
    }

    /**
     * The host of a table that has not begun calls someone to it.
     *
     * @param wanted whether that one wants to hear of it
     */
    public Api.Table invite(String id, String person, String other, boolean wanted) {
        return at(
                id,
                person,
                table -> {
                    new Seating(table, person).mayInvite();
                    if (wanted)
                        call(id, table.sitting().opened(), Api.Event.invited, List.of(other));
                });
    }

    /** Refused to all but the host, before any name is looked up. */
    public void mayInvite(String id, String person) {
        at(id, person, table -> new Seating(table, person).mayInvite());
    }

    public Api.Table leaveSeat(String id, String person) {
        return at(id, person, table -> new Seating(table, person).leave());
    }

    /** The host lets someone go before the start. */
    public Api.Table free(String id, String person, int seat) {
        return at(id, person, table -> new Seating(table, person).free(seat));
    }

    /** The host gives a free seat to the house. */
    public Api.Table house(String id, String person, int seat, String bot) {
        return at(id, person, table -> new Seating(table, person).house(seat, bot));
    }

    /** The host keeps the game from beginning by itself, or no longer. */
    public Api.Table hold(String id, String person, boolean held) {
        return at(id, person, table -> new Seating(table, person).hold(held));
    }

    public Api.Table mix(String id, String person, String text) {
        return at(id, person, table -> new Seating(table, person).mix(text));
    }

    public Api.Table start(String id, String person) {
        return at(id, person, table -> new Seating(table, person).start());
    }

    public Api.Table close(String id, String person, boolean admin) {
        return at(id, person, table -> new Seating(table, person).close(admin));
    }

    private interface Visit {
        void at(Table table);
    }

    private Api.Table at(String id, String person, Visit visit) {
        Table table = table(id);
        return table.ask(
                here -> {
                    visit.at(here);
                    return here.shown(person);
                });
    }

    /** The next game of the same people, each one seat further on. */
    public Api.Table rematch(String id, String person, String name) {
        Table table = table(id);
        String next =
                table.ask(
                        here -> {
                            Seating seating = new Seating(here, person);
                            if (here.sitting().rematch().isEmpty())
                                rematch(here, seating.rematch(name));
                            return here.sitting().rematch().orElseThrow();
                        });
        Api.Table there = show(next, person);
        if (there.you().isPresent() || there.status() != Api.Status.open) return there;
        return join(next, person, name, Optional.empty());
    }

    private void rematch(Table table, Deed.Opened again) {
        String next = open(again);
        try {
            table.commit("", new Deed.Rematched(next));
            invite(next, again);
        } catch (Ledger.Taken e) {
            store().ledger().forget(next); // another server has opened one
            throw e;
        }
    }

    /** Calls those for whom a seat is kept. */
    private void invite(String id, Deed.Opened opened) {
        List<String> kept = new ArrayList<>();
        for (Deed.Place place : opened.places())
            if (place.kind() == Api.SeatKind.open && !place.who().isEmpty()) kept.add(place.who());
        call(id, opened, Api.Event.rematch, kept);
    }

    /** Somebody's holidays have changed: their tables hear of it. */
    void holidays(String person) {
        for (Ledger.Standing standing : store().ledger().of(person, TABLES))
            if (standing.status() == Api.Status.running)
                glance(
                        standing.table(),
                        here -> {
                            new Seating(here, person).holidays();
                            return true;
                        });
    }

    /** Somebody without a seat hears of a table that has not begun, or no longer. */
    public void follow(String id, String person, boolean on) {
        Api.Table table = show(id, person);
        if (on && table.status() != Api.Status.open) throw Failure.notNow("the game has begun");
        if (!store().circle().follow(person, id, on))
            throw Failure.notNow("you follow too many tables");
    }

    private void call(String id, Deed.Opened opened, Api.Event event, List<String> people) {
        List<Herald.Call> calls = new ArrayList<>();
        for (String each : people)
            calls.add(new Herald.Call(each, -1, event, Optional.empty(), Optional.empty(), false));
        Herald.News news =
                new Herald.News(
                        id,
                        opened.game(),
                        List.of(opened.hostName()),
                        now(),
                        calls,
                        List.of(),
                        List.of());
        turns.call(news);
        services.herald().hear(news);
    }

    /** A new table that goes on from a moment of another, as the person knew it then. */
    public Api.Table fork(String id, String person, String name, Api.Fork wanted) {
        Table table = table(id);
        String bot = Opening.level(wanted.bot());
        Supplier<Deed.Opened> fork =
                table.ask(
                        here ->
                                new Seating(here, person)
                                        .fork(name, wanted, bot, CHANCE.nextLong()));
        return begin(read(fork), person);
    }

    /** Opens a table whose seats are all taken, and starts it. */
    Api.Table begin(Deed.Opened opened, String person) {
        return start(open(opened), person);
    }

    /** How it was. */
    public Archive archive() {
        return new Archive(this);
    }

    /** Stops: what is being done is finished, nothing more is begun. */
    @Override
    public void close() {
        cluster.close();
        alarms.close();
        services.bots().close();
        services.previews().close();
        services.readers().close();
        CompletableFuture<?>[] last =
                tables.values().stream().map(Table::done).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(last).orTimeout(FAREWELL, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            LOG.log(System.Logger.Level.ERROR, "a table does not answer; stopping all the same");
        }
        try {
            if (!cluster.shared()) store().beat(now());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, e.getMessage());
        }
    }
}
