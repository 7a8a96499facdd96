package signoria.server.chaos;

import signoria.kernel.Games;
import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.store.Ledger;
import signoria.server.store.Nodes;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.table.Recount;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * Servers on one database behind a balancer, clients who play through it, and one fault after the
 * other; afterwards the history of all clients is held against the ledgers.
 */
public final class Chaos implements AutoCloseable {
    /** What can go wrong. */
    public enum Fault {
        /** A server is killed, and started again after a while. */
        KILLED,
        /** A server stands still for longer than its claims last. */
        FROZEN,
        /** All connections to the database are cut, wherever they are in what they do. */
        CUT,
        /** The database is stopped and started. */
        RESTARTED,
        /** The database is killed and started. */
        DATABASE_KILLED
    }

    /**
     * What to do.
     *
     * @param programs the folder with PostgreSQL's programs
     * @param folder for data and logs
     * @param pairs of clients, each of which plays at one table at a time
     * @param thinks so many milliseconds a client thinks before each move
     * @param hurry so many seconds those have who have little time
     */
    public record Plan(Path programs, Path folder, int nodes, int pairs, long thinks, int hurry) {}

    /**
     * What came of it.
     *
     * @param slowest after a server's death or standstill, the milliseconds until the last client
     *     had a move acknowledged again; the longest there was, and the median
     * @param held how often a clock was held against the standstill of a server
     * @param violations what is not as it was promised, a line each
     */
    public record Outcome(
            int nodes,
            int clients,
            Map<Fault, Integer> faults,
            int moves,
            int tables,
            long slowest,
            long median,
            int held,
            List<String> violations) {}

    /** Some tables have house players that think, some clocks that are soon up, some both. */
    private static final int UNHURRIED = 60;

    /** Within so many milliseconds after a server's death everybody should play on. */
    private static final long PROMISED = 3000;

    private static final List<String> BOTS = List.of("random", "journeyman");

    private final Plan plan;
    private final Consumer<String> log;
    private final Database database;
    private final PostgresUrl url;
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final Balancer balancer;
    private final History history = new History();
    private final List<Restless> clients = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Map<String, Integer> tables = new ConcurrentHashMap<>(); // by table, the pair
    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);
    private final List<Long> gaps = new ArrayList<>();
    private final Map<String, List<Long>> stood = new HashMap<>(); // by table
    private volatile boolean ending;

    /** Sets everything up, until all play; nothing has gone wrong yet. */
    public Chaos(Plan plan, Consumer<String> log) {
        this.plan = plan;
        this.log = log;
        try {
            Files.createDirectories(plan.folder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        database = Database.start(plan.programs(), plan.folder().resolve("database"));
        url = database.fresh("chaos");
        for (int i = 0; i < plan.nodes(); i++)
            nodes.add(
                    new ServerProcess(Database.freePort(), url, plan.folder().resolve("node" + i)));
        balancer = Balancer.start(plan.folder(), nodes.stream().map(ServerProcess::port).toList());
        begin();
        untilAllPlay(System.nanoTime());
    }

    private void begin() {
        HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
        for (int i = 0; i < 2 * plan.pairs() + 2; i++) {
            int port = i < 2 * plan.pairs() ? balancer.port() : nodes.getFirst().port();
            clients.add(new Restless(http, port, "Client " + i, history, plan.thinks()));
        }
        for (Restless each : clients) threads.add(Thread.ofVirtual().start(each));
        for (int pair = 0; pair <= plan.pairs(); pair++) {
            int at = pair;
            threads.add(Thread.ofVirtual().start(() -> keepPlaying(at)));
        }
    }

    /** The one that needs the fewest seats. */
    private static String game() {
        return Collections.min(Games.all(), Comparator.comparingInt(game -> game.sheet().fewest()))
                .sheet()
                .id();
    }

    /** Those who come by the balancer; the last two know one server alone, and wait for it. */
    private List<Restless> free() {
        return clients.subList(0, 2 * plan.pairs());
    }

    /** When a game is over the next one begins. */
    private void keepPlaying(int pair) {
        Restless one = clients.get(2 * pair);
        Restless other = clients.get(2 * pair + 1);
        boolean waits = pair == plan.pairs(); // and has the time for it
        for (int made = waits ? 0 : pair; !ending; made += waits ? 0 : 1) {
            String table =
                    Restless.begin(
                            one,
                            other,
                            new Api.NewTable(
                                    game(),
                                    List.of(
                                            new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                                            new Api.NewSeat(Api.SeatKind.open, Optional.empty()),
                                            new Api.NewSeat(
                                                    Api.SeatKind.bot, Optional.of(bot(made)))),
                                    Map.of(),
                                    true,
                                    false,
                                    new Api.Clock.Live(seconds(made), 1),
                                    "random",
                                    false));
            tables.put(table, pair);
            while (!ending && !one.over().contains(table)) pause(100);
            one.tables().remove(table);
            other.tables().remove(table);
        }
    }

    private int seconds(int made) {
        return made / BOTS.size() % 2 == 0 ? UNHURRIED : plan.hurry();
    }

    private static String bot(int made) {
        return BOTS.get(made % BOTS.size());
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** One fault; when this returns all is up again and everybody has played on. */
    public void strike(Fault fault) {
        log.accept(fault.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '));
        faults.merge(fault, 1, Integer::sum);
        ServerProcess node = nodes.get(ThreadLocalRandom.current().nextInt(nodes.size()));
        long begun = System.nanoTime();
        switch (fault) {
            case KILLED -> {
                stands(node::kill, begun);
                node.start();
            }
            case FROZEN -> {
                stands(node::freeze, begun);
                node.thaw();
            }
            case CUT -> database.cut("chaos");
            case RESTARTED -> {
                database.stop();
                pause(ThreadLocalRandom.current().nextLong(800));
                database.start();
            }
            case DATABASE_KILLED -> {
                database.kill();
                pause(ThreadLocalRandom.current().nextLong(800));
                database.start();
            }
        }
        untilAllPlay(System.nanoTime());
    }

    /** A server stops until the others know, and notes at which tables people looked through it. */
    private void stands(Runnable stop, long begun) {
        Map<String, List<String>> looked = database.looking("chaos");
        stop.run();
        long since = System.currentTimeMillis();
        long gap = untilAllPlay(begun);
        gaps.add(gap);
        log.accept("all play on after " + gap + " ms");
        long rest = Nodes.LEASE + 1500 - (System.nanoTime() - begun) / 1_000_000;
        if (rest > 0) pause(rest);
        looked.keySet().removeAll(database.living("chaos"));
        for (List<String> tables : looked.values())
            for (String table : tables)
                stood.computeIfAbsent(table, _ -> new ArrayList<>()).add(since);
    }

    /** Until every client has had a move acknowledged since then; the milliseconds it took. */
    private long untilAllPlay(long since) {
        long until = since + 60_000_000_000L;
        long late = since + PROMISED * 1_000_000;
        for (List<Restless> waiting = waiting(since);
                !waiting.isEmpty();
                waiting = waiting(since)) {
            if (System.nanoTime() > until)
                throw new IllegalStateException("does not play on: " + waiting);
            if (System.nanoTime() > late) {
                late = Long.MAX_VALUE;
                log.accept("late: " + waiting);
            }
            pause(10);
        }
        return (System.nanoTime() - since) / 1_000_000;
    }

    /** Those who have had no move acknowledged since. */
    private List<Restless> waiting(long since) {
        return free().stream().filter(client -> client.lastAnswer() < since).toList();
    }

    /** Ends the play and holds what clients saw against the ledgers. */
    public Outcome end() {
        ending = true;
        for (Restless each : clients) each.stop();
        join();
        Map<String, List<Ledger.Line>> ledgers = new HashMap<>();
        List<String> violations = new ArrayList<>();
        int moves = 0;
        try (PostgresStore store = PostgresStore.existing(url)) {
            for (String table : tables.keySet())
                ledgers.put(table, store.ledger().lines(table, 0)); // their hashes are checked
        }
        violations.addAll(lookBack());
        List<History.Event> events = history.events();
        violations.addAll(Checker.check(events, ledgers));
        int held = 0;
        for (var ledger : ledgers.entrySet()) {
            String table = ledger.getKey();
            List<Long> still = stood.getOrDefault(table, List.of());
            Recount.Findings found = Recount.of(table, ledger.getValue(), still);
            violations.addAll(found.faults());
            held += found.held();
        }
        for (History.Event each : events) if (each instanceof History.Acknowledged) moves++;
        List<Long> sorted = gaps.stream().sorted().toList();
        return new Outcome(
                nodes.size(),
                free().size(),
                faults,
                moves,
                tables.size(),
                sorted.isEmpty() ? 0 : sorted.getLast(),
                sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2),
                held,
                violations);
    }

    private void join() {
        try {
            for (Thread each : threads) each.join(Duration.ofSeconds(10));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What each client sees at the end: nobody may have seen more before. */
    private List<String> lookBack() {
        List<String> faulty = new ArrayList<>();
        tables.forEach(
                (table, pair) -> {
                    for (Restless each : clients.subList(2 * pair, 2 * pair + 2))
                        try {
                            each.lookBack(table);
                        } catch (Client.Unanswered e) {
                            faulty.add(table + " cannot be opened: " + e.getMessage());
                        }
                });
        return faulty;
    }

    @Override
    public void close() {
        ending = true;
        for (Restless each : clients) each.stop();
        for (Thread each : threads) each.interrupt();
        balancer.close();
        for (ServerProcess each : nodes) each.close();
        database.close();
    }
}
