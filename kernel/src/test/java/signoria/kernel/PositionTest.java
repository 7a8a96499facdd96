package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;

import java.util.Map;

class PositionTest {
    private final Toy toy = new Toy();
    private final State start = toy.start(Setup.of(toy, 2, Map.of("rounds", "2"), Seed.of(3)));

    @Test
    void theTextStartsWithSeatsAndOptionsAndHasALineForEachPart() {
        assertThat(Position.write(toy, start))
                .startsWith("seats: 2\noptions: dice=on rounds=2\nround: 1\nphase: laying\n")
                .contains("\nseat 2 points: 0\n");
    }

    @Test
    void theDigestTellsPositionsApart() {
        String digest = Position.digest(toy, start);
        State read = Position.read(toy, Position.write(toy, start));
        assertThat(Position.digest(toy, read)).isEqualTo(digest).hasSize(16);
        toy.notation().zones().read(read, "seat 1 points", "1");
        assertThat(Position.digest(toy, read)).isNotEqualTo(digest);
    }

    @Test
    void badTextsAreRefused() {
        assertBad("", "a position starts with 'seats: N' and 'options: …'");
        assertBad("options: -\nseats: 2", "expected 'seats: …', not 'options: -'");
        assertBad("seats: two\noptions: -", "seats: expected a number, not 'two'");
        assertBad("seats: 2\noptions: dice", "an option is name=value, not 'dice'");
        assertBad("seats: 2\noptions: dice=on dice=on", "option dice is given twice");
        assertBad("seats: 2\noptions: -\nround", "line 3: expected 'part: value'");
        assertBad(
                "seats: 2\noptions: -\nround: last",
                "line 3: round: expected a number, not 'last'");
        assertBad("seats: 2\noptions: -\nseat 3 points: 1", "line 3: no seat 3: seat 3 points");
    }

    @Test
    void anUnknownPartNamesTheKnownOnes() {
        assertThatThrownBy(() -> Position.read(toy, "seats: 2\noptions: -\nbanner: red"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("line 3: no part 'banner': there are round, phase, winner");
    }

    private void assertBad(String text, String message) {
        assertThatThrownBy(() -> Position.read(toy, text))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }
}
