package signoria.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** What is done to a data folder from outside, whether a server has it or not. */
public final class Backups {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private Backups() {}

    /** Copies all data into a new file. */
    public static void make(Path folder, Path file) {
        existing(folder);
        SqliteStore.copy(folder.resolve(SqliteStore.FILE), file);
    }

    static void existing(Path folder) {
        Path file = folder.resolve(SqliteStore.FILE);
        if (!Files.exists(file) || file.toFile().length() == 0)
            throw new StoreFailed(
                    "storage",
                    "there is no data in " + folder + ": name its folder with --data",
                    null);
    }

    /** Puts a backup in the place of the data; a server that has the folder does it itself. */
    public static void restore(Path folder, Path file) {
        if (!Files.isReadable(file)) throw new StoreFailed("storage", "cannot read " + file, null);
        Restore restore = new Restore(folder);
        try {
            if (!Files.exists(folder)) Safe.folder(folder);
            try (FileChannel _ = alone(folder)) {
                if (restore.waits()) await(folder, restore);
                restore.offer(file);
                await(folder, restore);
            }
        } catch (IOException e) {
            throw new StoreFailed(
                    "storage", "cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }

    private static FileChannel alone(Path folder) throws IOException {
        return Folder.tryLock(folder, "restore.lock")
                .orElseThrow(
                        () -> new StoreFailed("storage", "another backup is being restored", null));
    }

    /** Until the server that has the folder has done it; where none has, it is done here. */
    private static void await(Path folder, Restore restore) throws IOException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (restore.waits()) {
            Optional<FileChannel> held = Folder.tryLock(folder);
            if (held.isPresent()) {
                try (FileChannel _ = held.get()) {
                    restore.finish();
                }
                return;
            }
            if (System.nanoTime() > until) {
                restore.refuse();
                break;
            }
            LockSupport.parkNanos(100_000_000);
        }
        if (restore.refused())
            throw new StoreFailed(
                    "storage",
                    "the running server does not take the backup: its log says why",
                    null);
    }

    /** Does a backup wait for the running server? One with which it would not start is refused. */
    public static boolean waits(Path folder) {
        Restore restore = new Restore(folder);
        if (!restore.waits()) return false;
        try {
            restore.prove();
            return true;
        } catch (StoreFailed e) {
            restore.refuse();
            throw e;
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
