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

class LearnTest {
    /** The toy, judged by points, by cards and by the number of one's seat. */
    private static final class Foreseen extends TunableToy {
        Foreseen(Weights weights) {
            super(weights, Foreseen::new);
        }

        /** With three seats it is judged by its points alone. */
        @Override
        public void worth(State s, double[] out) {
            super.worth(s, out);
            if (over(s) || out.length == 3) return;
            double[] cards = new double[out.length];
            for (int seat = 0; seat < out.length; seat++) {
                double points = result(s).points().get(seat);
                cards[seat] = (out[seat] - points) * 10;
                out[seat] =
                        weights.of("outlook-point") * points
                                + weights.of("outlook-card") * cards[seat]
                                + weights.of("outlook-seat") * seat;
            }
        }
    }

    private static final Foreseen CLUELESS =
            new Foreseen(
                    Weights.read(
                            "w",
                            "lean-late = 1\noutlook-point = 0\noutlook-card = 0\n"
                                    + "outlook-seat = 0\n"));

    private static List<Tuning.Attempt> tuned(
            Game<State, Move, View> game, List<Integer> seats, int threads) {
        return TunableToy.tuned(
                game,
                TunableToy.plan(seats, List.of(Tuning.Way.LEARN), "apprentice", 1000, 1, threads));
    }

    /**
     * Points stay what they are. Whoever sits last sees what the other has laid, in games where
     * everything lies open, and wins most of the time: where one sits is worth many points.
     */
    @Test
    void whatQuickGamesComeToIsLearned() {
        Tuning.Attempt attempt = tuned(CLUELESS, List.of(2), 2).getFirst();
        assertThat(attempt.way()).isEqualTo(Tuning.Way.LEARN);
        assertThat(attempt.kept()).isTrue();
        assertThat(attempt.proofs()).extracting(Duel.Proof::seats).containsExactly(2);
        assertThat(attempt.weights().of("outlook-point")).isBetween(0.7, 1.3);
        assertThat(attempt.weights().of("outlook-seat")).isGreaterThan(3);
        assertThat(attempt.weights().of("lean-late")).isEqualTo(1);
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        assertThat(tuned(CLUELESS, List.of(2), 3)).isEqualTo(tuned(CLUELESS, List.of(2), 1));
    }

    @Test
    void whereNoOutlookJudgesThereIsNothingToLearn() {
        assertThatThrownBy(() -> tuned(CLUELESS, List.of(2, 3), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("toy with 3 seats is not judged by outlooks");
        Foreseen without = new Foreseen(Weights.read("w", "point = 1\n"));
        assertThatThrownBy(() -> tuned(without, List.of(2), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no weights of outlook");
    }

    /** What {@link Learn} builds on, in every game with outlooks at each table they judge. */
    @Test
    void outlooksAreLinearInTheirWeights() {
        int games = 0;
        for (Game<?, ?, ?> game : Games.all())
            if (game instanceof Tunable<?, ?, ?> tunable
                    && !tunable.weights().family(Weights.OUTLOOK).isEmpty()) {
                games++;
                for (int seats = game.sheet().fewest(); seats <= game.sheet().most(); seats++)
                    checkLinear(tunable, seats);
            }
        assertThat(games).isPositive();
    }

    private static <S, M, V> void checkLinear(Tunable<S, M, V> game, int seats) {
        Setup setup = Setup.of(game, seats, Map.of(), Seed.of(seats));
        Weights weights = game.weights();
        Map<String, Game<S, M, V>> alone = new TreeMap<>();
        for (String name : Learn.counting(game, setup))
            alone.put(name, game.with(weights.alone(name)));
        if (alone.isEmpty()) return;
        S s = game.start(setup);
        Dice dice = new Dice(seats);
        while (!game.over(s)) {
            if (game.quiet(s)) {
                double[] whole = new double[seats];
                game.worth(s, whole);
                double[] sum = new double[seats];
                double[] one = new double[seats];
                for (Map.Entry<String, Game<S, M, V>> each : alone.entrySet()) {
                    each.getValue().worth(s, one);
                    for (int i = 0; i < seats; i++) sum[i] += weights.of(each.getKey()) * one[i];
                }
                assertThat(whole).containsExactly(sum, within(1e-9));
            }
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }
}
