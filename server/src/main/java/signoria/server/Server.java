package signoria.server;

import signoria.server.store.SqliteStore;
import signoria.server.store.Store;
import signoria.server.table.Caretaker;
import signoria.server.table.Catalogue;
import signoria.server.table.Lobby;
import signoria.server.table.Retention;
import signoria.server.web.Limits;
import signoria.server.web.Web;

import java.nio.file.Path;
import java.util.List;

/** A running server: its store, its tables, its web side. */
public final class Server implements AutoCloseable {
    /** How to run it. */
    public record Settings(
            String host,
            int port,
            Path data,
            boolean proxied,
            boolean limited,
            long idleMillis,
            Retention retention) {
        public Settings(
                String host,
                int port,
                Path data,
                boolean proxied,
                boolean limited,
                long idleMillis) {
            this(host, port, data, proxied, limited, idleMillis, Retention.usual());
        }

        public Settings keeping(Retention other) {
            return new Settings(host, port, data, proxied, limited, idleMillis, other);
        }

        /** As zero configuration has it. */
        public static Settings usual(Path data) {
            return new Settings("localhost", 1492, data, false, true, 600_000);
        }

        public Settings at(String otherHost, int otherPort) {
            return new Settings(
                    otherHost, otherPort, data, proxied, limited, idleMillis, retention);
        }
    }

    private final Store store;
    private final Lobby lobby;
    private final Web web;
    private final Caretaker caretaker;

    private Server(Settings settings, Store store) {
        this.store = store;
        Catalogue games = Catalogue.found();
        Metrics metrics = new Metrics();
        int cores = Runtime.getRuntime().availableProcessors();
        lobby =
                new Lobby(
                        store,
                        games,
                        new Lobby.Settings(
                                cores, settings.idleMillis(), System::currentTimeMillis, metrics));
        Limits limits =
                settings.limited()
                        ? Limits.usual(() -> System.nanoTime() / 1_000_000)
                        : Limits.none();
        Web.Settings at =
                new Web.Settings(settings.host(), settings.port(), settings.proxied(), limits);
        lobby.begin(); // before anybody can come in
        try {
            web = new Web(at, store, games, lobby, metrics::text);
        } catch (RuntimeException e) {
            lobby.close();
            throw e;
        }
        caretaker = new Caretaker(lobby, store.ledger(), settings.retention());
        caretaker.begin();
        metrics.watch(lobby::inMemory, web::connections, lobby::thoughtsWaiting);
    }

    public static Server start(Settings settings) {
        Store store = SqliteStore.open(settings.data());
        try {
            return new Server(settings, store);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    public int port() {
        return web.port();
    }

    /** False when nobody can come in any more. */
    boolean listening() {
        return web.listening();
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
        store.close();
    }
}
