package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;

/** Several moves at once are no oracle. */
class ForesightTest {
    private final Toy toy = new Toy();

    private State given(String... parts) {
        State s = toy.notation().blank(Setups.of(toy, 2, "-").with(Seed.of(3)));
        for (int i = 0; i < parts.length; i += 2)
            toy.notation().zones().read(s, parts[i], parts[i + 1]);
        return s;
    }

    private Foresight of(State s, int seat, String... moves) {
        List<Move> read = new ArrayList<>();
        for (String move : moves) read.add(toy.notation().read(move));
        return Foresight.of(toy, s, seat, read);
    }

    @Test
    void nothingIsSaidOfWhatComesAfterADie() {
        State s = given("phase", "wagering", "winner", "1", "seat 1 points", "5");
        assertThat(of(s, 0, "wager 6")).isInstanceOf(Foresight.Refused.class);
        assertThat(of(s, 0, "wager 5")).isEqualTo(new Foresight.Clear());
        for (String next : List.of("wager 1", "lay c1", "lay c2", "give c3"))
            assertThat(of(s, 0, "wager 5", next)).isEqualTo(new Foresight.Beyond());
    }

    @Test
    void nothingIsSaidOfWhatComesAfterASealedAnswerWhetherItIsTheLastOrNot() {
        State first = given("seat 1 hand", "c5 c6", "seat 2 hand", "c9 c2");
        State last = given("seat 1 hand", "c5 c6", "seat 2 hand", "c9 c2", "seat 2 laid", "c9");
        for (State s : List.of(first, last))
            for (String next : List.of("lay c5", "lay c6", "give c6", "wager 0"))
                assertThat(of(s, 0, "lay c5", next)).isEqualTo(new Foresight.Beyond());
    }

    @Test
    void whatShowsNothingNewIsJudged() {
        State s = given("seat 1 hand", "c5 c6", "seat 2 hand", "c9 c2", "seat 1 laid", "c5");
        assertThat(of(s, 0, "lay c6", "lay c5")).isEqualTo(new Foresight.Clear());
        assertThat(of(s, 0, "lay c6", "lay c6"))
                .isEqualTo(new Foresight.Refused(1, Refusal.of("toy/lay.2", "laid-already")));
    }
}
