package signoria.server.store;

import java.sql.SQLException;

/**
 * Carries what was written from the log into the database, a little at a time and beside the
 * writer, so that no move waits for it.
 */
final class Checkpoints implements AutoCloseable {
    /**
     * From so many pages on the writer carries too, and finds little left to do. Only where nothing
     * is left does SQLite begin the log anew.
     */
    static final int LONG_LOG = 32_000;

    private static final System.Logger LOG = System.getLogger(Checkpoints.class.getName());
    private static final long PACE = 100;
    private static final long PATIENCE = 2000;
    private static final int WORTH_WHILE = 4000;

    private final Db db;
    private final Thread thread;

    Checkpoints(Db db) {
        this.db = db;
        this.thread = Thread.ofPlatform().name("store-checkpoints").daemon().start(this::loop);
    }

    private void loop() {
        try {
            while (true) {
                Thread.sleep(PACE);
                if (waiting("noop") >= WORTH_WHILE && waiting("passive") >= WORTH_WHILE)
                    Thread.sleep(PATIENCE); // on a full disk, say
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many pages are in the log alone, after a checkpoint of this kind. */
    private int waiting(String kind) {
        try {
            return db.first(
                            "pragma wal_checkpoint(" + kind + ")",
                            row -> row.getInt(2) - row.getInt(3))
                    .orElse(0);
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.WARNING, "the log stays as it is: " + e.getMessage());
            return WORTH_WHILE;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
            db.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (SQLException e) {
            LOG.log(System.Logger.Level.WARNING, e.getMessage());
        }
    }
}
