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
    private static final String END =
            "scenario  toy/end.1 the end\n"
                    + "given     phase: wagering | winner: 1 | seat 1 points: 5 | seat 2 points: 7"
                    + " | round: 4\n"
                    + "when      seat 1: wager 0\n";

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
    void makeFolders() throws IOException {
        for (String name : List.of("main", "test", "scenarios"))
            Files.createDirectory(folder.resolve(name));
    }

    @Test
    void aParagraphIsMissedUntilAScenarioShowsIt() throws IOException {
        assertThatThrownBy(contract::everyParagraphIsShown)
                .hasMessageContaining("paragraphs that no scenario shows")
                .hasMessageContaining("\"toy/end.1\"");
        write(
                "scenarios/end.scenario",
                END + "then      waiting: - | result: 1. seat2 7, 2. seat1 5");
        assertThatThrownBy(contract::everyParagraphIsShown)
                .hasMessageContaining("\"toy/lay.1\"")
                .hasMessageNotContaining("\"toy/end.1\"");
    }

    /** What a test names, or what would be the same without a move, shows nothing. */
    @Test
    void aMentionShowsNoParagraph() throws IOException {
        write("test/EndTest.java", test("/** toy/end.1 */", "assertEnd(\"toy/end.1\");"));
        for (String nothing :
                List.of("", "then      seat 2 points: 7", "tells     seat 2: not wins")) {
            write("scenarios/end.scenario", END + nothing);
            assertThatThrownBy(contract::everyParagraphIsShown)
                    .hasMessageContaining("\"toy/end.1\"");
        }
    }

    @Test
    void aKindOfEventThatNobodyTellsIsMissed() throws IOException {
        write(
                "scenarios/give.scenario",
                """
                scenario  toy/give.1 only giver and winner see the card
                setup     seats=3
                given     phase: giving | lowest: 1 | winner: 2 | seat 1 hand: c5 c6 | seat 2 hand: c9
                when      seat 1: give c6
                tells     seat 2: seat1 gives seat2 the card c6
                """);
        assertThatThrownBy(contract::everyKindOfEventIsTold)
                .hasMessageContaining("\"Won\"")
                .hasMessageNotContaining("\"Gave\"");
    }

    @Test
    void aGameWhoseScenariosOfferNothingIsMissed() throws IOException {
        write("scenarios/end.scenario", END);
        assertThatThrownBy(contract::someScenarioSaysWhereAMoveIsOffered)
                .hasMessageContaining("'offers'");
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
    void aShortCitationThatPointsNowhereIsFoundInTablesAndCommentsToo() throws IOException {
        write("main/words.en", "# §lay.1, §lay.2\n");
        assertThatCode(contract::citationsPointSomewhere).doesNotThrowAnyException();
        write("main/Rules.java", "/** §lay.1, §lay.8 as printed. */");
        write("main/cards.tsv", "# see §wager.9\n");
        write("scenarios/lay.scenario", "# §give.5\n");
        assertThatThrownBy(contract::citationsPointSomewhere)
                .hasMessageContainingAll("toy/lay.8", "toy/wager.9", "toy/give.5");
    }

    @Test
    void aRefusalThatNobodyShowsIsMissed() throws IOException {
        write("test/GiveTest.java", test("", "assertRefused(\"toy/give.1\", \"not-held\");"));
        write(
                "scenarios/lay.scenario",
                "scenario  toy/lay.1 the hand\nrefused   seat 1: lay c9: toy/lay.1\n"
                        + "scenario  toy/wager.1 the stake\ngiven     phase: wagering | winner: 1\n"
                        + "refused   seat 1: wager 6: toy/wager.1\n");
        assertThatThrownBy(contract::everyRefusalIsShown)
                .hasMessageContainingAll("\"toy/give.1 not-held\"", "\"toy/lay.2 laid-already\"")
                .hasMessageNotContainingAny("toy/lay.1", "toy/wager.1");
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

    private static String test(String comment, String body) {
        return "    " + comment + "\n    @Test\n    void one() {\n        " + body + "\n    }\n";
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
