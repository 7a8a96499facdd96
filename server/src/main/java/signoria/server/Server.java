package signoria.server;

import signoria.kernel.Tables;
import signoria.server.notices.Callers;
import signoria.server.notices.Noticing;
import signoria.server.notices.Outside;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;
import signoria.server.table.Calendar;
import signoria.server.table.Caretaker;
import signoria.server.table.Catalogue;
import signoria.server.table.Lobby;
import signoria.server.table.Retention;
import signoria.server.web.Address;
import signoria.server.web.Limits;
import signoria.server.web.Web;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A running server: its store, its tables, its web side. */
public final class Server implements AutoCloseable {
    /**
     * How to run it.
     *
     * @param data the folder with all data, unless there is a database
     * @param tables catalogues laid over the printed ones, by game
     */
    public record Settings(
            String host,
            int port,
            Path data,
            Optional<PostgresUrl> database,
            boolean proxied,
            boolean limited,
            long idleMillis,
            Retention retention,
            Outside outside,
            Map<String, Tables> tables,
            int holidays) {
        /** So many days of holiday everybody has in a year. */
        static final int HOLIDAYS = 30;

        public Settings(
                String host,
                int port,
                Path data,
                boolean proxied,
                boolean limited,
                long idleMillis) {
            this(
                    host,
                    port,
                    data,
                    Optional.empty(),
                    proxied,
                    limited,
                    idleMillis,
                    Retention.usual(),
                    Outside.none(),
                    Map.of(),
                    HOLIDAYS);
        }

        public Settings keeping(Retention other) {
            return new Settings(
                    host,
                    port,
                    data,
                    database,
                    proxied,
                    limited,
                    idleMillis,
                    other,
                    outside,
                    tables,
                    holidays);
        }

        /** On a PostgreSQL, if one is named, instead of in a folder. */
        public Settings on(Optional<PostgresUrl> other) {
            return new Settings(
                    host,
                    port,
                    data,
                    other,
                    proxied,
                    limited,
                    idleMillis,
                    retention,
                    outside,
                    tables,
                    holidays);
        }

        /** With messages that leave the server as the host has set them up. */
        public Settings calling(Outside other) {
            return new Settings(
                    host,
                    port,
                    data,
                    database,
                    proxied,
                    limited,
                    idleMillis,
                    retention,
                    other,
                    tables,
                    holidays);
        }

        /** As zero configuration has it. */
        public static Settings usual(Path data) {
            return new Settings("localhost", 1492, data, false, true, 600_000);
        }

        public Settings at(String otherHost, int otherPort) {
            return new Settings(
                    otherHost,
                    otherPort,
                    data,
                    database,
                    proxied,
                    limited,
                    idleMillis,
                    retention,
                    outside,
                    tables,
                    holidays);
        }

        /** With tables of one's own laid over those of some games. */
        public Settings with(Map<String, Tables> own) {
            return new Settings(
                    host,
                    port,
                    data,
                    database,
                    proxied,
                    limited,
                    idleMillis,
                    retention,
                    outside,
                    own,
                    holidays);
        }

        /** With so many days of holiday in a year. */
        public Settings resting(int days) {
            return new Settings(
                    host,
                    port,
                    data,
                    database,
                    proxied,
                    limited,
                    idleMillis,
                    retention,
                    outside,
                    tables,
                    days);
        }
    }

    private final Store store;
    private final Lobby lobby;
    private final Web web;
    private final Caretaker caretaker;
    private final Callers callers;
    private final Noticing noticing;
    private volatile Optional<String> outlived = Optional.empty();

    private Server(Settings settings, Store store) {
        this.store = store;
        Catalogue games = Catalogue.found(settings.tables());
        Metrics metrics = new Metrics();
        int cores = Runtime.getRuntime().availableProcessors();
        LongSupplier now = store.nodes().shared() ? store.nodes()::now : System::currentTimeMillis;
        callers = new Callers(store, settings.outside().pace(), now);
        lobby =
                new Lobby(
                        store,
                        games,
                        new Lobby.Settings(
                                cores,
                                settings.idleMillis(),
                                System::currentTimeMillis,
                                metrics,
                                callers));
        Limits limits =
                settings.limited()
                        ? Limits.usual(() -> System.nanoTime() / 1_000_000)
                        : Limits.none();
        Web.Settings at =
                new Web.Settings(settings.host(), settings.port(), settings.proxied(), limits);
        lobby.cluster().outlived(why -> outlived = Optional.of(why));
        try {
            lobby.begin(); // before anybody can come in
            noticing =
                    new Noticing(
                            store,
                            games,
                            lobby,
                            settings.outside(),
                            callers,
                            () -> address(settings));
            Calendar calendar = new Calendar(lobby, settings.holidays());
            web = new Web(at, store, games, lobby, noticing, calendar, metrics::text);
        } catch (RuntimeException e) {
            lobby.close();
            callers.close();
            throw e;
        }
        caretaker = new Caretaker(lobby, store.ledger(), settings.retention());
        caretaker.begin();
        metrics.watch(lobby::inMemory, web::connections, lobby::thoughtsWaiting);
    }

    public static Server start(Settings settings) {
        Store store = open(settings);
        try {
            return new Server(settings, store);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static Store open(Settings settings) {
        Optional<PostgresUrl> database = settings.database();
        return database.isPresent()
                ? PostgresStore.open(database.get())
                : SqliteStore.open(settings.data());
    }

    /** Where people find this server, as far as it knows. */
    private String address(Settings settings) {
        return settings.outside()
                .url()
                .or(() -> Address.forOthers(settings.host(), port()))
                .orElseGet(() -> "http://localhost:" + port());
    }

    public int port() {
        return web.port();
    }

    /** False when nobody can come in any more. */
    boolean listening() {
        return web.listening();
    }

    /** Why this server must not go on, if it must not. */
    Optional<String> outlived() {
        return outlived;
    }

    public Store store() {
        return store;
    }

    /** Verb and path of every call of the protocol. */
    public List<String> paths() {
        return web.paths();
    }

    /** Sockets that are open now. */
    public int connections() {
        return web.connections();
    }

    /** Tables in memory now. */
    public int tables() {
        return lobby.inMemory();
    }

    /** Stops in order: nobody new, what is being done is finished, then the disk. */
    @Override
    public void close() {
        caretaker.close();
        web.close();
        lobby.close();
        callers.close();
        noticing.close();
        store.close();
    }
}
