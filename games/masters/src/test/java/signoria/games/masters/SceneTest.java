package signoria.games.masters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Scene;

import java.util.ArrayList;
import java.util.List;

/** What a view shows everybody is in the scene, for the terminal and the screen reader. */
class SceneTest {
    private final Masters game = new Masters();

    @Test
    void theFaithTrackSaysItsPointsSectionsAndTiles() {
        State s = laid(2, "seat 1 faith: 9 | reports: 1 | seat 1 tiles: up down down");
        List<String> notes = new ArrayList<>();
        for (Scene.Item item : zone(s, "board-1").items())
            if (item instanceof Scene.Track track)
                for (Scene.Note note : track.notes())
                    notes.add(note.position() + " " + note.text());
        assertThat(notes)
                .contains(
                        "3 worth 1 point",
                        "5 section of report 1 begins",
                        "8 report 1 held, tile turned: +2",
                        "12 worth 6 points, section of report 2 begins",
                        "16 pope space of report 2, tile worth 3",
                        "24 worth 20 points, pope space of report 3, tile worth 4");
    }

    @Test
    void theInkwellAndTheLastRoundAreSeen() {
        State s = laid(3, "first: 2 | turn: 3 | ending: yes");
        String inkwell = "Holds the inkwell: plays first in each round";
        assertThat(labels(s, "board-2")).contains(inkwell);
        assertThat(labels(s, "board-1")).doesNotContain(inkwell);
        assertThat(labels(s, "course")).containsExactly("This round is the last");
    }

    @Test
    void everybodySeesWhatIsHalfDone() {
        State s =
                laid(
                        2,
                        "phase: produce | powers: base slot1 | need: 2 coin | made: 1 stone"
                                + " | made faith: 1 | seat 1 slots: G01 / - / -"
                                + " | seat 1 strongbox: 2 coin");
        assertThat(labels(s, "course"))
                .containsExactly(
                        "Chosen to produce: Base production, green card of level 1 worth 1 point;"
                                + " gives 1 stone and 1 faith",
                        "Still to pay: 2 coins");
        assertThat(labels(laid(2, "phase: store | taken: 1 coin 2 stone"), "course"))
                .containsExactly("Taken, not stored yet: 1 coin and 2 stones");
        assertThat(labels(laid(2, "phase: pay | buying: green 1 | need: 2 shield"), "course"))
                .containsExactly(
                        "Being bought: green card of level 1 worth 1 point",
                        "Still to pay: 2 shields");
    }

    @Test
    void theCardsBelowThePilesAndTheTokensLeftAreNamed() {
        Scene.Card top = (Scene.Card) zone(laid(1, "tokens: green two"), "grid").items().get(8);
        assertThat(top.label()).isEqualTo("green card of level 1 worth 1 point");
        assertThat(top.lines()).contains("3 cards below, worth 2, 3, 4");
        assertThat(labels(laid(1, "tokens: green two"), "lorenzo"))
                .contains("two green cards leave the grid", "the black cross moves two spaces")
                .doesNotContain("two blue cards leave the grid");
    }

    @Test
    void theNumberOfLeadersGoneIsSeenByAllAndWhichByTheirOwnerAlone() {
        State s = laid(2, "seat 1 hand: L01 | seat 1 away: L02 L03 L04");
        assertThat(labels(s, "leaders-1")).contains("leaders given back or discarded");
        Scene own = game.scene(game.view(s, 0), List.of(), Language.EN);
        assertThat(own.zones().toString()).contains("given back or discarded, seen by you alone");
    }

    private State laid(int seats, String parts) {
        return Position.read(
                game, "seats: " + seats + "\noptions: -\n" + parts.replace(" | ", "\n"));
    }

    private List<String> labels(State s, String zone) {
        return zone(s, zone).items().stream().map(Scene.Item::label).toList();
    }

    private Scene.Zone zone(State s, String id) {
        Scene scene = game.scene(game.view(s, Game.SPECTATOR), List.of(), Language.EN);
        return scene.zones().stream()
                .filter(zone -> zone.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
