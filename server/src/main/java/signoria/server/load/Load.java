package signoria.server.load;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Sheet;
import signoria.server.Server;
import signoria.server.protocol.Api;
import signoria.server.store.Ledger;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Drives a server of its own on loopback and reckons afterwards, ledger in hand. */
public final class Load {
    /**
     * What to do.
     *
     * @param rate how many moves a second are offered; 0 for as many as are answered
     * @param store an empty database; else a folder of its own
     * @param nodes so many servers share it, in one process
     * @param bots the level of the house players against whom one person plays at each table; else
     *     people play each other
     */
    public record Plan(
            Optional<String> game,
            Optional<String> bots,
            int tables,
            double seconds,
            int rate,
            Optional<PostgresUrl> store,
            int nodes) {}

    private static final int DRIVERS = 64;
    private static final int DRIVING = 2; // threads: what is measured needs the machine itself
    private static final int OPENING_AT_ONCE = 48;
    private static final int TRIES = 20;

    /** Until what is measured is compiled, and compiling no longer takes a core. */
    private static final double WARM_UP = 12;

    private final Plan plan;
    private final Sheet sheet;
    private final Consumer<String> progress;
    private final LinkedBlockingQueue<Driver.Question> ready = new LinkedBlockingQueue<>();
    private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
    private final Set<String> over = ConcurrentHashMap.newKeySet();
    private final Map<String, List<Driver>> seated = new ConcurrentHashMap<>();
    private final AtomicInteger troubles = new AtomicInteger();
    private final AtomicInteger live = new AtomicInteger();
    private volatile boolean stopping;
    private volatile Latencies latencies = new Latencies();
    private volatile Latencies waits = new Latencies();

    private Load(Plan plan, Consumer<String> progress) {
        this.plan = plan;
        this.sheet =
                plan.game()
                        .<Game<?, ?, ?>>map(Games::named)
                        .orElseGet(() -> Games.all().getFirst())
                        .sheet();
        this.progress = progress;
    }

    /** Runs the load; what goes on is told in lines. */
    public static LoadReport run(Plan plan, Consumer<String> progress) {
        return run(plan, false, progress);
    }

    /** The same against a server that may limit how much one address does. */
    static LoadReport run(Plan plan, boolean limited, Consumer<String> progress) {
        Load load = new Load(plan, progress);
        Path folder = temporary();
        Thread interrupted = new Thread(() -> delete(folder), "clear away");
        Runtime.getRuntime().addShutdownHook(interrupted);
        try {
            return load.run(folder, limited);
        } catch (Client.Unanswered e) {
            throw new BadInput("the tables could not be opened: " + e.getMessage());
        } finally {
            delete(folder);
            forget(interrupted);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("signoria-load");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The hook has nothing to do any more, unless it is at work already. */
    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // it clears away itself
        }
    }

    /** Clears a folder away, also while a server that is being killed still writes to it. */
    public static void delete(Path folder) {
        for (int tries = 0; Files.exists(folder) && tries < TRIES; tries++)
            try (var files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList())
                    Files.deleteIfExists(file);
            } catch (IOException | UncheckedIOException written) {
                // something came or went meanwhile: once more
            }
    }

    private LoadReport run(Path folder, boolean limited) {
        Server.Settings settings =
                new Server.Settings("localhost", 0, folder, false, limited, 3_600_000)
                        .on(plan.store());
        double moves;
        double seconds;
        long heap;
        int tables;
        try (Servers servers = Servers.start(settings, plan.nodes());
                ExecutorService few = Executors.newFixedThreadPool(DRIVING);
                HttpClient http = HttpClient.newBuilder().executor(few).build();
                Drivers seats = new Drivers(new ArrayList<>())) {
            List<Driver> drivers = seats.all();
            open(http, servers.ports(), drivers);
            warmUp();
            latencies = new Latencies();
            waits = new Latencies();
            long begun = System.nanoTime();
            play(plan.seconds());
            seconds = (System.nanoTime() - begun) / 1e9;
            moves = latencies.size();
            stopping = true;
            settle(drivers);
            tables = live.get();
            heap = heap();
        }
        long[] wrong = reckon(folder);
        if (troubles.get() > 0) progress.accept(troubles + " commands were not played");
        return new LoadReport(
                tables,
                round(seconds),
                round(moves / seconds),
                round(latencies.millis(0.5)),
                round(latencies.millis(0.99)),
                waits.size(),
                round(waits.millis(0.5)),
                round(waits.millis(0.95)),
                heap,
                wrong[0],
                wrong[1]);
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }

    /** Servers on one store. */
    private record Servers(List<Server> all) implements AutoCloseable {
        static Servers start(Server.Settings settings, int many) {
            List<Server> started = new ArrayList<>();
            for (int i = 0; i < many; i++) started.add(Server.start(settings));
            return new Servers(started);
        }

        List<Integer> ports() {
            return all.stream().map(Server::port).toList();
        }

        @Override
        public void close() {
            for (Server each : all) each.close();
        }
    }

    /** Those who play: their sockets are closed first, for the HTTP client waits for them. */
    private record Drivers(List<Driver> all) implements AutoCloseable {
        @Override
        public void close() {
            for (Driver each : all) each.close();
        }
    }

    // --- Opening

    private void open(HttpClient http, List<Integer> ports, List<Driver> drivers) {
        int seats = plan.bots().isPresent() ? 1 : atATable();
        int groups = Math.max(1, Math.min(DRIVERS, plan.tables()) / seats);
        for (int i = 0; i < groups * seats; i++)
            drivers.add(
                    new Driver(new Client(http, ports.get(i % ports.size())), "load " + i, this));
        progress.accept("opening " + plan.tables() + " tables of " + sheet.id());
        Semaphore some = new Semaphore(OPENING_AT_ONCE);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> opening = new ArrayList<>();
            for (int i = 0; i < plan.tables(); i++) {
                int group = i % groups * seats;
                List<Driver> players = drivers.subList(group, group + seats);
                opening.add(
                        threads.submit(
                                () -> {
                                    some.acquireUninterruptibly();
                                    try {
                                        if (!stopping) open(players);
                                    } catch (RuntimeException e) {
                                        stopping = true; // one failure is enough
                                        throw e;
                                    } finally {
                                        some.release();
                                    }
                                }));
            }
            for (Future<?> each : opening) each.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Client.Unanswered refused) throw refused;
            throw new IllegalStateException("a table could not be opened", e.getCause());
        }
    }

    private int atATable() {
        return Math.max(2, sheet.fewest());
    }

    private void open(List<Driver> players) {
        Api.SeatKind kind = plan.bots().isPresent() ? Api.SeatKind.bot : Api.SeatKind.open;
        List<Api.NewSeat> seats = new ArrayList<>();
        seats.add(new Api.NewSeat(Api.SeatKind.me, Optional.empty()));
        while (seats.size() < atATable()) seats.add(new Api.NewSeat(kind, plan.bots()));
        Client host = players.getFirst().client();
        Api.NewTable wanted =
                new Api.NewTable(
                        sheet.id(),
                        seats,
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.None(),
                        "random",
                        false);
        String id = Client.patiently(() -> host.post("/tables", wanted, Api.Table.class)).id();
        String at = "/tables/" + id;
        for (Driver player : players.subList(1, players.size()))
            Client.patiently(
                    () ->
                            player.client()
                                    .post(
                                            at + "/join",
                                            new Api.Join(Optional.empty()),
                                            Api.Table.class));
        Client.patiently(() -> host.post(at + "/start", "", Api.Table.class));
        live.incrementAndGet();
        seated.put(id, players);
        for (Driver player : players) player.watch(id);
    }

    // --- Playing

    private void warmUp() {
        progress.accept("warming up");
        play(WARM_UP);
        progress.accept("playing for " + plan.seconds() + " s");
    }

    /** Answers questions as they come, no faster than the rate. */
    private void play(double seconds) {
        long begun = System.nanoTime();
        long until = begun + (long) (seconds * 1e9);
        long sent = 0;
        while (System.nanoTime() < until)
            try {
                Driver.Question question = ready.poll(10, TimeUnit.MILLISECONDS);
                if (question == null) continue;
                if (plan.rate() > 0) {
                    long due = begun + sent * 1_000_000_000L / plan.rate();
                    Driver.pause(due - System.nanoTime());
                }
                question.driver().answer(question);
                sent++;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
    }

    /** Waits for the last answers. */
    private static void settle(List<Driver> drivers) {
        long until = System.nanoTime() + 10_000_000_000L;
        while (System.nanoTime() < until
                && drivers.stream().anyMatch(driver -> driver.unanswered() > 0))
            Driver.pause(20_000_000);
    }

    private static long heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory() >> 20;
    }

    void ready(Driver.Question question) {
        ready.add(question);
    }

    void acknowledged(String command, long nanos) {
        acknowledged.add(command);
        latencies.add(nanos);
    }

    void waited(long nanos) {
        if (plan.bots().isPresent()) waits.add(nanos);
    }

    /** A game has ended: its players open another table. */
    void over(String table) {
        if (!over.add(table)) return;
        live.decrementAndGet();
        List<Driver> players = seated.get(table);
        if (!stopping && players != null) Thread.startVirtualThread(() -> reopen(players));
    }

    private void reopen(List<Driver> players) {
        try {
            open(players);
        } catch (RuntimeException e) {
            if (!stopping) trouble("a table could not be opened: " + e.getMessage());
        }
    }

    void trouble(String text) {
        if (troubles.incrementAndGet() == 1) progress.accept(text);
    }

    // --- Reckoning

    /** How many acknowledged moves the ledger lacks, and how many it has twice. */
    private long[] reckon(Path folder) {
        progress.accept("reading the ledger back");
        Map<String, Integer> found = new HashMap<>();
        try (Store store =
                plan.store().isPresent()
                        ? PostgresStore.existing(plan.store().get())
                        : SqliteStore.open(folder)) {
            for (String table : store.ledger().tables())
                for (Ledger.Line line : store.ledger().lines(table, 0))
                    if (!line.command().isEmpty()) found.merge(line.command(), 1, Integer::sum);
        }
        long lost = acknowledged.stream().filter(each -> !found.containsKey(each)).count();
        long duplicated = found.values().stream().filter(times -> times > 1).count();
        return new long[] {lost, duplicated};
    }
}
