package signoria.games.template;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.List;
import java.util.Map;

class TemplateTest extends GameContract<State, Move, View> {
    TemplateTest() {
        super(new Template());
    }

    @Override
    protected List<Golden<State>> golden() {
        return List.of(
                new Golden<>("alone", 4, "-", Style.EVEN, s -> first(s) == 1),
                new Golden<>("shared", 2, "laps=4", Style.EVEN, s -> first(s) == 2));
    }

    /** template/setup.1 */
    @Test
    void everyRiderBeginsWithFourCardsAndThreeWhips() {
        State s = Dealing.deal(Setup.of(new Template(), 4, Map.of(), Seed.of(1)));
        for (int seat = 0; seat < s.seats; seat++)
            assertThat(List.of(s.held(seat), s.whips(seat), s.space(seat)))
                    .containsExactly(4, 3, 0);
        assertThat(s.deck()).isEqualTo(State.VALUES * State.COPIES - 4 * Dealing.HAND);
    }

    /** How many seats are first. */
    private static long first(State s) {
        return Scoring.result(s).places().stream().filter(place -> place == 1).count();
    }
}
