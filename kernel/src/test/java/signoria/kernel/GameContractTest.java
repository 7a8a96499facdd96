package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.laws.RandomPlayer.Style;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;
import signoria.kernel.wrong.WrongWords;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The contract test itself can fail. */
class GameContractTest {
    private static final List<String> ALL =
            List.of(
                    "turn.1", "lay.1", "lay.2", "lay.3", "give.1", "wager.1", "wager.2", "draw.1",
                    "leave.1", "end.1");

    @TempDir Path folder;

    /** The contract of a game whose module is the temporary folder. */
    private final class Contract extends GameContract<State, Move, View> {
        Contract(Toy toy) {
            super(toy);
        }

        @Override
        protected Sources sources() {
            return new Sources(
                    "toy",
                    folder.resolve("main"),
                    folder.resolve("test"),
                    folder.resolve("scenarios"));
        }

        @Override
        protected List<Golden<State>> golden() {
            return List.of(new Golden<>("unwritten", 2, "-", Style.EVEN, _ -> true));
        }
    }

    private final Contract contract = new Contract(new Toy());

    @BeforeEach
    void citeAllButTheEnd() throws IOException {
        for (String name : List.of("main", "test", "scenarios"))
            Files.createDirectory(folder.resolve(name));
        StringBuilder test = new StringBuilder();
        for (String id : ALL.subList(0, ALL.size() - 1))
            test.append("assertCited(\"toy/").append(id).append("\");\n");
        write("test/SomeTest.java", test.toString());
    }

    @Test
    void aParagraphWithoutScenarioOrTestIsMissed() throws IOException {
        assertThatThrownBy(contract::everyParagraphIsShown)
                .hasMessageContaining("paragraphs that no scenario or test shows")
                .hasMessageContaining("[\"toy/end.1\"]");
        write("scenarios/end.scenario", "scenario  toy/end.1 the end\n");
        assertThatCode(contract::everyParagraphIsShown).doesNotThrowAnyException();
    }

    @Test
    void aCitationThatPointsNowhereIsFound() throws IOException {
        assertThatCode(contract::citationsPointSomewhere).doesNotThrowAnyException();
        write(
                "main/Rules.java",
                "Refusal.of(\"toy/lay.7\", \"why\"); // see games/toy/src.x and a/toy/b.c");
        assertThatThrownBy(contract::citationsPointSomewhere)
                .hasMessageContaining("[\"toy/lay.7\"]");
    }

    @Test
    void aRefusalThatNobodyShowsIsMissed() throws IOException {
        write("test/TurnTest.java", "refused(\"toy/turn.1\", \"not-now\", \"not-you\");");
        write("test/LeaveTest.java", "refused(\"toy/leave.1\", \"has-left\")");
        write(
                "scenarios/lay.scenario",
                "scenario  toy/lay.1 the hand\nrefused   seat 1: lay c9: toy/lay.1\n"
                        + "scenario  toy/wager.1 the stake\ngiven     phase: wagering | winner: 1\n"
                        + "refused   seat 1: wager 6: toy/wager.1\n");
        assertThatThrownBy(contract::everyRefusalIsShown)
                .hasMessageContaining("[\"toy/give.1 not-held\", \"toy/lay.2 laid-already\"]");
    }

    @Test
    void languagesThatSayDifferentThingsAreFound() {
        assertThat(Wording.differences(new WrongWords()))
                .containsExactlyInAnyOrder(
                        "only English has hello",
                        "only Italian has ciao",
                        "IT stake: no noun 'punto'",
                        "stake: other gaps in '{0 point} of {1}' than in '{0 punto}'",
                        "toy/a.1 ! no: other gaps in 'No {0}.' than in 'No.'",
                        "only English has toy/a.1 ! never",
                        "only English has toy/a.2",
                        "only Italian has toy/a.3");
    }

    @Test
    @DisabledIfSystemProperty(named = "golden", matches = "write")
    void aWantedGoldenRecordMustBeThere() {
        var missing =
                contract.goldenRecords()
                        .filter(test -> test.getDisplayName().startsWith("unwritten"))
                        .toList();
        assertThat(missing).hasSize(1);
        assertThatThrownBy(missing.getFirst().getExecutable()::execute)
                .hasMessageContaining("-Dgolden=write");
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
