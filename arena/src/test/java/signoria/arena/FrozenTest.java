package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Budget;
import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Yardsticks stay what they are: what they choose at some fixed moments is on file ({@code frozen}
 * among the resources). Whoever changes the search or an evaluation keeps the old way for them: a
 * line there is never changed, and only added when a game's ruleset rises.
 */
class FrozenTest {
    static List<Game<?, ?, ?>> games() {
        return Games.all().stream().filter(Benchmark::measures).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aYardstickNeverChanges(Game<?, ?, ?> game) {
        String rules = game.sheet().id() + " " + game.sheet().ruleset() + " ";
        List<String> lines = new ArrayList<>();
        for (String level : List.of("apprentice-1", "journeyman-1:12", "master-1:24"))
            lines.add(rules + level + " " + held(game, level));
        assertThat(Text.resource(FrozenTest.class, "frozen").lines()).containsAll(lines);
    }

    /** A hash of what is chosen at some moments of a random game. */
    private static <S, M, V> String held(Game<S, M, V> game, String level) {
        int seats = Math.max(2, game.sheet().fewest());
        S s = game.start(Setup.of(game, seats, Map.of(), Seed.of(77)));
        Dice dice = new Dice(77);
        StringBuilder held = new StringBuilder();
        List<M> legal = new ArrayList<>();
        for (int decision = 0; decision < 40 && !game.over(s); decision++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            if (decision % 13 == 5)
                held.append(
                        Entrant.named(level)
                                .bot(game, seat, 3)
                                .choose(game.view(s, seat), legal, new Budget(300)));
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return Digest.brief(held.toString());
    }

    @ParameterizedTest
    @MethodSource("games")
    void otherWeightsDoNotReachIt(Game<?, ?, ?> game) {
        assertThat(held(changed(game), "apprentice-1")).isEqualTo(held(game, "apprentice-1"));
    }

    private static <S, M, V> Game<S, M, V> changed(Game<S, M, V> game) {
        Tunable<S, M, V> tunable = (Tunable<S, M, V>) game;
        Weights weights = tunable.weights();
        for (String name : weights.names()) weights = weights.with(name, 0);
        return tunable.with(weights);
    }

    @Test
    void itHasAName() {
        assertThat(Entrant.named("master-1").name()).isEqualTo("master-1");
        assertThat(Entrant.named("master-1:200ms").name()).isEqualTo("master-1:200ms");
        assertThat(Entrant.named("journeyman-1:50").searches()).isTrue();
        assertThatThrownBy(() -> Entrant.named("master-1:soon")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Entrant.named("random-1")).hasMessageContaining("no bot");
        assertThatThrownBy(() -> Level.named("master-1")).hasMessageContaining("no bot");
        assertThatThrownBy(() -> Entrant.named("master-1").bot(new Toy(), 0, 1))
                .hasMessageContaining("toy has no master-1");
        Game<?, ?, ?> any = games().getFirst();
        assertThatThrownBy(() -> Entrant.named("master-9").bot(any, 0, 1))
                .hasMessageContaining("has no master-9");
    }
}
