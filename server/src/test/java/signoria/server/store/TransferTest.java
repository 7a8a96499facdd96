package signoria.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.House;
import signoria.server.Player;
import signoria.server.Server;
import signoria.server.chaos.Postgres;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** From a folder into a database and back, with a game that goes on. */
class TransferTest {
    @TempDir Path folder;

    private final PostgresUrl url = Postgres.fresh();

    private Server.Settings settings() {
        return new Server.Settings(
                "localhost", House.freePort(), folder.resolve("one"), false, false, 600_000);
    }

    @Test
    void everythingGoesThereAndBackAndTheGameGoesOn() {
        Player anna;
        String table;
        int step;
        try (Server server = Server.start(settings())) {
            anna = Player.guest(server.port(), "Anna");
            server.store().people().enrol(anna.id(), "Anna", "hash");
            table = anna.post("", House.unrated(House.table(true, "me", "random"))).id();
            Tell.Position at = anna.watch(table);
            while (!at.yourTurn()) at = anna.watch(table);
            anna.play(at, at.legal().getFirst());
            anna.say(new Ask.Chat(Player.fresh(), table, "Good day"));
            anna.next(Tell.Said.class);
            step = anna.table(table).step();
        }
        byte[] secret;
        Map<String, Transfer.Sum> sums;
        try (Store from = SqliteStore.open(folder.resolve("one"));
                Store to = PostgresStore.open(url)) {
            to.secret(); // one of its own, that goes
            sums = Transfer.run(from, to);
            secret = from.secret();
            assertThat(to.secret()).isEqualTo(secret);
            assertThat(to.ledger().lines(table, 0)).isEqualTo(from.ledger().lines(table, 0));
            assertThatThrownBy(() -> Transfer.run(from, to)).hasMessageContaining("data already");
        }
        assertThat(sums.get("line").rows()).isPositive();
        assertThat(sums.get("chat").rows()).isEqualTo(1);
        assertThat(Checkup.of(url).faults()).isEmpty();
        try (Store from = PostgresStore.existing(url);
                Store to = SqliteStore.open(folder.resolve("two"))) {
            assertThat(Transfer.run(from, to)).isEqualTo(sums);
            assertThat(to.secret()).isEqualTo(secret);
        }
        assertThat(Checkup.of(folder.resolve("two")).faults()).isEmpty();
        try (Server server = Server.start(settings().on(Optional.of(url)));
                Player again = anna.again(server.port())) {
            Tell.Position at = again.watch(table);
            while (!at.yourTurn() && !at.over()) at = again.watch(table); // the bot is thought for
            assertThat(at.step()).isGreaterThanOrEqualTo(step);
            assertThat(again.play(at, at.legal().getFirst())).isInstanceOf(Tell.Played.class);
        }
    }

    @Test
    void aMoveThatFailsLeavesNothing() {
        try (Store from = SqliteStore.open(folder.resolve("one"));
                Store to = PostgresStore.open(url)) {
            assertThatThrownBy(() -> Transfer.run(from, to))
                    .hasMessageContaining("nothing to move");
        }
    }
}
