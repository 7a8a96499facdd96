package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.Bits;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Where nothing speaks for one move rather than another, chance chooses, not the list. */
class EvenChoiceTest {
    private static final int FAMILIES = 6;

    @Test
    void apprenticesTakeAnyFamily() {
        Set<String> taken = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) taken.add(first(Games.named("princes"), seed));
        assertThat(taken).hasSize(FAMILIES);
    }

    private static <S, M, V> String first(Game<S, M, V> game, int seed) {
        S s = game.start(Setup.of(game, 3, Map.of(), Seed.of(1)));
        int seat = Bits.first(game.waiting(s));
        List<M> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        M move =
                Level.named("apprentice")
                        .bot(game, seat, seed)
                        .choose(game.view(s, seat), legal, Budget.USUAL);
        return game.notation().write(move);
    }
}
