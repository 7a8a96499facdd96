package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Damaged data is noticed, and data of earlier versions is taken over whole. */
class DamageTest {
    @TempDir Path folder;

    private Path file() {
        return folder.resolve(SqliteStore.FILE);
    }

    private static void fill(Store store, String table, int lines) {
        for (int version = 1; version <= lines; version++)
            store.ledger().append(table, List.of(StoreContract.line(version)), Optional.empty());
    }

    private void sql(String... all) throws SQLException {
        try (Db db = SqliteStore.connect(file(), false)) {
            for (String each : all) db.once(each);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update line set deed = deed || ' ' where tid = 't1' and version = 2",
                "update line set at = at + 1 where tid = 't1' and version = 3",
                "update line set command = 'luca/c1' where tid = 't1' and version = 1",
                "update line set version = 9 where tid = 't1' and version = 3",
                "delete from line where tid = 't1' and version = 2",
                "delete from line where tid = 't1' and version = 3",
                "delete from line where tid = 't1'",
                "delete from head where tid = 't1'",
                "update line set version = version + 10 where tid = 't1' and version < 3;"
                        + "update line set version = 13 - version where tid = 't1' and version > 9",
            })
    void aLedgerThatIsNotWhatWasWrittenIsNoticed(String damage) throws Exception {
        try (Store store = SqliteStore.open(folder)) {
            fill(store, "t1", 3);
            fill(store, "t2", 2);
        }
        assertThat(Checkup.of(folder)).isEqualTo(new Checkup(2, 5, List.of()));
        sql(damage.split(";"));
        try (Store store = SqliteStore.open(folder)) {
            assertThatThrownBy(() -> store.ledger().lines("t1", 0))
                    .isInstanceOf(StoreFailed.class)
                    .hasMessageContaining("table t1 is damaged");
            assertThat(store.ledger().lines("t2", 0)).hasSize(2);
            fill(store, "t3", 1); // others play on, and the check may be made meanwhile
            assertThat(Checkup.of(folder).faults()).hasSize(1);
            assertThat(Checkup.of(folder).faults().getFirst()).contains("t1");
        }
    }

    @Test
    void halfALogIsNoticed() throws IOException {
        Path after = Files.createDirectories(folder.resolve("after"));
        try (SqliteStore store = SqliteStore.open(folder)) {
            fill(store, "t1", 6);
            for (String name : List.of(SqliteStore.FILE, CommitCount.FILE))
                Files.copy(folder.resolve(name), after.resolve(name));
            byte[] log = Files.readAllBytes(folder.resolve("signoria.db-wal"));
            Files.write(after.resolve("signoria.db-wal"), Arrays.copyOf(log, log.length / 2));
        }
        assertThatThrownBy(() -> SqliteStore.open(after))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("changes are missing");
        Files.delete(after.resolve(CommitCount.FILE)); // as the message says
        try (SqliteStore store = SqliteStore.open(after)) {
            assertThat(store.ledger().lines("t1", 0)).hasSizeBetween(1, 5);
        }
    }

    /** Data as the first version of the schema had it. */
    private void early(int tables, int lines) throws SQLException {
        try (Db db = SqliteStore.connect(file(), false)) {
            Migrations.run(db, 1);
            db.once("begin");
            for (int table = 0; table < tables; table++)
                for (int version = 1; version <= lines; version++)
                    db.run(
                            "insert into line values (?, ?, ?, ?, ?)",
                            "t" + table,
                            version,
                            1000 + version,
                            "anna/c" + version,
                            StoreContract.line(version).deed());
            db.once("commit");
        }
    }

    @Test
    void ledgersOfAnEarlierVersionAreTakenOver() throws SQLException {
        early(3, 4);
        sql("delete from line where tid = 't1' and version = 2"); // damaged before
        try (Store store = SqliteStore.open(folder)) {
            assertThat(store.ledger().lines("t0", 0)).hasSize(4);
            assertThatThrownBy(() -> store.ledger().lines("t1", 0)).hasMessageContaining("damaged");
            store.ledger().append("t2", List.of(StoreContract.line(5)), Optional.empty());
            assertThat(store.ledger().lines("t2", 0)).hasSize(5);
        }
    }

    /** Opens a folder; its argument. */
    static final class Opener {
        public static void main(String[] arguments) {
            SqliteStore.open(Path.of(arguments[0])).close();
        }
    }

    @Test
    void killedInTheMiddleOfAMigrationNothingIsLost() throws Exception {
        early(2000, 10);
        boolean done = false;
        for (int wait = 300; !done; wait += 100) {
            Process opener = Forked.start(Opener.class, folder);
            Thread.sleep(wait);
            done = !opener.isAlive() && opener.waitFor() == 0;
            opener.destroyForcibly().waitFor(); // SIGKILL
            try (Db db = SqliteStore.connect(file(), true)) {
                int version = Migrations.version(db);
                long lines = db.first("select count(*) from line", r -> r.getLong(1)).orElseThrow();
                assertThat(lines).isEqualTo(20_000);
                Migrations.recognise(db); // whole before or whole after
                done &= version > 1;
            }
        }
        assertThat(Checkup.of(folder)).isEqualTo(new Checkup(2000, 20_000, List.of()));
    }

    /** Appends until the disk takes no more, and tells how much it took; its argument: folder. */
    static final class Appender {
        public static void main(String[] arguments) {
            SqliteStore store = SqliteStore.open(Path.of(arguments[0]));
            int version = 1;
            for (int failures = 0; failures < 3; )
                try {
                    Ledger.Line line = new Ledger.Line(version, 1, "", "x".repeat(2000));
                    store.ledger().append("t1", List.of(line), Optional.empty());
                    version++;
                } catch (StoreFailed e) {
                    failures++;
                }
            System.out.println(version - 1);
            Runtime.getRuntime().halt(0);
        }
    }

    @Test
    void whenTheDiskFailsWhatWasAcknowledgedIsThereAndNothingElse() throws Exception {
        SqliteStore.open(folder).close();
        List<String> command = new ArrayList<>(List.of("bash", "-c"));
        command.add("ulimit -f 3000; exec \"$@\""); // no file grows beyond: a write is refused
        command.add("bash");
        command.addAll(Forked.command(Appender.class, folder));
        Process appender =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String told = new String(appender.getInputStream().readAllBytes()).strip();
        assertThat(appender.waitFor()).isZero();
        assertThat(Integer.parseInt(told)).isGreaterThan(10);
        try (Store store = SqliteStore.open(folder)) {
            assertThat(store.ledger().lines("t1", 0)).hasSize(Integer.parseInt(told));
        }
        assertThat(Checkup.of(folder).faults()).isEmpty();
    }

    /** Backs up a folder; arguments: folder, file. */
    static final class Copier {
        public static void main(String[] arguments) {
            Backups.make(Path.of(arguments[0]), Path.of(arguments[1]));
        }
    }

    @Test
    void killedInTheMiddleOfABackupThereIsNoneOrAWholeOne() throws Exception {
        early(2000, 10);
        SqliteStore.open(folder).close();
        Path backup = folder.resolve("backup.db");
        for (int wait = 200; !Files.exists(backup); wait += 50) {
            Process copier = Forked.start(Copier.class, folder, backup);
            Thread.sleep(wait);
            copier.destroyForcibly().waitFor();
        }
        Path other = folder.resolve("other");
        Backups.restore(other, backup);
        SqliteStore.open(other).close();
        assertThat(Checkup.of(other)).isEqualTo(new Checkup(2000, 20_000, List.of()));
    }
}
