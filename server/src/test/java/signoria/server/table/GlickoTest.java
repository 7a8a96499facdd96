package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import signoria.server.store.Scores;

import java.util.List;

class GlickoTest {
    private static Scores.Rating rating(String who, double rating, double deviation) {
        return new Scores.Rating(who, who, "toy", 4, rating, deviation, 0.06, 3);
    }

    @Test
    void glickmansOwnExample() {
        List<Scores.Rating> before =
                List.of(
                        rating("a", 1500, 200),
                        rating("b", 1400, 30),
                        rating("c", 1550, 100),
                        rating("d", 1700, 300));
        Scores.Rating after = new Glicko(2, 3, 1, 1).after(before).getFirst();
        assertThat(after.rating()).isCloseTo(1464.06, within(0.05));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.05));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00005));
        assertThat(after.games()).isEqualTo(4);
    }

    @Test
    void whoWinsRisesAndADrawBetweenEqualsMovesNobody() {
        List<Scores.Rating> before = List.of(rating("a", 1500, 200), rating("b", 1500, 200));
        List<Scores.Rating> won = new Glicko(1, 2).after(before);
        assertThat(won.get(0).rating()).isGreaterThan(1500);
        assertThat(won.get(1).rating()).isLessThan(1500);
        assertThat(new Glicko(1, 1).after(before).get(0).rating()).isCloseTo(1500, within(0.001));
    }

    @Test
    void aBotAgainstItselfIsNotRated() {
        List<Scores.Rating> same = List.of(rating("bot:x", 1500, 200), rating("bot:x", 1500, 200));
        assertThat(new Glicko(1, 2).after(same)).isEqualTo(same);
    }
}
