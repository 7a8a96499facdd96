package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Setups;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;

/** What is public can be seen: a scene tells positions apart that differ in it. */
class ScenesTest {
    private final Age game = new Age();

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "turn:5",
                "epoch:2",
                "phase:purchase 1 1",
                "order:2 1 3 4",
                "facts:mongols",
                "facts:firearms",
                "facts:decree-ended",
                "facts:last-turn",
                "facts:pile-done",
                "facts:crusades",
                "facts:strife",
                "banned:science",
                "victim:2",
                "wars:2-3",
                "dice:345",
                "levels:wine -1",
                "personalities:L10 2",
                "personalities:L10 2 raised",
                "discards:E06",
                "removed:L01",
                "later:C13",
                "top discard:E06",
                "seat 2 hand:C05",
                "seat 2 cash:7",
                "seat 2 written:7",
                "seat 2 pool:3",
                "seat 2 misery:250",
                "seat 2 advances:A",
                "seat 2 ship:galley 4",
                "seat 2 bid:9",
                "seat 2 choice:3",
                "seat 2 flags:ruler",
                "seat 2 flags:upgraded",
                "seat 2 flags:swapped",
                "seat 2 flags:recorded",
                "seat 2 flags:card-bought",
                "seat 2 flags:pairs",
                "seat 2 flags:triples",
                "seat 2 flags:all-learned",
                "seat 2 converted:3",
                "seat 2 arms:armor",
                "seat 2 out:1",
                "seat 2 freed:1",
                "seat 2 markers:genoa rome",
                "seat 2 tokens:rome 2",
                "seat 2 new tokens:rome 2"
            })
    void everybodySees(String part, String value) {
        State s = blank();
        State other = s.copy();
        game.notation().zones().read(other, part, value);
        for (int observer = 0; observer < 4; observer++)
            if (observer != 1)
                assertThat(scene(other, observer).zones())
                        .as("what seat " + (observer + 1) + " sees of " + part)
                        .isNotEqualTo(scene(s, observer).zones());
    }

    /** What shows only beside something else. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "seat 2 paid:A30",
                "seat 2 fresh:A",
                "cards sold:1",
                "battle:rome 3 0",
            })
    void everybodySeesInExpansion(String part, String value) {
        State s = blank();
        game.notation().zones().read(s, "seat 2 advances", "A");
        game.notation().zones().read(s, "phase", "expansion 2 1");
        game.notation().zones().read(s, "agenda", "expand 3");
        State other = s.copy();
        game.notation().zones().read(other, part, value);
        assertThat(scene(other, 0).zones()).isNotEqualTo(scene(s, 0).zones());
    }

    @Test
    void theTitlesAloneTellPhaseMiseryFleetAdvancesAndGoods() {
        State s = blank();
        game.notation().zones().read(s, "seat 2 misery", "250");
        game.notation().zones().read(s, "seat 2 ship", "galley 4");
        game.notation().zones().read(s, "seat 2 advances", "ACN");
        game.notation().zones().read(s, "levels", "wine -1");
        List<String> titles = new ArrayList<>();
        for (Scene.Zone zone : scene(s, 0).zones())
            for (Scene.Item item : zone.items())
                titles.add(item.label() + (item instanceof Scene.Counter c ? " " + c.value() : ""));
        assertThat(titles)
                .contains(
                        "3. History cards",
                        "wine: surplus 1",
                        "Misery 250",
                        "Fleet: galley 4",
                        "Advances: ACN");
    }

    /** §setup.5 */
    @Test
    void theOrderOfChoosingIsToldOfThoseWhoHaveChosenACapital() {
        assertThat(scene(game.start(Setups.of(game, 4, "-")), 0).toString())
                .doesNotContain("Chose the capital");
        State s = blank();
        game.notation().zones().read(s, "seat 2 capital", "-");
        assertThat(scene(s, 0).toString().split("Chose the capital", -1)).hasSize(4);
    }

    @Test
    void questionsAndAnswersTellTheFiguresThatMatter() {
        assertThat(asked("expand 1", "province milan"))
                .isEqualTo("How many of your 9 tokens go to Milan? There is room for 3.");
        assertThat(asked("expand 1", "province florence"))
                .isEqualTo(
                        "How many of your 9 tokens go to Florence? Room for 3; an attack takes 5"
                                + " or more and wins 90 times in 100.");
        assertThat(labels("rebel 1")).contains("Rome, of Bruno (Genoa)");
        assertThat(labels("raid 1 1"))
                .contains("Rome, of Bruno (Genoa)", "Venice, of Anna (Venice)");
        assertThat(labels("expand 1")).contains("Florence", "Rome: attack with 8 tokens, 90 %");
        assertThat(labels("tokens 1 florence"))
                .containsExactly(
                        "Place 1 token",
                        "Place 2 tokens",
                        "Place 3 tokens",
                        "Attack with 5 tokens, 90 %",
                        "Attack with 6 tokens, 90 %",
                        "Attack with 7 tokens, 90 %",
                        "Attack with 8 tokens, 90 %");
    }

    @Test
    void walterAndMarcoPoloTellTheirRaises() {
        State s = blank();
        game.notation().zones().read(s, "seat 1 hand", "L05 L10");
        assertThat(scene(s, 0).toString())
                .contains(
                        "20 off each of R Overland East; 30 in a turn in which The Crusades is"
                                + " played",
                        "20 off each of R Overland East, Y Cosmopolitan; 40 if Mongol Armies was"
                                + " played before");
    }

    private String asked(String agenda, String move) {
        State s = expanding(agenda);
        game.play(s, 0, game.notation().read(move), _ -> {});
        return scene(s, 0).question();
    }

    private List<String> labels(String agenda) {
        return scene(expanding(agenda), 0).choices().stream().map(Scene.Choice::label).toList();
    }

    private State expanding(String agenda) {
        State s = blank();
        for (String part :
                List.of(
                        "phase: expansion 2 1",
                        "agenda: " + agenda,
                        "seat 1 pool: 9",
                        "seat 1 tokens: florence 0",
                        "seat 2 tokens: florence 1",
                        "seat 2 markers: genoa rome",
                        "seat 1 ship: galley 8"))
            game.notation()
                    .zones()
                    .read(
                            s,
                            part.substring(0, part.indexOf(": ")),
                            part.substring(part.indexOf(": ") + 2));
        return s;
    }

    private State blank() {
        return game.notation().blank(Setups.of(game, 4, "-"));
    }

    private Scene scene(State s, int observer) {
        List<Move> legal = new ArrayList<>();
        game.legal(s, observer, legal);
        return Who.named(
                game.scene(game.view(s, observer), legal, Language.EN),
                List.of("Anna", "Bruno", "Carla", "Dario"));
    }
}
