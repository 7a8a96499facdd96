package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** age/rivalry.6 The chance that an attack wins, by trying all 216 throws. */
class OddsTest {
    /** Rank by rank: plain, with arms, with Proselytism, with both. */
    private static final double[][] PERCENT = {
        {90.3, 93.1, 100, 100},
        {80.6, 86.1, 90.3, 93.1},
        {70.8, 79.2, 80.6, 86.1},
        {61.1, 72.2, 70.8, 79.2},
        {51.4, 65.3, 61.1, 72.2},
        {41.7, 58.3, 51.4, 65.3},
    };

    @Test
    void theTableOfOddsIsThatOfTheDice() {
        for (int rank = 1; rank <= 6; rank++)
            for (int column = 0; column < 4; column++)
                assertThat(percent(rank, column >= 2, column % 2 == 1))
                        .as("rank " + rank + ", column " + column)
                        .isEqualTo(PERCENT[rank - 1][column]);
    }

    @Test
    void theChanceShownIsThatOfTheTable() {
        for (int rank = 1; rank <= 6; rank++)
            for (int column = 0; column < 4; column++)
                assertThat(Rivalry.chance(rank, column >= 2, column % 2 == 1))
                        .as("rank " + rank + ", column " + column)
                        .isEqualTo((int) Math.round(PERCENT[rank - 1][column]));
    }

    private static double percent(int rank, boolean faith, boolean armed) {
        int wins = 0;
        for (int green = 1; green <= 6; green++)
            for (int black = 1; black <= 6; black++)
                for (int white = 1; white <= 6; white++)
                    if (Rivalry.wins(green, black, white, rank, faith, armed)) wins++;
        return Math.round(wins * 1000.0 / 216) / 10.0;
    }
}
