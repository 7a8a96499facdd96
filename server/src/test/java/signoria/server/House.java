package signoria.server;

import signoria.server.chaos.Postgres;
import signoria.server.notices.Outside;
import signoria.server.protocol.Api;
import signoria.server.store.PostgresUrl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** A real server on a free loopback port, in a folder of its own. */
public final class House implements AutoCloseable {
    private static final Map<Path, PostgresUrl> DATABASES = new ConcurrentHashMap<>();

    private final Server.Settings settings;
    private Server server;

    public House(Path data) {
        this(data, false, 600_000);
    }

    public House(Path data, boolean limited, long idleMillis) {
        settings =
                new Server.Settings("localhost", freePort(), data, false, limited, idleMillis)
                        .on(store(data));
        server = Server.start(settings);
    }

    /** One that calls people who do not look. */
    public House(Path data, Outside outside) {
        settings =
                new Server.Settings("localhost", freePort(), data, false, false, 600_000)
                        .on(store(data))
                        .calling(outside);
        server = Server.start(settings);
    }

    /** With {@code -Dsignoria.store=postgres} each folder stands for a database instead. */
    private static Optional<PostgresUrl> store(Path data) {
        if (!"postgres".equals(System.getProperty("signoria.store"))) return Optional.empty();
        return Optional.of(DATABASES.computeIfAbsent(data, _ -> Postgres.fresh()));
    }

    /** A port below those that the system hands out by itself. */
    public static int freePort() {
        for (int tries = 0; tries < 200; tries++) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 32_000);
            try (ServerSocket socket =
                    new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException e) {
                // taken; another one
            }
        }
        throw new AssertionError("no free port");
    }

    public int port() {
        return server.port();
    }

    public Server server() {
        return server;
    }

    public void restart() {
        stop();
        start();
    }

    public void stop() {
        server.close();
    }

    public void start() {
        server = Server.start(settings);
    }

    /** A guest of this name, or one like it if an account has it. */
    public Player guest(String name) {
        return Player.guest(port(), free(name));
    }

    private String free(String name) {
        String free = name;
        for (int number = 2; server.store().people().account(free).isPresent(); number++)
            free = name + " " + number;
        return free;
    }

    /** Someone with an account. */
    public Player account(String name) {
        Player player = guest(name);
        server.store().people().enrol(player.id(), player.name(), "no password");
        player.cut();
        player.connect();
        return player;
    }

    @Override
    public void close() {
        server.close();
    }

    /** A table of Masters; seats are {@code me}, {@code open}, or a bot's level. */
    public static Api.NewTable table(Api.Clock clock, boolean start, String... seats) {
        List<Api.NewSeat> places = new ArrayList<>();
        for (String seat : seats)
            places.add(
                    switch (seat) {
                        case "me" -> new Api.NewSeat(Api.SeatKind.me, Optional.empty());
                        case "open" -> new Api.NewSeat(Api.SeatKind.open, Optional.empty());
                        default -> new Api.NewSeat(Api.SeatKind.bot, Optional.of(seat));
                    });
        return new Api.NewTable("masters", places, Map.of(), true, true, clock, "random", start);
    }

    /** The same, not counting for ratings. */
    public static Api.NewTable unrated(Api.NewTable table) {
        return new Api.NewTable(
                table.game(),
                table.seats(),
                table.options(),
                table.listed(),
                false,
                table.clock(),
                table.takeover(),
                table.start());
    }

    public static Api.NewTable table(boolean start, String... seats) {
        return table(new Api.Clock.None(), start, seats);
    }
}
