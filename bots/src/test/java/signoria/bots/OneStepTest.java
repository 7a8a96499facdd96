package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class OneStepTest {
    private final Toy game = new Toy();

    private State start(int seed) {
        return game.start(Setup.of(game, 2, Map.of("dice", "off"), Seed.of(seed)));
    }

    private List<Move> legal(State s, int seat) {
        List<Move> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        return legal;
    }

    /** The world lies open: seat 2 sees what seat 1 has laid, and lays a higher card if it can. */
    @Test
    void whatIsWorthMostIsTaken() {
        int beaten = 0;
        for (int seed = 0; seed < 20; seed++) {
            State s = start(seed);
            Move low = legal(s, 0).getFirst();
            game.play(s, 0, low, Events.IGNORED);
            List<Move> mine = legal(s, 1);
            Move best = new OneStep<>(game, s, seed).best(s, 1, mine);
            boolean could = card(mine.getLast()) > card(low);
            assertThat(card(best) > card(low)).isEqualTo(could);
            if (could) beaten++;
        }
        assertThat(beaten).isPositive();
    }

    private static int card(Move move) {
        return ((Move.Lay) move).card();
    }

    @Test
    void thePositionStaysAsItIs() {
        State s = start(3);
        State before = game.copy(s);
        OneStep<State, Move> player = new OneStep<>(game, s, 1);
        player.best(s, 0, legal(s, 0));
        player.leaning(s, 0, legal(s, 0));
        assertThat(s).usingRecursiveComparison().isEqualTo(before);
    }
}
