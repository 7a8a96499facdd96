package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.protocol.Api;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Clocks that are set, machines that sleep, servers that stand still. */
class NowTest {
    private static final long HOUR = 3_600_000;

    @TempDir Path folder;
    private long wall = 1_794_769_200_000L;
    private long nanos = 77;

    private void pass(long millis) {
        wall += millis;
        nanos += millis * 1_000_000;
    }

    private Now looked() {
        Now now = new Now(() -> wall, () -> nanos);
        for (int second = 0; second < 60; second++) {
            pass(1000);
            assertThat(now.look()).isFalse();
        }
        assertThat(now.getAsLong()).isEqualTo(wall);
        return now;
    }

    @Test
    void aClockThatIsSetIsFollowedButNobodyHadThatTime() {
        Now now = looked();
        for (long jump : new long[] {HOUR, -HOUR, 5 * HOUR}) {
            long lost = now.lost();
            long before = now.getAsLong();
            wall += jump;
            assertThat(now.getAsLong()).isEqualTo(before);
            assertThat(now.look()).isTrue();
            assertThat(now.getAsLong()).isEqualTo(wall);
            assertThat(now.lost() - lost).isEqualTo(jump);
        }
    }

    @Test
    void aServerThatStoodStillHadNoTime() {
        Now now = looked();
        pass(HOUR);
        assertThat(now.look()).isTrue();
        assertThat(now.getAsLong()).isEqualTo(wall);
        assertThat(now.lost()).isEqualTo(HOUR);
    }

    @Test
    void aClockThatIsSlightlyOffIsLeftAlone() {
        Now now = looked();
        wall += Now.SLACK / 2;
        assertThat(now.look()).isFalse();
        assertThat(now.lost()).isZero();
    }

    // --- At a table

    private void open(Consumer<Lobby> visit) {
        try (Store store = SqliteStore.open(folder);
                Lobby lobby =
                        new Lobby(
                                store,
                                Catalogue.found(),
                                new Lobby.Settings(1, 600_000, () -> wall, Meters.NONE))) {
            lobby.begin();
            visit.accept(lobby);
        }
    }

    private static String begun(Lobby lobby) {
        Api.NewTable wanted =
                new Api.NewTable(
                        "masters",
                        List.of(
                                new Api.NewSeat(Api.SeatKind.me, Optional.empty()),
                                new Api.NewSeat(Api.SeatKind.open, Optional.empty())),
                        Map.of(),
                        false,
                        false,
                        new Api.Clock.Live(600, 0),
                        "random",
                        false);
        String table = lobby.open("anna", "Anna", wanted).id();
        lobby.join(table, "luca", "Luca", Optional.empty());
        return lobby.start(table, "anna").id();
    }

    private static void assertBothHaveTheirTime(Lobby lobby, String table) {
        for (Api.Seat seat : lobby.show(table, "anna").seats()) {
            assertThat(seat.away()).isFalse();
            assertThat(seat.time().orElseThrow().running()).isTrue();
            assertThat(seat.time().orElseThrow().millis()).isBetween(480_000L, 600_000L);
        }
    }

    @Test
    void aLiveClockLosesAndGainsNothing() {
        open(
                lobby -> {
                    String table = begun(lobby);
                    for (long jump : new long[] {HOUR, -2 * HOUR, 24 * HOUR}) {
                        wall += jump;
                        lobby.look();
                        assertBothHaveTheirTime(lobby, table);
                    }
                });
    }

    @Test
    void alsoWhenItWasSetWhileTheServerWasDown() {
        String[] table = {""};
        open(lobby -> table[0] = begun(lobby));
        for (long jump : new long[] {-HOUR, 3 * HOUR, -HOUR}) {
            wall += jump;
            open(lobby -> assertBothHaveTheirTime(lobby, table[0]));
        }
    }
}
