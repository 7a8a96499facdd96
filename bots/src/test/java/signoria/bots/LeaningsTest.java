package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class LeaningsTest {
    /** Everybody leans to what is listed first, and away from what is listed last. */
    private static final class Eager extends Toy {
        private int asked;

        @Override
        public String search(boolean deep) {
            return deep ? "haste=0/lean=1" : "haste=0";
        }

        @Override
        public void lean(State s, int seat, List<Move> legal, double[] out) {
            asked++;
            for (int i = 0; i < legal.size(); i++) out[i] = 0;
            out[0] = 1;
            out[legal.size() - 1] = -1000;
        }
    }

    @Test
    void likelihoodsAreExponentialWithinAFewPerCent() {
        for (double leaning = -20; leaning <= 20; leaning += 0.01)
            assertThat(Leanings.likelihood(leaning))
                    .isCloseTo(Math.exp(leaning), withinPercentage(6.5));
    }

    @Test
    void neitherTheGreatestNorTheLeastLeaningBreaksIt() {
        assertThat(Leanings.likelihood(1e9)).isFinite().isPositive();
        assertThat(Leanings.likelihood(-1e9)).isFinite().isNotNegative();
    }

    @Test
    void whatOneLeansToIsChosenAsOftenAsThat() {
        assertThat(firsts(1)).isCloseTo(share(Math.E), withinPercentage(5));
        assertThat(firsts(2)).isCloseTo(share(Math.E * Math.E), withinPercentage(5));
        assertThat(firsts(0)).isCloseTo(1.0 / legal().size(), withinPercentage(5));
    }

    @Test
    void whoeverTheGameSaysGoesByThem() {
        assertThat(asked("master:50")).isPositive();
        assertThat(asked("oracle:50")).isPositive();
        assertThat(asked("journeyman:50")).isZero();
        assertThat(asked("plain:50")).isZero();
        assertThat(asked("master:50/haste=12")).isZero();
    }

    private static int asked(String level) {
        Eager game = new Eager();
        State state = start(game);
        Bot<Move, View> bot = Level.inArena(level).bot(game, 0, 1);
        bot.choose(game.view(state, 0), legal(), Budget.USUAL);
        return game.asked;
    }

    /** How often the first is chosen that is so many times as likely as each but the last. */
    private static double share(double times) {
        return times / (times + legal().size() - 2);
    }

    private static double firsts(double much) {
        Eager game = new Eager();
        List<Move> legal = legal();
        Leanings<State, Move> leanings = new Leanings<>(game, new Dice(1), much);
        int firsts = 0;
        int times = 40_000;
        for (int i = 0; i < times; i++)
            if (leanings.choose(start(game), 0, legal) == legal.getFirst()) firsts++;
        return (double) firsts / times;
    }

    private static State start(Toy game) {
        return game.start(Setup.of(game, 2, Map.of(), Seed.of(1)));
    }

    private static List<Move> legal() {
        Toy game = new Toy();
        List<Move> legal = new ArrayList<>();
        game.legal(start(game), 0, legal);
        return legal;
    }
}
