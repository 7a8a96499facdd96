package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;

import java.util.List;

class ScenarioTest {
    private static final String GIVEN =
            "scenario  toy/lay.1 toy/lay.3 the highest wins\n"
                    + "given     seat 1 hand: c5 c6\n"
                    + "          | seat 2 hand: c9\n";

    @Test
    void aScenarioHasCitationsATitleAndSteps() {
        Scenario scenario =
                Scenario.read("x", GIVEN + "refused   seat 1: lay c9: toy/lay.2\n").getFirst();
        assertThat(scenario.game()).isEqualTo("toy");
        assertThat(scenario.cites()).containsExactly("toy/lay.1", "toy/lay.3");
        assertThat(scenario.proves()).containsExactly("toy/lay.1", "toy/lay.3", "toy/lay.2");
        assertThat(scenario.title()).isEqualTo("the highest wins");
        assertThat(scenario.steps()).hasSize(2);
        assertThat(scenario.steps().getFirst().text())
                .isEqualTo("seat 1 hand: c5 c6 | seat 2 hand: c9");
    }

    @Test
    void itTellsWhatRefusalsItShowed() {
        List<Refusal> shown = run(GIVEN + "refused   seat 1: lay c9: toy/lay.1\n").refusals();
        assertThat(shown).extracting(Refusal::reason).containsExactly("not-held");
    }

    @Test
    void badFilesNameTheLine() {
        assertBad("given  round: 1\n", "x:1: expected 'scenario GAME/PARAGRAPH title' first");
        assertBad("  round: 1\n", "x:1: nothing to go on with");
        assertBad("scenario  a title alone\n", "x:1: expected 'scenario GAME/PARAGRAPH title'");
        assertBad(
                GIVEN + "maybe     seat 1: lay c5\n",
                "x:4: expected scenario, setup, given, chance, when, then, tells, refused,"
                        + " offers, not 'maybe'");
        assertBad(GIVEN + "given     round\n", "x:4: expected 'part: value', not 'round'");
        assertBad(GIVEN + "when      lay c5\n", "x:4: expected 'seat N: …', not 'lay c5'");
        assertBad(GIVEN + "when      seat 3: lay c5\n", "x:4: no seat 3");
        assertBad(GIVEN + "when      seat 1: lay c99\n", "x:4: a card is c1 to c18, not 'c99'");
        assertBad(GIVEN + "chance    six\n", "x:4: chance: expected a number, not 'six'");
        assertBad(GIVEN + "setup     seats=9\n", "x:4: toy takes 2 to 3 seats, not 9");
    }

    @Test
    void whatGoesOtherwiseThanWrittenNamesTheLine() {
        assertFails(GIVEN + "then      round: 2\n", "x:4: expected round: 2, found 1");
        assertFails(GIVEN + "then      waiting: 1\n", "x:4: expected waiting: 1, found 1 2");
        assertFails(
                GIVEN + "when      seat 1: lay c9\n",
                "x:4: 'seat 1: lay c9' was refused by toy/lay.1: You do not hold c9.");
        assertFails(
                GIVEN + "refused   seat 1: lay c5: toy/lay.1\n",
                "x:4: 'seat 1: lay c5' was not refused");
        assertFails(
                GIVEN + "refused   seat 1: lay c9: toy/lay.2\n",
                "x:4: 'seat 1: lay c9' was refused by toy/lay.1, expected toy/lay.2");
        assertFails(GIVEN + "refused   seat 1: lay c9: toy/lay.9\n", "x:1: no paragraph toy/lay.9");
        assertFails(GIVEN + "chance    4\n", "x:1: 1 results of chance were not used");
        assertFails(
                GIVEN + "when      seat 1: lay c5\ntells     seat 2: seat1 lays\n",
                "x:5: expected to hear 'seat1 lays', heard: ");
    }

    /** The scene of the seat is asked, and a thing that is not named must not offer it either. */
    @Test
    void aMoveIsOfferedAtItsThing() {
        assertThat(run(GIVEN + "offers    seat 1: lay c6 at seat1: c6\n").refusals()).isEmpty();
        assertFails(
                GIVEN + "offers    seat 1: lay c6 at seat1: c5\n",
                "x:4: expected 'lay c6' at seat1: c5, it is offered at [seat1: c6]");
        assertFails(
                GIVEN + "offers    seat 1: lay c6 at -\n",
                "x:4: expected 'lay c6' at -, it is offered at [seat1: c6]");
        assertFails(
                GIVEN + "offers    seat 1: lay c9 at seat1: c9\n", "x:4: 'lay c9' is not offered");
        assertBad(
                GIVEN + "offers    seat 1: lay c6\n",
                "x:4: expected 'seat N: move at zone: thing', not 'seat 1: lay c6'");
    }

    private static Scenario.Shown run(String text) {
        return Scenario.read("x", text).getFirst().run(new Toy());
    }

    private static void assertBad(String text, String message) {
        assertThatThrownBy(() -> run(text)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    private static void assertFails(String text, String message) {
        assertThatThrownBy(() -> run(text)).isInstanceOf(Scenario.Failed.class).hasMessage(message);
    }
}
