package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class SqliteStoreTest extends StoreContract {
    @TempDir Path folder;

    @Override
    Store open() {
        return SqliteStore.open(folder.resolve("data"));
    }

    @Test
    void onlyOneServerHasAFolder() {
        assertThatThrownBy(this::open)
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("in use by another server");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> SqliteStore.open(file.resolve("data")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("cannot write to the data folder")
                .hasMessageContaining("--data");
        assertThatThrownBy(
                        () ->
                                SqliteStore.open(
                                        Path.of("/proc/signoria"))) // read-only, even for root
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("cannot write to the data folder");
    }

    @Test
    void aFileThatIsNoDatabaseIsNamed() throws IOException {
        Path data = Files.createDirectories(folder.resolve("other"));
        Files.writeString(
                data.resolve(SqliteStore.FILE),
                "this is not a database, only some text of sufficient length".repeat(20));
        assertThatThrownBy(() -> SqliteStore.open(data))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("signoria.db");
    }

    @Test
    void aFullDiskIsSaidAndTheStoreGoesOnWhenThereIsRoomAgain() {
        SqliteStore store = (SqliteStore) store();
        store.limitPages(30);
        int kept = 0;
        StoreFailed failure = null;
        for (int version = 1; failure == null; version++)
            try {
                Ledger.Line line = new Ledger.Line(version, 1, "", "x".repeat(2000));
                store.ledger().append("t1", List.of(line), Optional.empty());
                kept++;
            } catch (StoreFailed e) {
                failure = e;
            }
        assertThat(failure.code()).isEqualTo("disk-full");
        assertThat(store.ledger().lines("t1", 0)).hasSize(kept);
        store.limitPages(1000);
        store.ledger().append("t1", List.of(line(kept + 1)), Optional.empty());
        assertThat(store.ledger().lines("t1", 0)).hasSize(kept + 1);
    }

    @Test
    void aBackupOfARunningStoreOpensAsAStore() {
        store().ledger().append("t1", List.of(line(1)), Optional.empty());
        byte[] secret = store().secret();
        Path copy = folder.resolve("copy");
        copy.toFile().mkdirs();
        store().backup(copy.resolve(SqliteStore.FILE));
        store().ledger().append("t1", List.of(line(2)), Optional.empty());
        try (Store other = SqliteStore.open(copy)) {
            assertThat(other.ledger().lines("t1", 0)).containsExactly(line(1));
            assertThat(other.secret()).isEqualTo(secret);
        }
        assertThatThrownBy(() -> store().backup(copy.resolve(SqliteStore.FILE)))
                .hasMessageContaining("exists already");
    }
}
