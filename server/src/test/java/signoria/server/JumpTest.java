package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.chaos.Postgres;
import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.server.store.PostgresUrl;
import signoria.server.store.Turned;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Somebody turns the clock of the database that two servers share. */
class JumpTest {
    private static final long HOUR = 3_600_000;

    @TempDir Path folder;

    private final PostgresUrl url = Turned.able(Postgres.fresh());
    private Server one;
    private Server other;
    private Player anna;
    private Player luca;

    @BeforeEach
    void open() {
        one = server();
        other = server();
        anna = Player.guest(one.port(), "Anna");
        luca = Player.guest(other.port(), "Luca");
    }

    @AfterEach
    void close() {
        anna.close();
        luca.close();
        one.close();
        other.close();
    }

    private Server server() {
        return Server.start(
                new Server.Settings("localhost", House.freePort(), folder, false, false, 600_000)
                        .on(Optional.of(url)));
    }

    private String table(Api.Clock clock) {
        String id = anna.post("", House.unrated(House.table(clock, false, "me", "open"))).id();
        luca.post(id + "/join", new Api.Join(Optional.empty()));
        anna.post(id + "/start", "");
        return id;
    }

    private static void await(BooleanSupplier wanted) throws InterruptedException {
        for (long until = System.nanoTime() + 60_000_000_000L; !wanted.getAsBoolean(); ) {
            assertThat(System.nanoTime()).as("in time").isLessThan(until);
            Thread.sleep(10);
        }
    }

    private long count(String table, String deed) {
        List<Ledger.Line> lines = one.store().ledger().lines(table, 0);
        return lines.stream().filter(line -> line.deed().contains("\"" + deed + "\"")).count();
    }

    /** Whoever has not heard of it yet starts no clock by the old time, nor from a time to come. */
    @Test
    void nobodyGainsOrLosesTimeByIt() {
        Api.Clock clock = new Api.Clock.Live(600, 0);
        List<String> tables = new ArrayList<>();
        String thinks =
                anna.post("", House.unrated(House.table(clock, true, "me", "journeyman"))).id();
        tables.add(thinks);
        for (long hours : List.of(-5, 3, -9, 0)) {
            Turned.by(url, hours * HOUR);
            for (int i = 0; i < 3; i++) tables.add(table(clock));
            for (String table : tables) {
                Player player = table.equals(thinks) ? anna : luca;
                Tell.Position at = player.watch(table);
                if (at.yourTurn() && !at.legal().isEmpty()) player.play(at, at.legal().getFirst());
            }
        }
        for (String table : tables) {
            assertThat(count(table, "TakenOver")).as(table).isZero();
            for (Api.Seat seat : anna.table(table).seats())
                seat.time()
                        .ifPresent(
                                time ->
                                        assertThat(time.millis())
                                                .as(table)
                                                .isBetween(300_000L, 600_000L));
        }
    }

    /** Claims, calls and signs of life from a time that has not come yet hold nobody up. */
    @Test
    void clocksAreCalledAndHousePlayersThinkAllTheSame() throws Exception {
        String table = table(new Api.Clock.Live(4, 0));
        Turned.by(url, -5 * HOUR);
        await(() -> count(table, "TakenOver") > 0);
        String next = anna.post("", House.unrated(House.table(true, "me", "random"))).id();
        Turned.by(url, -9 * HOUR);
        await(
                () -> {
                    Tell.Position at = anna.watch(next);
                    if (at.yourTurn() && !at.legal().isEmpty())
                        anna.play(at, at.legal().getFirst());
                    return at.over() || at.step() > 20;
                });
        other.close(); // what it had claimed is free soon, for its last sign of life is not ahead
        await(() -> count(table, "TakenOver") == 2);
    }
}
