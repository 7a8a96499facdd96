package signoria.server.store;

import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;

/**
 * The one thread through which all writing goes. Whatever is waiting when a commit is done goes
 * into the next one, so that many changes share one sync of the disk.
 */
final class Writer implements AutoCloseable {
    /** So that one commit never keeps the first of its changes waiting for long. */
    private static final int MOST_AT_ONCE = 512;

    private static final Task<?> STOP = new Task<>(_ -> null);

    private static final class Task<T> {
        final Db.Work<T> work;
        final CompletableFuture<T> done = new CompletableFuture<>();
        T result;
        RuntimeException refused;

        Task(Db.Work<T> work) {
            this.work = work;
        }

        void run(Db db) throws SQLException {
            result = work.on(db);
        }

        void finish() {
            if (refused != null) done.completeExceptionally(refused);
            else done.complete(result);
        }
    }

    private final Db db;
    private final CommitCount count;
    private final LinkedBlockingQueue<Task<?>> tasks = new LinkedBlockingQueue<>();
    private final Thread thread;
    private final LongAdder commits = new LongAdder();
    private volatile boolean stopped;

    Writer(Db db, CommitCount count) {
        this.db = db;
        this.count = count;
        this.thread = Thread.ofPlatform().name("store-writer").start(this::loop);
    }

    /** Does a change; it is on disk when this returns. */
    <T> T write(Db.Work<T> work) {
        Task<T> task = new Task<>(work);
        tasks.add(task);
        if (stopped) refuseAll();
        try {
            return task.done.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StoreFailed failed)
                throw new StoreFailed(failed.code(), failed.getMessage(), failed);
            if (e.getCause() instanceof RuntimeException refused) throw refused;
            throw e;
        }
    }

    long commits() {
        return commits.sum();
    }

    private void loop() {
        List<Task<?>> batch = new ArrayList<>();
        while (!stopped) {
            batch.clear();
            try {
                batch.add(tasks.take());
            } catch (InterruptedException e) {
                stopped = true;
            }
            tasks.drainTo(batch, MOST_AT_ONCE - 1);
            if (batch.remove(STOP)) stopped = true;
            if (!batch.isEmpty()) commit(batch);
        }
        refuseAll();
    }

    private void commit(List<Task<?>> batch) {
        try {
            db.run("begin immediate");
            for (Task<?> task : batch) attempt(task);
            count.coming(db);
            db.run("commit");
            count.done();
            commits.increment();
        } catch (SQLException e) {
            rollback();
            StoreFailed failed = failed(e);
            for (Task<?> task : batch) task.done.completeExceptionally(failed);
            return;
        }
        for (Task<?> task : batch) task.finish();
    }

    /** A change that is refused (a version taken, say) leaves the others of its commit alone. */
    private void attempt(Task<?> task) throws SQLException {
        db.run("savepoint work");
        try {
            task.run(db);
            db.run("release work");
        } catch (RuntimeException e) {
            task.refused = e;
            db.run("rollback to work");
            db.run("release work");
        }
    }

    private void rollback() {
        try {
            db.once("rollback");
        } catch (SQLException e) {
            // SQLite has rolled back by itself
        }
    }

    private void refuseAll() {
        StoreFailed stopping = new StoreFailed("stopping", "the server is stopping", null);
        for (Task<?> task = tasks.poll(); task != null; task = tasks.poll())
            task.done.completeExceptionally(stopping);
    }

    /** What to say of an error of the database. */
    static StoreFailed failed(SQLException e) {
        SQLiteErrorCode code =
                e instanceof SQLiteException sqlite
                        ? sqlite.getResultCode()
                        : SQLiteErrorCode.SQLITE_ERROR;
        if (code == SQLiteErrorCode.SQLITE_FULL)
            return new StoreFailed(
                    "disk-full", "the disk is full: nothing was saved; make room and try again", e);
        if (code.name().startsWith("SQLITE_READONLY") || code == SQLiteErrorCode.SQLITE_CANTOPEN)
            return new StoreFailed("storage", "the data folder cannot be written to", e);
        return new StoreFailed("storage", "the data could not be saved: " + e.getMessage(), e);
    }

    @Override
    public void close() {
        tasks.add(STOP);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
