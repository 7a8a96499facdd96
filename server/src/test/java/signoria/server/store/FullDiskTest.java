package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.House;
import signoria.server.Player;
import signoria.server.protocol.Tell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A server whose disk fills up in the middle of a game. */
class FullDiskTest {
    @Test
    void itSaysSoPlaysNothingAndGoesOnWhenThereIsRoom(@TempDir Path folder) {
        try (House house = new House(folder.resolve("data"))) {
            SqliteStore store = (SqliteStore) house.server().store();
            Player anna = house.guest("Anna");
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            fill(store, table);
            Tell failed = anna.play("move", at, at.legal().getFirst());
            assertThat(((Tell.Failed) failed).code()).isEqualTo("disk-full");
            assertThat(anna.table(table).step()).isZero();
            assertThatThrownBy(() -> anna.post("", House.table(true, "me")))
                    .hasMessageContaining("503 disk-full");
            assertThatThrownBy(() -> anna.client().text("/health"))
                    .hasMessageContaining("503 disk-full");
            store.limitPages(100_000);
            assertThat(anna.client().text("/health")).isEqualTo("ok\n");
            assertThat(anna.play("move", at, at.legal().getFirst()))
                    .isInstanceOf(Tell.Played.class);
            anna.close();
        }
    }

    /** Leaves no room, least of all where the lines of this table lie. */
    private static void fill(SqliteStore store, String table) {
        store.limitPages(1); // what is there stays
        int version = 1;
        for (int size : new int[] {3000, 500, 100, 1})
            try {
                while (true) {
                    Ledger.Line line = new Ledger.Line(version, 1, "", "x".repeat(size));
                    store.ledger().append(table + "a", List.of(line), Optional.empty());
                    version++;
                }
            } catch (StoreFailed e) {
                assertThat(e.code()).isEqualTo("disk-full");
            }
    }
}
