package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A search goes by whatever value and prior it is given. */
class JudgedTest {
    private static final Toy TOY = new Toy();

    private static List<Opinion<Move>> held(Game<State, Move, View> game, String level) {
        State s = game.start(Setup.of(game, 2, Map.of(), Seed.of(2)));
        List<Move> legal = new ArrayList<>();
        game.legal(s, 0, legal);
        return Level.inArena(level).bot(game, 0, 1).opinions(game.view(s, 0), legal, Budget.USUAL);
    }

    @Test
    void theGamesOwnJudgementGivesTheGamesOwnOpinions() {
        Judged<State, Move, View> same = new Judged<>(TOY, TOY::worth);
        for (String level : List.of("master:60", "apprentice", "master:60/lean=1/haste=0"))
            assertThat(held(same, level)).isEqualTo(held(TOY, level));
    }

    @Test
    void anotherValueGivesOtherOpinions() {
        Judged<State, Move, View> upsideDown =
                new Judged<>(
                        TOY,
                        (s, out) -> {
                            TOY.worth(s, out);
                            for (int seat = 0; seat < out.length; seat++) out[seat] *= -1;
                        });
        assertThat(held(upsideDown, "apprentice")).isNotEqualTo(held(TOY, "apprentice"));
    }

    @Test
    void thePriorIsAskedWhereASearchLeans() {
        int[] asked = {0};
        Judged<State, Move, View> counting =
                new Judged<>(
                        TOY,
                        TOY::worth,
                        (s, seat, legal, out) -> {
                            asked[0]++;
                            TOY.lean(s, seat, legal, out);
                        });
        held(counting, "master:60");
        assertThat(asked[0]).isZero();
        held(counting, "master:60/lean=1/haste=0");
        assertThat(asked[0]).isPositive();
    }
}
