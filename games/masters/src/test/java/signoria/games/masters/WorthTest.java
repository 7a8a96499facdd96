package signoria.games.masters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.Map;

/** What the evaluation must think of, whatever its weights. */
class WorthTest {
    private final Masters game = new Masters();

    @Test
    void everySpaceOnTheFaithTrackIsWorthMoreThanTheOneBefore() {
        for (int seats = 1; seats <= 4; seats++)
            for (int space = 1; space <= Faith.LAST; space++)
                assertThat(worth(seats, space))
                        .as("space " + space + " of " + seats + " seats")
                        .isGreaterThan(worth(seats, space - 1));
    }

    /** Against a rival half way. */
    private double worth(int seats, int space) {
        State s = game.notation().blank(new Setup(seats, Map.of(), Seed.ZERO));
        s.faith(0, space);
        if (seats > 1) s.faith(1, Faith.LAST / 2);
        int furthest = seats > 1 ? Math.max(space, Faith.LAST / 2) : space;
        for (int report = 0; report < Faith.REPORTS && furthest >= Faith.POPE[report]; report++) {
            s.reports++;
            s.tile(0, report, Faith.UP);
        }
        double[] worth = new double[seats];
        game.worth(s, worth);
        return seats == 1 ? worth[0] : worth[0] - worth[1];
    }
}
