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

    private double worth(int seats, int space) {
        State s = game.notation().blank(new Setup(seats, Map.of(), Seed.ZERO));
        s.faith(0, space);
        double[] worth = new double[seats];
        game.worth(s, worth);
        return worth[0];
    }
}
