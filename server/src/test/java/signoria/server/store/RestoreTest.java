package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A restore loses nothing, whatever stood there before and whenever it is cut short. */
class RestoreTest {
    @TempDir Path folder;
    private Path data;
    private Path backup;

    /**
     * A backup with one line, and data with two more that are only in the log, as after a crash.
     */
    @BeforeEach
    void crash() throws IOException {
        Path running = folder.resolve("running");
        data = Files.createDirectories(folder.resolve("data"));
        backup = folder.resolve("backup.db");
        try (SqliteStore store = SqliteStore.open(running)) {
            append(store, 1);
            store.backup(backup);
            append(store, 2);
            append(store, 3);
            for (String part : List.of("", "-wal", "-shm"))
                Files.copy(
                        running.resolve(SqliteStore.FILE + part),
                        data.resolve(SqliteStore.FILE + part));
        }
    }

    private static void append(Store store, int version) {
        store.ledger().append("t1", List.of(StoreContract.line(version)), Optional.empty());
    }

    private static int lines(Path folder) {
        try (Store store = SqliteStore.open(folder)) {
            return store.ledger().lines("t1", 0).size();
        }
    }

    /** How many lines a file has that was laid aside. */
    private int laidAside(String name) throws IOException {
        Path look = Files.createDirectories(folder.resolve("look-" + System.nanoTime()));
        for (String part : List.of("", "-wal"))
            if (Files.exists(data.resolve(name + part)))
                Files.copy(data.resolve(name + part), look.resolve(SqliteStore.FILE + part));
        return lines(look);
    }

    @Test
    void whatWasOnlyInTheLogIsKept() throws IOException {
        Backups.restore(data, backup);
        assertThat(lines(data)).isEqualTo(1);
        assertThat(laidAside("signoria.db.before")).isEqualTo(3);
    }

    @Test
    void nothingThatWasLaidAsideIsOverwritten() throws IOException {
        Backups.restore(data, backup);
        Backups.restore(data, backup);
        assertThat(laidAside("signoria.db.before")).isEqualTo(3);
        assertThat(laidAside("signoria.db.before.2")).isEqualTo(1);
    }

    @Test
    void dataThatIsDamagedIsKeptAsItIsWithItsLog() throws IOException {
        byte[] junk = "this is no database".repeat(100).getBytes();
        Files.write(data.resolve(SqliteStore.FILE), junk);
        byte[] log = Files.readAllBytes(data.resolve("signoria.db-wal"));
        Backups.restore(data, backup);
        assertThat(lines(data)).isEqualTo(1);
        assertThat(Files.readAllBytes(data.resolve("signoria.db.before"))).isEqualTo(junk);
        assertThat(Files.readAllBytes(data.resolve("signoria.db.before-wal"))).isEqualTo(log);
    }

    /** Ends this process in the middle; arguments: folder, backup, after how many steps. */
    static final class Child {
        public static void main(String[] arguments) throws IOException {
            int[] left = {Integer.parseInt(arguments[2])};
            Restore restore =
                    new Restore(
                            Path.of(arguments[0]),
                            () -> {
                                if (left[0]-- == 0) Runtime.getRuntime().halt(9);
                            });
            restore.offer(Path.of(arguments[1]));
            restore.finish();
        }
    }

    @Test
    void cutShortAfterAnyStepItIsDoneWholeOrNotAtAll() throws Exception {
        Path fresh = folder.resolve("fresh");
        copy(data, fresh);
        List<Integer> found = new ArrayList<>();
        for (int step = 0; ; step++) {
            try (Stream<Path> files = Files.list(data)) {
                files.forEach(RestoreTest::delete);
            }
            copy(fresh, data);
            int status = Forked.run(Child.class, data, backup, step);
            int now = lines(data);
            found.add(now);
            if (now == 1)
                assertThat(laidAside("signoria.db.before")).as("step " + step).isEqualTo(3);
            else assertThat(now).as("step " + step).isEqualTo(3);
            assertThat(Files.exists(data.resolve("restore.db"))).isFalse();
            if (status == 0) break;
            assertThat(status).isEqualTo(9);
        }
        assertThat(found).hasSizeGreaterThan(6).startsWith(3).endsWith(1);
    }

    private static void delete(Path path) {
        try {
            Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path each : files.toList()) Files.copy(each, to.resolve(each.getFileName()));
        }
    }

    @Test
    void whatWouldNotStartIsRefusedBeforeAnythingIsTouched() throws Exception {
        Map<String, List<Byte>> before = contents();
        Path newer = changed("pragma user_version = 1000");
        assertThatThrownBy(() -> Backups.restore(data, newer))
                .hasMessageContaining("newer version");
        Path stranger = changed("drop table line", "create table line (a, b)");
        assertThatThrownBy(() -> Backups.restore(data, stranger))
                .hasMessageContaining("no backup of Signoria");
        Path empty = Files.createFile(folder.resolve("empty.db"));
        assertThatThrownBy(() -> Backups.restore(data, empty))
                .hasMessageContaining("no backup of Signoria");
        Path half = folder.resolve("half.db");
        byte[] whole = Files.readAllBytes(backup);
        Files.write(half, java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThatThrownBy(() -> Backups.restore(data, half)).isInstanceOf(StoreFailed.class);
        Map<String, List<Byte>> after = contents();
        after.remove("restore.lock");
        assertThat(after).isEqualTo(before);
    }

    @Test
    void aServerDoesNotTakeWhatANewerOneHasOffered() throws Exception {
        Files.copy(changed("pragma user_version = 1000"), data.resolve("restore.db"));
        assertThatThrownBy(() -> Backups.waits(data)).hasMessageContaining("newer version");
        assertThat(Backups.waits(data)).isFalse();
        assertThat(lines(data)).isEqualTo(3);
    }

    private Path changed(String... sql) throws IOException, SQLException {
        Path file = folder.resolve("changed-" + System.nanoTime() + ".db");
        Files.copy(backup, file);
        try (Db db = SqliteStore.connect(file, false)) {
            for (String each : sql) db.once(each);
        }
        return file;
    }

    private Map<String, List<Byte>> contents() throws IOException {
        Map<String, List<Byte>> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(data)) {
            for (Path each : files.toList()) {
                List<Byte> bytes = new ArrayList<>();
                for (byte b : Files.readAllBytes(each)) bytes.add(b);
                all.put(each.getFileName().toString(), bytes);
            }
        }
        return all;
    }

    @Test
    void nobodyElseReadsTheDataOrABackup() throws IOException {
        for (String part : List.of("", "-wal", "-shm"))
            Files.setPosixFilePermissions(
                    data.resolve(SqliteStore.FILE + part),
                    PosixFilePermissions.fromString("rw-r--r--")); // as earlier versions left them
        Backups.restore(data, backup);
        try (Store store = SqliteStore.open(data)) {
            append(store, 2);
            try (Stream<Path> files = Files.list(data)) {
                List<Path> all = new ArrayList<>(files.toList());
                all.add(backup);
                assertThat(all).hasSizeGreaterThan(4);
                for (Path each : all)
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                            .as(each.toString())
                            .isEqualTo("rw-------");
            }
        }
    }

    @Test
    void anEmptyDatabaseIsNotTakenForANewOne() throws IOException {
        Files.write(data.resolve(SqliteStore.FILE), new byte[0]);
        assertThatThrownBy(() -> SqliteStore.open(data)).hasMessageContaining("is empty");
        Files.delete(data.resolve(SqliteStore.FILE));
        assertThatThrownBy(() -> SqliteStore.open(data)).hasMessageContaining("is missing");
        Backups.restore(data, backup);
        assertThat(lines(data)).isEqualTo(1);
    }
}
