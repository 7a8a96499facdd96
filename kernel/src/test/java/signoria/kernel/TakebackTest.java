package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.Map;

class TakebackTest {
    private final Toy toy = new Toy();

    @Test
    void whoHasNotMovedTakesNothingBack() {
        Journal<State, Move, View> game = game("on");
        lay(game, 0, 0);
        assertThat(Takeback.of(game, 1)).isInstanceOf(Takeback.Verdict.Nothing.class);
    }

    @Test
    void aCardLaidDownIsTakenBackFreely() {
        Journal<State, Move, View> game = game("on");
        lay(game, 0, 0);
        assertThat(free(game, 0).size()).isZero();
    }

    @Test
    void onlyTheLastOfTwoThoughtsIsTakenBack() {
        Journal<State, Move, View> game = game("on");
        Move first = lay(game, 0, 0);
        lay(game, 0, 1);
        assertThat(free(game, 0).entries()).containsExactly(new Journal.Entry<>(0, first));
    }

    @Test
    void whatOthersHaveLaidMeanwhileStands() {
        Journal<State, Move, View> game = game("on");
        lay(game, 0, 0);
        Move other = lay(game, 1, 0);
        assertThat(free(game, 0).entries()).containsExactly(new Journal.Entry<>(1, other));
    }

    @Test
    void onceTheCardsAreShownTheOthersAreAsked() {
        Journal<State, Move, View> game = game("off");
        for (int seat = 0; seat < 3; seat++) lay(game, seat, 0);
        assertThat(toy.chance(game.state()).total())
                .isEqualTo(toy.chance(game.stateAfter(0)).total());
        assertThat(asks(game, 0).size()).isZero();
        assertThat(asks(game, 1).size()).isEqualTo(1);
    }

    @Test
    void onceTheDieIsCastTheOthersAreAsked() {
        Journal<State, Move, View> game = game("on");
        for (int seat = 0; seat < 3; seat++) lay(game, seat, 0);
        assertThat(asks(game, 2).size()).isEqualTo(2);
    }

    private Journal<State, Move, View> game(String dice) {
        return new Journal<>(toy, Setup.of(toy, 3, Map.of("dice", dice), Seed.of(1)));
    }

    /** Lays the n-th card that the seat could lay. */
    private Move lay(Journal<State, Move, View> game, int seat, int nth) {
        View view = toy.view(game.state(), seat);
        Move move = Move.lay(view.hand().get(nth));
        assertThat(game.play(seat, move, Events.IGNORED)).isSameAs(Refusal.NONE);
        return move;
    }

    private static Journal<State, Move, View> free(Journal<State, Move, View> game, int seat) {
        if (Takeback.of(game, seat) instanceof Takeback.Verdict.Free<State, Move, View>(var then))
            return then;
        throw new AssertionError("not free");
    }

    private static Journal<State, Move, View> asks(Journal<State, Move, View> game, int seat) {
        if (Takeback.of(game, seat) instanceof Takeback.Verdict.Asks<State, Move, View>(var then))
            return then;
        throw new AssertionError("nobody is asked");
    }
}
