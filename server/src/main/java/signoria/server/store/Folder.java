package signoria.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The folder with all data: who holds it, and that its database is there before it is opened. */
final class Folder {
    private static final int TRIES = 20;

    private Folder() {}

    /**
     * The database is there whole or not at all: a new one gets its name when it is complete, so an
     * empty file is what a damage has left.
     */
    static void ready(Path folder) throws IOException, SQLException {
        Path file = folder.resolve(SqliteStore.FILE);
        if (!Files.exists(file)) make(file);
        if (Files.size(file) == 0)
            throw new StoreFailed(
                    "storage",
                    file
                            + " is empty, its data is lost: restore a backup, or remove the file"
                            + " to begin anew",
                    null);
        for (String part : List.of("", "-wal", "-shm"))
            Safe.close(folder.resolve(SqliteStore.FILE + part)); // earlier versions let others read
    }

    private static void make(Path file) throws IOException, SQLException {
        Path log = file.resolveSibling(SqliteStore.FILE + "-wal");
        if (Files.exists(log) && Files.size(log) > 0)
            throw new StoreFailed(
                    "storage",
                    file + " is missing, but its log is there: restore a backup of it",
                    null);
        Path coming = file.resolveSibling(SqliteStore.FILE + ".new");
        for (String part : List.of("", "-wal", "-shm"))
            Files.deleteIfExists(coming.resolveSibling(SqliteStore.FILE + ".new" + part));
        Safe.create(coming);
        try (Db db = SqliteStore.connect(coming, false)) {
            Migrations.run(db);
        }
        Safe.sync(coming);
        Safe.move(coming, file);
    }

    /** Holds the folder against others; the hold ends with the process, however it ends. */
    static FileChannel lock(Path folder) {
        try {
            if (!Files.exists(folder)) Safe.folder(folder);
            for (int tries = 0; tries < TRIES; tries++) {
                Optional<FileChannel> held = tryLock(folder);
                if (held.isPresent()) return held.get();
                Thread.sleep(50); // a backup being put in place takes no longer
            }
        } catch (IOException e) {
            throw new StoreFailed(
                    "storage",
                    "cannot write to the data folder "
                            + folder
                            + " ("
                            + reason(e)
                            + "): choose another with --data",
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new StoreFailed(
                "storage",
                "the data folder "
                        + folder
                        + " is in use by another server: stop it, or choose another with --data",
                null);
    }

    static Optional<FileChannel> tryLock(Path folder) throws IOException {
        return tryLock(folder, "lock");
    }

    static Optional<FileChannel> tryLock(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Safe.close(file);
        try {
            if (channel.tryLock() != null) return Optional.of(channel);
        } catch (OverlappingFileLockException e) {
            // held by this very process
        }
        channel.close();
        return Optional.empty();
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName().replaceAll("Exception$", "") + ": " + e.getMessage();
    }

    static void release(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new StoreFailed(
                    "storage", "cannot give the data folder free: " + e.getMessage(), e);
        }
    }
}
