package signoria.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import signoria.bots.Dice;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class LeanTest {
    /** The toy, whose players may lean to what is listed late or to what is listed first. */
    private static final class Inclined extends TunableToy {
        Inclined(Weights weights) {
            super(weights, Inclined::new);
        }

        @Override
        public void lean(State s, int seat, List<Move> legal, double[] out) {
            for (int i = 0; i < legal.size(); i++) out[i] = weights.of("lean-late") * i;
            out[0] += weights.of("lean-first");
        }
    }

    private static final Inclined UNDECIDED =
            new Inclined(Weights.read("w", "point = 1\nlean-late = 0\nlean-first = 0\n"));

    private static Weights leaning(double late, double first) {
        return UNDECIDED.weights().with("lean-late", late).with("lean-first", first);
    }

    /** As if searches had turned to each move just as known leanings have it. */
    private static List<Decision<State, Move>> decisions(Weights known) {
        Inclined game = new Inclined(known);
        List<Decision<State, Move>> decisions = new ArrayList<>();
        for (int number = 0; number < 200; number++) {
            State s = game.start(Setup.of(game, 2, Map.of(), Seed.of(number)));
            List<Move> legal = new ArrayList<>();
            game.legal(s, 0, legal);
            double[] chosen = new double[legal.size()];
            game.lean(s, 0, legal, chosen);
            double sum = 0;
            for (int i = 0; i < chosen.length; i++) sum += chosen[i] = Math.exp(chosen[i]);
            for (int i = 0; i < chosen.length; i++) chosen[i] /= sum;
            decisions.add(new Decision<>(s, 0, legal, chosen, number));
        }
        return decisions;
    }

    @Test
    void leaningsAreFoundFromChoices() {
        Weights known = leaning(0.7, -0.4);
        Lean<State, Move, View> lean = new Lean<>(UNDECIDED, decisions(known));
        Weights found = lean.best();
        assertThat(found.of("lean-late")).isCloseTo(0.7, within(0.05));
        assertThat(found.of("lean-first")).isCloseTo(-0.4, within(0.1));
        assertThat(found.of("point")).isEqualTo(1);
        assertThat(lean.loss(found)).isLessThan(lean.loss(UNDECIDED.weights()));
        assertThat(lean.loss(found)).isCloseTo(lean.loss(known), within(0.001));
    }

    private static List<Tuning.Attempt> tuned(
            Game<State, Move, View> game, String bots, int threads) {
        return TunableToy.tuned(
                game,
                TunableToy.plan(List.of(2, 3), List.of(Tuning.Way.LEAN), bots, 20, 1, threads));
    }

    @Test
    void searchesTeachWhatToLeanTo() {
        Tuning.Attempt attempt = tuned(UNDECIDED, "master:30", 2).getFirst();
        assertThat(attempt.way()).isEqualTo(Tuning.Way.LEAN);
        assertThat(attempt.after()).isLessThan(attempt.before());
        assertThat(attempt.weights().of("lean-late")).isNotZero();
        assertThat(attempt.weights().of("point")).isEqualTo(1);
        assertThat(attempt.proofs()).extracting(Duel.Proof::seats).containsExactly(2, 3);
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        assertThat(tuned(UNDECIDED, "master:20", 3)).isEqualTo(tuned(UNDECIDED, "master:20", 1));
    }

    @Test
    void onlyWhoSearchesCanTeach() {
        assertThatThrownBy(() -> tuned(UNDECIDED, "apprentice", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("who searches");
        Inclined without = new Inclined(Weights.read("w", "point = 1\n"));
        assertThatThrownBy(() -> tuned(without, "master:20", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("lean to");
    }

    /** What {@link Lean} builds on, in every game that has leanings. */
    @Test
    void leaningsAreLinearInTheirWeights() {
        int games = 0;
        for (Game<?, ?, ?> game : Games.all())
            if (game instanceof Tunable<?, ?, ?> tunable
                    && !tunable.weights().family(Weights.LEANING).isEmpty()) {
                games++;
                for (int seats = game.sheet().fewest(); seats <= game.sheet().most(); seats++)
                    checkLinear(tunable, seats);
            }
        assertThat(games).isPositive();
    }

    private static <S, M, V> void checkLinear(Tunable<S, M, V> game, int seats) {
        Weights weights = game.weights();
        Map<String, Game<S, M, V>> alone = new TreeMap<>();
        for (String name : weights.family(Weights.LEANING))
            alone.put(name, game.with(weights.alone(name)));
        S s = game.start(Setup.of(game, seats, Map.of(), Seed.of(seats)));
        Dice dice = new Dice(seats);
        while (!game.over(s)) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            double[] whole = new double[legal.size()];
            game.lean(s, seat, legal, whole);
            double[] sum = new double[legal.size()];
            double[] one = new double[legal.size()];
            for (String name : weights.family(Weights.LEANING)) {
                alone.get(name).lean(s, seat, legal, one);
                for (int i = 0; i < sum.length; i++) sum[i] += weights.of(name) * one[i];
            }
            assertThat(whole).containsExactly(sum, within(1e-9));
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }
}
