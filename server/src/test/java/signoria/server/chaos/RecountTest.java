package signoria.server.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.House;
import signoria.server.Player;
import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.server.store.Nodes;
import signoria.server.table.Recount;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real game passes; house players that move twice and clocks that ran are found. */
class RecountTest {
    private static final int MOVES = 6;

    @TempDir Path folder;

    private final List<Ledger.Line> lines = new ArrayList<>();

    @BeforeEach
    void play() {
        try (House house = new House(folder);
                Player anna = house.guest("Anna")) {
            Api.Clock clock = new Api.Clock.Live(600, 0);
            String table =
                    anna.post("", House.unrated(House.table(clock, true, "me", "random", "random")))
                            .id();
            for (int made = 0; made < MOVES; ) {
                Tell.Position at = anna.watch(table);
                if (!at.yourTurn() || at.legal().isEmpty()) continue;
                assertThat(anna.play(at, at.legal().getFirst())).isInstanceOf(Tell.Played.class);
                made++;
            }
            lines.addAll(house.server().store().ledger().lines(table, 0));
        }
    }

    private Recount.Findings count(Long... stood) {
        return Recount.of("t", lines, List.of(stood));
    }

    private int last(String part) {
        int at = lines.size() - 1;
        while (!lines.get(at).deed().contains(part)) at--;
        return at;
    }

    private int lastOfAnna() {
        int at = lines.size() - 1;
        while (lines.get(at).command().isEmpty()) at--;
        return at;
    }

    /** Puts a line in, and moves all that follow by one version and some milliseconds. */
    private void insert(int at, String deed, long millis) {
        lines.add(at, new Ledger.Line(at + 1, lines.get(at - 1).at() + millis, "", deed));
        for (int i = at + 1; i < lines.size(); i++) {
            Ledger.Line line = lines.get(i);
            lines.set(i, new Ledger.Line(i + 1, line.at(), line.command(), line.deed()));
        }
    }

    private void later(int from, long millis) {
        for (int i = from; i < lines.size(); i++) {
            Ledger.Line line = lines.get(i);
            lines.set(
                    i,
                    new Ledger.Line(
                            line.version(), line.at() + millis, line.command(), line.deed()));
        }
    }

    @Test
    void aGameAsItWasPasses() {
        assertThat(count()).isEqualTo(new Recount.Findings(List.of(), 0));
    }

    @Test
    void aHousePlayerThatMovedTwiceIsFound() {
        int at = last("\"bot\":\"random\"");
        insert(at + 1, lines.get(at).deed(), 0);
        assertThat(count().faults()).isNotEmpty();
    }

    @Test
    void aClockThatRanForAServerThatStoodStillIsFound() {
        int move = lastOfAnna();
        long stood = lines.get(move - 1).at() + 1;
        later(move, 4 * Nodes.LEASE);
        assertThat(count(stood).faults())
                .singleElement()
                .asString()
                .contains("a clock ran at line " + (move + 1));
    }

    @Test
    void aClockThatWasGivenItsTimeBackPasses() {
        int move = lastOfAnna();
        long stood = lines.get(move - 1).at() + 1;
        later(move, 4 * Nodes.LEASE);
        insert(
                move,
                "{\"type\":\"Interrupted\",\"millis\":" + Nodes.LEASE + "}",
                Nodes.LEASE + 100);
        assertThat(count(stood)).isEqualTo(new Recount.Findings(List.of(), 1));
    }
}
