package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.List;

/** The rules are asked about a move once, however it comes to be played. */
class JournalTest {
    private int asked;

    private final Toy toy =
            new Toy() {
                @Override
                public Refusal refusal(State s, int seat, Move move) {
                    asked++;
                    return super.refusal(s, seat, move);
                }
            };

    private Journal<State, Move, View> given(String... parts) {
        State s = toy.notation().blank(Setups.of(toy, 2, "-").with(Seed.of(3)));
        for (int i = 0; i < parts.length; i += 2)
            toy.notation().zones().read(s, parts[i], parts[i + 1]);
        return Journal.from(toy, s);
    }

    private Journal<State, Move, View> laid() {
        return given("seat 1 hand", "c5 c6", "seat 2 hand", "c9 c2", "seat 1 laid", "c5");
    }

    private Move move(String text) {
        return toy.notation().read(text);
    }

    @Test
    void aMoveThatWasJustAskedAboutIsPlayedAtOnce() {
        Journal<State, Move, View> journal = laid();
        assertThat(journal.refusal(0, move("lay c6"))).isEqualTo(Refusal.NONE);
        assertThat(journal.play(0, move("lay c6"), Events.IGNORED)).isEqualTo(Refusal.NONE);
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void severalThatWereForeseenArePlayedWithoutAsking() {
        Journal<State, Move, View> journal = laid();
        List<Move> moves = List.of(move("lay c6"), move("lay c5"));
        assertThat(journal.foresee(0, moves)).isEqualTo(new Foresight.Clear());
        asked = 0;
        for (Move move : moves)
            assertThat(journal.play(0, move, Events.IGNORED)).isEqualTo(Refusal.NONE);
        assertThat(asked).isZero();
    }

    @Test
    void anyOtherMoveIsAskedAboutFirst() {
        Journal<State, Move, View> journal = laid();
        journal.refusal(0, move("lay c6"));
        assertThat(journal.play(1, move("lay c9"), Events.IGNORED)).isEqualTo(Refusal.NONE);
        assertThat(asked).isEqualTo(2);
        assertThat(journal.play(0, move("lay c6"), Events.IGNORED)).isNotEqualTo(Refusal.NONE);
        assertThat(asked).isEqualTo(3);
    }

    @Test
    void aMoveIsAskedAboutAgainWhenItIsPlayedTwice() {
        Journal<State, Move, View> journal = laid();
        journal.refusal(0, move("lay c6"));
        journal.play(0, move("lay c6"), Events.IGNORED);
        assertThat(journal.play(0, move("lay c6"), Events.IGNORED)).isNotEqualTo(Refusal.NONE);
        assertThat(asked).isEqualTo(2);
    }
}
