package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.House;
import signoria.server.protocol.Api;
import signoria.server.store.Checkup;
import signoria.server.store.Ledger;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What is kept, and for how long. */
class CaretakerTest {
    private static final long DAY = 86_400_000;

    private long now = 1_000_000_000_000L;

    private Ledger.Standing finished() {
        return new Ledger.Standing(
                "done",
                "masters",
                Api.Status.over,
                true,
                false,
                0,
                Optional.empty(),
                List.of("anna"),
                now,
                now,
                Ledger.Work.NONE);
    }

    /** Lets days pass; the lobby looks at the clock. */
    private void pass(Lobby lobby, int days) {
        now += days * DAY;
        lobby.look();
    }

    @Test
    void tablesThatNeverBeganAreClosedThenGoneAndFinishedOnesStay(@TempDir Path folder) {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby =
                        new Lobby(
                                store,
                                Catalogue.found(),
                                new Lobby.Settings(1, 0, () -> now, Meters.NONE))) {
            Ledger ledger = store.ledger();
            Caretaker usual = new Caretaker(lobby, ledger, Retention.usual());
            String open = lobby.open("anna", "Anna", House.table(false, "me", "open")).id();
            String running = lobby.open("anna", "Anna", House.table(true, "me")).id();
            ledger.append(
                    "done", List.of(new Ledger.Line(1, now, "", "{}")), Optional.of(finished()));
            pass(lobby, 13);
            usual.tidy();
            assertThat(lobby.show(open, "anna").status()).isEqualTo(Api.Status.open);
            pass(lobby, 2);
            usual.tidy();
            assertThat(lobby.show(open, "anna").status()).isEqualTo(Api.Status.closed);
            pass(lobby, 31);
            usual.tidy(); // someone still has it before them
            assertThat(ledger.lines(open, 0)).isNotEmpty();
            lobby.forget(lobby.table(open));
            usual.tidy();
            assertThat(ledger.lines(open, 0)).isEmpty();
            assertThat(ledger.lines("done", 0)).hasSize(1);
            assertThat(lobby.show(running, "anna").status()).isEqualTo(Api.Status.running);
            pass(lobby, 1000);
            usual.tidy();
            assertThat(ledger.lines("done", 0)).hasSize(1);
            new Caretaker(lobby, ledger, new Retention(14, 30, Optional.of(400))).tidy();
            assertThat(ledger.lines("done", 0)).isEmpty();
            assertThat(Checkup.of(folder).faults()).isEmpty();
        }
    }
}
