package signoria.server.store;

import org.sqlite.SQLiteConfig;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

/** A store in one folder: one SQLite file in WAL mode, every commit synced. */
public final class SqliteStore extends SqlStore {
    /** The file within the folder. */
    public static final String FILE = "signoria.db";

    private static final int READERS = 4;

    /**
     * In this order: pages are small, for a move touches two or three of them; a log that a burst
     * made longer than 64 MB is cut.
     */
    private static final List<String> WRITING =
            List.of(
                    "page_size = 1024",
                    "journal_mode = wal",
                    "synchronous = full",
                    "journal_size_limit = " + (64 << 20));

    private final Path file;
    private final FileChannel lockFile;
    private final Writer writer;
    private final Db writing;
    private final CommitCount commits;
    private final Checkpoints checkpoints;
    private final ArrayBlockingQueue<Db> readers = new ArrayBlockingQueue<>(READERS);

    private SqliteStore(Path folder, FileChannel lockFile, Db writing)
            throws SQLException, IOException {
        this.file = folder.resolve(FILE);
        this.lockFile = lockFile;
        this.writing = writing;
        Migrations.run(writing);
        this.commits = new CommitCount(folder, writing);
        writing.once("pragma wal_autocheckpoint = " + Checkpoints.LONG_LOG);
        for (int i = 0; i < READERS; i++) readers.add(connect(file, true));
        this.writer = new Writer(writing, commits);
        this.checkpoints = new Checkpoints(connect(file, false));
    }

    /**
     * Opens the store of a folder, which is made if it is not there; only one server at a time may
     * have it.
     */
    public static SqliteStore open(Path folder) {
        FileChannel lock = Folder.lock(folder);
        try {
            new Restore(folder).finish();
            Folder.ready(folder);
            return opened(folder, lock);
        } catch (SQLException | IOException | StoreFailed e) {
            Folder.release(lock);
            if (e instanceof StoreFailed failed) throw failed;
            throw new StoreFailed(
                    "storage",
                    "cannot open "
                            + folder.resolve(FILE)
                            + ": "
                            + e.getMessage()
                            + "; is it a Signoria data folder?",
                    e);
        }
    }

    private static SqliteStore opened(Path folder, FileChannel lock)
            throws SQLException, IOException {
        Db writing = connect(folder.resolve(FILE), false);
        try {
            return new SqliteStore(folder, lock, writing);
        } catch (SQLException | IOException | RuntimeException e) {
            writing.close();
            throw e;
        }
    }

    static Db connect(Path file, boolean reading) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(reading);
        config.setBusyTimeout(10_000);
        Db db = new Db(config.createConnection("jdbc:sqlite:" + file));
        if (!reading) for (String pragma : WRITING) db.once("pragma " + pragma);
        return db;
    }

    @Override
    <T> T write(Db.Work<T> work) {
        return writer.write(work);
    }

    @Override
    <T> T read(Db.Work<T> work) {
        Db db;
        try {
            db = readers.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreFailed("stopping", "interrupted", e);
        }
        try {
            return work.on(db);
        } catch (SQLException e) {
            throw new StoreFailed("storage", "the data could not be read: " + e.getMessage(), e);
        } finally {
            readers.add(db);
        }
    }

    /** How many commits were synced so far. */
    public long commits() {
        return writer.commits();
    }

    /** For tests: no more pages than these, as on a full disk. */
    void limitPages(int pages) {
        write(db -> db.first("pragma max_page_count = " + pages, row -> row.getInt(1)));
    }

    @Override
    public void check() {
        super.check();
        if (room() < ROOM) throw new StoreFailed("disk-full", "the disk is full: make room", null);
    }

    private long room() {
        try {
            return Files.getFileStore(file).getUsableSpace();
        } catch (IOException e) {
            throw new StoreFailed("storage", "the data folder cannot be read", e);
        }
    }

    @Override
    public Nodes nodes() {
        return Nodes.ALONE;
    }

    @Override
    public void backup(Path target) {
        copy(file, target);
    }

    /**
     * A consistent copy of a database that may be in use, also by another process. It gets its name
     * when it is whole and on disk.
     */
    static void copy(Path from, Path to) {
        if (Files.exists(to))
            throw new StoreFailed("storage", to + " exists already: name a new file", null);
        Path coming = to.resolveSibling(to.getFileName() + ".part");
        try {
            Files.deleteIfExists(coming);
            Safe.create(coming);
            try (Db db = connect(from, true)) {
                db.once("vacuum into '" + coming.toString().replace("'", "''") + "'");
            }
            Safe.sync(coming);
            Safe.move(coming, to);
        } catch (SQLException | IOException e) {
            remove(coming);
            throw new StoreFailed("storage", "cannot copy to " + to + ": " + e.getMessage(), e);
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // what stays is named .part, and the first error counts
        }
    }

    @Override
    public void close() {
        checkpoints.close();
        writer.close();
        try {
            for (Db db : List.copyOf(readers)) db.close();
            writing.close();
            commits.close();
        } catch (SQLException e) {
            throw new StoreFailed("storage", "cannot close the data: " + e.getMessage(), e);
        } finally {
            Folder.release(lockFile);
        }
    }
}
