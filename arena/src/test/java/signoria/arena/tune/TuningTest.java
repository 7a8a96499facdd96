package signoria.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.kernel.Weights;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;

import java.util.List;
import java.util.Map;

class TuningTest {
    /** The toy with a point of its own worth as much as one likes. */
    private static final class Weighed extends TunableToy {
        private final double aversion;

        Weighed(Weights weights, double aversion) {
            super(weights, other -> new Weighed(other, aversion));
            this.aversion = aversion;
        }

        @Override
        public List<Term> terms(State s, int seat) {
            double[] worth = new double[notation().setup(s).seats()];
            worth(s, worth);
            return List.of(new Term("points", worth[seat]));
        }

        @Override
        public void worth(State s, double[] out) {
            super.worth(s, out);
            if (!over(s))
                for (int i = 0; i < out.length; i++) out[i] *= weights.of("point") - aversion;
        }
    }

    private static final Weighed BADLY =
            new Weighed(Weights.read("w", "point = 0.4\nunused = 1\n"), 0);

    private static List<Tuning.Attempt> tuned(int threads) {
        return tuned(BADLY, List.of(2, 3), threads);
    }

    private static List<Tuning.Attempt> tuned(Weighed game, List<Integer> seats, int threads) {
        return TunableToy.tuned(game, plan(seats, threads));
    }

    private static Tuning.Plan plan(List<Integer> seats, int threads) {
        List<Tuning.Way> ways = List.of(Tuning.Way.FIT, Tuning.Way.CLIMB);
        return TunableToy.plan(seats, ways, "apprentice", 240, 2, threads);
    }

    @Test
    void weightsMoveToWhatForetellsTheEnd() {
        Tuning.Attempt fitted = tuned(2).getFirst();
        assertThat(fitted.way()).isEqualTo(Tuning.Way.FIT);
        assertThat(fitted.after()).isLessThan(fitted.before());
        assertThat(fitted.weights().of("point")).isBetween(0.6, 1.4);
        assertThat(fitted.weights().of("unused")).isCloseTo(1, within(1e-6));
    }

    /** Whoever shuns points is clearly worse; after that nothing is clearly better any more. */
    @Test
    void onlyWhatIsClearlyBetterIsKept() {
        Weighed shy = new Weighed(Weights.read("w", "point = 0.25\n"), 0.3);
        assertThat(tuned(shy, List.of(2), 2))
                .extracting(Tuning.Attempt::kept)
                .containsExactly(true, false, false, false);
    }

    /** Climbing finds by victories alone that points are to be sought. */
    @Test
    void matchesLeadUphill() {
        Weighed shy = new Weighed(Weights.read("w", "point = 0.25\n"), 0.3);
        Tuning.Plan plan = plan(List.of(2, 3), 2);
        Duel duel = new Duel(plan, shy, "climb", TunableToy::silent);
        assertThat(new Climb(plan, duel, new Dice(1)).best(shy.weights()).of("point"))
                .isGreaterThan(0.3);
    }

    @Test
    void everyNumberOfSeatsIsProved() {
        for (Tuning.Attempt attempt : tuned(2))
            assertThat(attempt.proofs()).extracting(Duel.Proof::seats).containsExactly(2, 3);
    }

    /** At a table of three the new weights sit once. */
    @Test
    void ofAnOddNumberOfSeatsTheNewWeightsHaveTheLesserPart() {
        for (Tuning.Attempt attempt : tuned(BADLY, List.of(3), 2)) {
            Duel.Proof proof = attempt.proofs().getFirst();
            assertThat(proof.share()).isEqualTo(1.0 / 3);
            assertThat(proof.winRate()).isBetween(0.1, 0.5);
        }
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        assertThat(tuned(3)).isEqualTo(tuned(1));
    }

    @Test
    void whatHasNoWeightsIsRefused() {
        Tuning.Plan plan =
                new Tuning.Plan(
                        List.of(2),
                        Map.of(),
                        List.of(Tuning.Way.FIT),
                        Level.named("random"),
                        10,
                        1,
                        Seed.ZERO,
                        1);
        assertThatThrownBy(() -> new Tuning(plan, _ -> null).improve(new Toy(), _ -> {}))
                .isInstanceOf(BadInput.class);
    }
}
