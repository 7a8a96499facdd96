package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.kernel.laws.RandomPlayer;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.List;
import java.util.Map;
import java.util.Optional;

class PartitaTest {
    private static final List<String> NAMES = List.of("anna", "bice");

    private final Toy toy = new Toy();
    private final Journal<State, Move, View> journal = played();
    private final String text = journal.partita(NAMES).write();

    private Journal<State, Move, View> played() {
        Journal<State, Move, View> game =
                new Journal<>(toy, Setup.of(toy, 2, Map.of("rounds", "2"), Seed.of(0x6f1c)));
        new RandomPlayer<>(toy, 2, Rng.of(1), RandomPlayer.Style.EVEN).play(game);
        return game;
    }

    @Test
    void aRecordReadsAsAPersonWouldWriteIt() {
        assertThat(text.lines())
                .startsWith(
                        "signoria  1",
                        "game      toy 1",
                        "seats     anna bice",
                        "options   rounds=2",
                        "catalog   -",
                        "seed      6f1c",
                        "moves")
                .anyMatch(line -> line.matches("1  (anna|bice)  lay c\\d+"))
                .anyMatch(
                        line ->
                                line.matches(
                                        "result    1\\. (anna|bice) \\d+, [12]\\. (anna|bice)"
                                                + " \\d+"))
                .last()
                .matches(line -> line.matches("digest    [0-9a-f]{16}"));
    }

    @Test
    void itIsReadBackAndPlaysAgain() {
        Partita record = Partita.read("game.partita", text);
        assertThat(record).isEqualTo(journal.partita(NAMES));
        assertThat(Partita.read("game.partita", text.replace("\n", "\r\n"))).isEqualTo(record);
        State last = record.replay(toy, (_, _) -> {});
        assertThat(Position.digest(toy, last)).isEqualTo(record.digest());
        Partita digested = record.withDigests(toy);
        assertThat(Partita.read("game.partita", digested.write())).isEqualTo(digested);
        digested.replay(toy, (_, _) -> {});
    }

    @Test
    void everyMalformedLineIsNamed() {
        assertBad("", "game.partita:1: expected 'signoria …', found ''");
        assertBad("signoria  1\n", "game.partita:2: expected 'game …', found the end");
        assertBad(
                with(1, "signoria  2"),
                "game.partita:1: expected 'signoria 1', found 'signoria  2'");
        assertBad(
                with(2, "game  toy"),
                "game.partita:2: expected 'game ID RULESET', found 'game  toy'");
        assertBad(
                with(2, "game  toy 99999999999"),
                "game.partita:2: expected 'game ID RULESET', found 'game  toy 99999999999'");
        assertBad(
                with(3, "seats  anna anna"),
                "game.partita:3: expected names of seats, no two alike, found 'seats  anna anna'");
        assertBad(with(4, "option -"), "game.partita:4: expected 'options …', found 'option -'");
        assertBad(
                with(4, "options  rounds"),
                "game.partita:4: an option is name=value, not 'rounds'");
        assertBad(with(6, "seed  xyz"), "game.partita:6: a seed is 1 to 64 hex digits, not 'xyz'");
        assertBad(with(7, "moves 3"), "game.partita:7: expected 'moves', found 'moves 3'");
        assertBad(
                with(8, "2  anna  lay c1"),
                "game.partita:8: expected move number 1, found '2  anna  lay c1'");
        assertBad(
                with(8, "1  carlo  lay c1"),
                "game.partita:8: expected one of anna bice, found '1  carlo  lay c1'");
        assertBad(with(8, "1  anna"), "game.partita:8: expected '1  SEAT  MOVE', found '1  anna'");
        assertBad(
                with(8, "one"),
                "game.partita:8: expected the end, a move, 'result' or 'digest', found 'one'");
    }

    @Test
    void aHalfWrittenLastLineIsNoMove() {
        String begun = text.lines().limit(9).reduce("", (all, line) -> all + line + "\n");
        assertThat(Partita.read("game.partita", begun).lines()).hasSize(2);
        String half = begun.substring(0, begun.length() - 2);
        assertThatThrownBy(() -> Partita.read("game.partita", half))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("game.partita:9: expected a line with an end, found '2  ");
    }

    @Test
    void aTamperedRecordNamesTheMove() {
        Partita.Line first = journal.partita(NAMES).lines().getFirst();
        String who = NAMES.get(first.seat());
        assertDiffers(
                with(8, "1  " + who + "  steal all"), "move 1 (" + who + ": steal all): a move is");
        assertDiffers(
                with(8, "1  " + who + "  wager 1"),
                "move 1 (" + who + ": wager 1): refused by toy/turn.1: This is");
        assertDiffers(
                with(8, line(8) + "  #0123"),
                "move 1 (" + who + ": " + first.move() + "): the digest is '0123'");
        assertDiffers(text.replaceFirst("result +1", "result    2"), "the result is '2.");
        assertDiffers(
                text.replaceFirst("digest +.", "digest    x"), "the last position's digest is 'x");
        assertDiffers(
                text.replace("toy 1", "toy 2"), "the record was played under ruleset 2 of toy");
        assertDiffers(
                text.replace("catalog   -", "catalog   ab"),
                "the record was played with catalogue ab, this is -");
    }

    @Test
    void aRunningGameTellsNoSecrets() {
        Journal<State, Move, View> running = journal.first(1);
        int first = journal.entries().getFirst().seat();
        Partita known = running.partita(NAMES, first);
        assertThat(known.seed()).isEqualTo(Optional.empty());
        assertThat(known.lines().getFirst().move()).startsWith("lay");
        assertThat(running.partita(NAMES, 1 - first).lines())
                .as("nobody reads who else has sealed a card")
                .isEmpty();
        assertThat(Partita.read("game.partita", known.write())).isEqualTo(known);
        assertThatThrownBy(() -> known.replay(toy, (_, _) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage("the record has no seed yet: the game was still running");
        assertThat(journal.partita(NAMES, Game.SPECTATOR)).isEqualTo(journal.partita(NAMES));
    }

    @Test
    void namesHaveNoBlanksAndNoTwoAreAlike() {
        assertThat(Partita.names(List.of("Anna Maria", "luca", "luca", " luca")))
                .containsExactly("Anna_Maria", "luca", "luca.2", "luca.3");
    }

    private String line(int number) {
        return text.split("\n")[number - 1];
    }

    private String with(int number, String other) {
        String[] lines = text.split("\n");
        lines[number - 1] = other;
        return String.join("\n", lines) + "\n";
    }

    private static void assertBad(String record, String message) {
        assertThatThrownBy(() -> Partita.read("game.partita", record))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    private void assertDiffers(String record, String message) {
        Partita read = Partita.read("game.partita", record);
        assertThatThrownBy(() -> read.replay(toy, (_, _) -> {}))
                .isInstanceOf(Partita.Differs.class)
                .hasMessageStartingWith(message);
    }
}
