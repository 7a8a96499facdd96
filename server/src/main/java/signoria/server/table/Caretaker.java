package signoria.server.table;

import signoria.server.protocol.Api;
import signoria.server.store.Ledger;
import signoria.server.store.StoreFailed;

import java.time.Duration;

/** Closes tables that never began and forgets what need not be kept, a little at a time. */
public final class Caretaker implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Caretaker.class.getName());
    private static final Duration PACE = Duration.ofHours(1);
    private static final long DAY = 86_400_000;
    private static final int AT_ONCE = 500;

    private final Lobby lobby;
    private final Ledger ledger;
    private final Retention retention;
    private Thread thread = Thread.currentThread();

    public Caretaker(Lobby lobby, Ledger ledger, Retention retention) {
        this.lobby = lobby;
        this.ledger = ledger;
        this.retention = retention;
    }

    public void begin() {
        thread = Thread.ofVirtual().name("caretaker").start(this::loop);
    }

    private void loop() {
        try {
            while (true) {
                tidy();
                Thread.sleep(PACE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Does what is due; what fails is tried again the next time. */
    void tidy() {
        try {
            for (String table : before(Api.Status.open, retention.open())) lobby.expire(table);
            for (String table : before(Api.Status.closed, retention.closed())) forget(table);
            if (retention.finished().isPresent())
                for (String table : before(Api.Status.over, retention.finished().get()))
                    forget(table);
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.WARNING, e.getMessage());
        }
    }

    private Iterable<String> before(Api.Status status, int days) {
        return ledger.unchanged(status, lobby.now() - days * DAY, AT_ONCE);
    }

    /** Whoever looks at it now may go on doing so. */
    private void forget(String table) {
        if (!lobby.holds(table)) ledger.forget(table);
    }

    @Override
    public void close() {
        if (thread != Thread.currentThread()) thread.interrupt();
    }
}
