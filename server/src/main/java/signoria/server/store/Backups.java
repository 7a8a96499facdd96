package signoria.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;

/** What is done to a data folder from outside, whether a server has it or not. */
public final class Backups {
    /** A backup that waits for the running server to take it over. */
    private static final String WAITING = "restore.db";

    private static final long PATIENCE = 60_000;

    private Backups() {}

    /** Copies all data into a new file. */
    public static void make(Path folder, Path file) {
        existing(folder);
        SqliteStore.copy(folder.resolve(SqliteStore.FILE), file);
    }

    private static void existing(Path folder) {
        if (!Files.exists(folder.resolve(SqliteStore.FILE)))
            throw new StoreFailed(
                    "storage",
                    "there is no data in " + folder + ": name its folder with --data",
                    null);
    }

    /** Puts a backup in the place of the data; a server that has the folder does it itself. */
    public static void restore(Path folder, Path file) {
        check(file);
        try {
            Files.createDirectories(folder);
            Path coming = folder.resolve(WAITING + ".part");
            Files.copy(file, coming, StandardCopyOption.REPLACE_EXISTING);
            Files.move(coming, folder.resolve(WAITING), StandardCopyOption.ATOMIC_MOVE);
            long until = System.currentTimeMillis() + PATIENCE;
            while (waits(folder)) {
                Optional<FileChannel> held = SqliteStore.tryLock(folder);
                if (held.isPresent()) {
                    replace(folder, held.get()); // nobody has the folder: it is done here
                    return;
                }
                if (System.currentTimeMillis() > until)
                    throw new StoreFailed(
                            "storage", "the running server does not take the backup over", null);
                Thread.sleep(100);
            }
        } catch (IOException e) {
            throw new StoreFailed(
                    "storage", "cannot write to " + folder + ": " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static boolean waits(Path folder) {
        return Files.exists(folder.resolve(WAITING));
    }

    /** Puts the waiting backup in place, once nobody has the folder. */
    public static void take(Path folder) {
        replace(folder, SqliteStore.lock(folder));
    }

    private static void replace(Path folder, FileChannel held) {
        Path data = folder.resolve(SqliteStore.FILE);
        try {
            if (!waits(folder)) return; // another was quicker
            if (Files.exists(data))
                Files.move(
                        data,
                        folder.resolve(SqliteStore.FILE + ".before"),
                        StandardCopyOption.REPLACE_EXISTING);
            Files.deleteIfExists(folder.resolve(SqliteStore.FILE + "-wal"));
            Files.deleteIfExists(folder.resolve(SqliteStore.FILE + "-shm"));
            Files.move(folder.resolve(WAITING), data, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StoreFailed(
                    "storage", "cannot put the backup in place: " + e.getMessage(), e);
        } finally {
            SqliteStore.release(held);
        }
    }

    private static void check(Path file) {
        if (!Files.isReadable(file)) throw new StoreFailed("storage", "cannot read " + file, null);
        try (Db db = SqliteStore.connect(file, true)) {
            String verdict = db.first("pragma integrity_check", row -> row.getString(1)).orElse("");
            db.first("select count(*) from line", row -> row.getInt(1));
            if (!verdict.toLowerCase(Locale.ROOT).equals("ok"))
                throw new StoreFailed("storage", file + " is damaged: " + verdict, null);
        } catch (SQLException e) {
            throw new StoreFailed(
                    "storage", file + " is no backup of Signoria: " + e.getMessage(), e);
        }
    }

    /** Makes an account the admin, or no longer; false when there is no such account. */
    public static boolean admin(Path folder, String name, boolean admin) {
        existing(folder);
        try (Db db = SqliteStore.connect(folder.resolve(SqliteStore.FILE), false)) {
            return db.run(
                            "update person set admin = ? where account = ?",
                            admin,
                            name.toLowerCase(Locale.ROOT))
                    == 1;
        } catch (SQLException e) {
            throw Writer.failed(e);
        }
    }
}
