package signoria.server.store;

import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Words between servers, by PostgreSQL's {@code notify}. They are told after the change that they
 * are about, many at once and without waiting for the disk: a {@code notify} within each change
 * would let the changes of all servers wait for each other.
 */
final class PostgresNews implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(PostgresNews.class.getName());
    private static final String CHANNEL = "signoria";

    /** PostgreSQL takes 8000 bytes at most. */
    private static final int LONGEST = 7500;

    private static final int LISTENING = 1000;
    private static final long PAUSE = 200;

    private record Told(String by, Nodes.Word word) {
        String text() {
            return by + " " + word.kind() + " " + word.id() + " " + String.join(",", word.people());
        }
    }

    private final PostgresStore store;
    private final PostgresUrl url;
    private final LinkedBlockingQueue<Told> unsaid = new LinkedBlockingQueue<>();
    private Optional<Nodes.Listener> listener = Optional.empty();
    private volatile String us = "";
    private volatile int
            session; // the database's number for the connection that listens, 0 if none
    private volatile boolean closed;
    private Thread teller = Thread.currentThread();
    private Thread hearer = Thread.currentThread();

    PostgresNews(PostgresStore store, PostgresUrl url) {
        this.store = store;
        this.url = url;
    }

    void begin(Nodes.Listener wants) {
        listener = Optional.of(wants);
        teller = Thread.ofPlatform().name("store-teller").daemon().start(this::tellAll);
        hearer = Thread.ofPlatform().name("store-hearer").daemon().start(this::hearAll);
    }

    /** By which the others see that this server is there; 0 if they do not. */
    int session() {
        return session;
    }

    void reborn() {
        listener.ifPresent(Nodes.Listener::reborn);
    }

    void tell(String by, Nodes.Word word) {
        us = by;
        unsaid.add(new Told(by, word));
    }

    private void tellAll() {
        try {
            while (!closed || !unsaid.isEmpty()) {
                StringBuilder text = new StringBuilder(unsaid.take().text());
                for (Told next = unsaid.peek(); next != null; next = unsaid.peek()) {
                    String more = next.text();
                    if (bytes(text) + more.length() * 3 > LONGEST) break;
                    text.append('\n').append(more);
                    unsaid.remove();
                }
                say(text.toString());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int bytes(CharSequence text) {
        return text.toString().getBytes(StandardCharsets.UTF_8).length;
    }

    private void say(String text) {
        try {
            store.write(
                    db -> {
                        db.once("set local synchronous_commit = off");
                        return db.all(
                                "select pg_notify(?, ?)", row -> row.getString(1), CHANNEL, text);
                    });
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, e.getMessage()); // others ask by themselves
        }
    }

    private void hearAll() {
        while (!closed)
            try (Connection connection =
                    DriverManager.getConnection(url.jdbc(), url.properties())) {
                try (var statement = connection.createStatement()) {
                    statement.execute("listen " + CHANNEL);
                }
                PGConnection postgres = connection.unwrap(PGConnection.class);
                session = postgres.getBackendPID();
                listener.ifPresent(Nodes.Listener::missed);
                while (!closed)
                    for (PGNotification each : heard(postgres)) hear(each.getParameter());
            } catch (SQLException e) {
                session = 0;
                pause();
            }
    }

    private static List<PGNotification> heard(PGConnection postgres) throws SQLException {
        PGNotification[] heard = postgres.getNotifications(LISTENING);
        return heard == null ? List.of() : List.of(heard);
    }

    private void hear(String text) {
        for (String line : text.split("\n")) {
            String[] parts = line.split(" ", 4);
            if (parts.length < 4 || parts[0].equals(us)) continue;
            try {
                Nodes.Kind kind = Nodes.Kind.valueOf(parts[1]);
                List<String> people = List.of(parts[3].split(","));
                listener.ifPresent(to -> to.heard(new Nodes.Word(kind, parts[2], people)));
            } catch (IllegalArgumentException e) {
                LOG.log(System.Logger.Level.DEBUG, line); // of a newer version
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        if (teller == Thread.currentThread()) return; // it never began
        long until = System.nanoTime() + 1_000_000_000L;
        while (!unsaid.isEmpty() && System.nanoTime() < until) pause();
        teller.interrupt();
        hearer.interrupt();
    }
}
