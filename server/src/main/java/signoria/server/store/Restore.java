package signoria.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * Puts a backup in the place of the data, in steps of which each may be the last before the power
 * goes: first a copy of the backup is proved to start and waits in the folder; then, by whoever
 * holds the folder, the data is laid aside and the copy takes its place. A restore that waits is
 * finished before the data is opened.
 */
final class Restore {
    /** A backup that was proved and waits for whoever holds the folder. */
    private static final String WAITING = "restore.db";

    /** What belongs to a database beside its file, without which it would lose its last changes. */
    private static final List<String> LOGS = List.of("-wal", "-journal");

    private static final List<String> ALL = List.of("", "-wal", "-journal", "-shm");

    private final Path folder;
    private final Path data;
    private final Path waiting;
    private final Path refused;
    private final Runnable between;

    Restore(Path folder) {
        this(folder, () -> {});
    }

    /** For tests: something happens between the steps. */
    Restore(Path folder, Runnable between) {
        this.folder = folder;
        this.data = folder.resolve(SqliteStore.FILE);
        this.waiting = folder.resolve(WAITING);
        this.refused = folder.resolve(WAITING + ".refused");
        this.between = between;
    }

    boolean waits() {
        return Files.exists(waiting);
    }

    /** Proves a copy of the backup and lets it wait; until then nothing in the folder changes. */
    void offer(Path backup) throws IOException {
        Path coming = folder.resolve(WAITING + ".part");
        discard(coming);
        discard(refused);
        try {
            Safe.copy(backup, coming);
            between.run();
            prove(coming, backup);
            Safe.sync(coming);
            between.run();
            Safe.move(coming, waiting);
        } finally {
            discard(coming);
        }
    }

    /** What waits is taken no more; the data stays what it is. */
    void refuse() {
        try {
            Files.move(waiting, refused, StandardCopyOption.REPLACE_EXISTING); // it is a copy
        } catch (IOException e) {
            throw new StoreFailed("storage", "cannot write to " + folder, e);
        }
    }

    boolean refused() {
        return Files.exists(refused);
    }

    /** Would this build start with what waits? Another may have offered it. */
    void prove() {
        prove(waiting, waiting);
    }

    /** Brings a copy to this build's schema and sees that it is whole. */
    private static void prove(Path copy, Path named) {
        try (Db db = SqliteStore.connect(copy, false)) {
            Migrations.recognise(db);
            String verdict = db.first("pragma integrity_check", row -> row.getString(1)).orElse("");
            if (!verdict.toLowerCase(Locale.ROOT).equals("ok"))
                throw new StoreFailed("storage", "it is damaged: " + verdict, null);
            Migrations.run(db);
        } catch (SQLException e) {
            throw new StoreFailed(
                    "storage", named + " is no backup of Signoria: " + e.getMessage(), e);
        } catch (StoreFailed e) {
            throw new StoreFailed("storage", named + " cannot be restored: " + e.getMessage(), e);
        }
    }

    /** Does what is still to do; the folder is held. */
    void finish() throws IOException {
        if (!waits()) return;
        prove();
        between.run();
        layAside();
        between.run();
        Safe.delete(folder.resolve(SqliteStore.FILE + "-shm"));
        Safe.delete(folder.resolve(CommitCount.FILE)); // it spoke of what was there
        Safe.move(waiting, data);
        between.run();
    }

    /**
     * The logs go before their database: as long as that is in its place, whoever comes next
     * carries on here.
     */
    private void layAside() throws IOException {
        Path before = unused();
        if (Files.exists(data) && !hasLog(before)) carryIn();
        between.run();
        for (String log : LOGS) aside(log, before);
        between.run();
        aside("", before);
    }

    private void aside(String part, Path before) throws IOException {
        Path from = beside(data, part);
        if (!Files.exists(from)) return;
        Safe.close(from);
        Safe.move(from, beside(before, part));
    }

    /** All that is in the log goes into the database; one that is damaged is kept as it is. */
    private void carryIn() {
        try (Db db = SqliteStore.connect(data, false)) {
            db.first("pragma wal_checkpoint(truncate)", row -> row.getInt(1));
            db.first("pragma journal_mode = delete", row -> row.getString(1));
        } catch (SQLException e) {
            System.getLogger(Restore.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            data + " is laid aside with its log: " + e.getMessage());
        }
    }

    /** A name that is free, or to which a log alone has gone before. */
    private Path unused() {
        Path before = folder.resolve(SqliteStore.FILE + ".before");
        for (int number = 2; Files.exists(before) || hasLog(before) && hasLog(data); number++)
            before = folder.resolve(SqliteStore.FILE + ".before." + number);
        return before;
    }

    private static boolean hasLog(Path database) {
        return LOGS.stream().anyMatch(log -> Files.exists(beside(database, log)));
    }

    private static void discard(Path database) throws IOException {
        for (String part : ALL) Safe.delete(beside(database, part));
    }

    private static Path beside(Path database, String part) {
        return database.resolveSibling(database.getFileName() + part);
    }
}
