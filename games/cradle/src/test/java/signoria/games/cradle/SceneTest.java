package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Scene;
import signoria.kernel.Who;

import java.util.List;

/** What a view shows is in the scene, and questions ask what is really open. */
class SceneTest {
    private final Cradle game = new Cradle();

    @Test
    void aPieceIsAskedForByWhatThereIs() {
        assertThat(asked("seat 1 stones: 7 0")).isEqualTo("Place a stone or the genius piece.");
        assertThat(asked("c1: red-1 b1=1* | seat 1 stones: 7 0")).isEqualTo("Place a stone.");
        assertThat(asked("seat 1 stones: 0 0")).contains("place the genius piece");
        assertThat(asked("c1: red-4 b1=1* | seat 1 stones: 0 0")).contains("lift one");
    }

    @Test
    void aSwapIsOfferedOrDemanded() {
        String swap = "swapping: yes | seat 2 stones: 2 5 | seat 1 stones: ";
        assertThat(asked(swap + "0 2")).contains("swap some, or place the genius piece");
        assertThat(asked(swap + "0 2 | c1: red-4 b1=1*")).contains("swap at least one");
        assertThat(asked(swap + "1 2 | c1: red-4 b1=1*"))
                .isEqualTo("Swap more stones, or place a stone.");
    }

    @Test
    void whoPaysInTurnWithOthersIsToldOfOneStone() {
        String given = "phase: pay | winner: 2 | due: 3 | scoring: c1 culture | payers: ";
        assertThat(asked(given + "1")).startsWith("You owe 3 stones");
        assertThat(question(laid(3, "-", given + "1 3"), 0))
                .startsWith("You owe one stone now")
                .contains("3 stones still due");
    }

    @Test
    void partnersAreCountedTogetherAtTheEnd() {
        State s =
                laid(
                        4,
                        "teams=on",
                        "phase: over | seat 1 stones: 6 1 0 0 | seat 3 stones: 0 0 5 0"
                                + " | seat 1 hand: science-blue-1 person-01"
                                + " | seat 3 hand: person-02");
        List<Scene.Item> sides = zone(s, "final").items();
        assertThat(sides).hasSize(2);
        assertThat(sides.getFirst().label()).isEqualTo("Anna, Carla");
        assertThat(((Scene.Card) sides.getFirst()).lines())
                .containsExactly(
                        "12 stones",
                        "culture cards in hand: 1",
                        "strength of the characters in hand: 4");
    }

    @Test
    void inATieWhoHasKeptACardStillShowsWhatWasCounted() {
        State s =
                laid(
                        2,
                        "-",
                        "phase: keep | scoring: c1 culture | rival: 2 | chosen: science"
                                + " | rival chosen: architecture | keepers: 1 2"
                                + " | seat 1 columns: science=science-blue-1,science-red-1"
                                + " | seat 2 columns:"
                                + " architecture=architecture-red-1,architecture-red-2");
        game.play(s, 0, game.notation().read("keep science-blue-1"), Events.IGNORED);
        assertThat(counters(s, "scoring"))
                .containsExactly("Anna: science 2", "Bruno: architecture 2");
    }

    @Test
    void inATieOfCharactersToo() {
        State s =
                laid(
                        2,
                        "-",
                        "phase: keep | scoring: c1 characters | rival: 2 | keepers: 1 2 | passed: 1"
                                + " 2 | seat 1 shown: person-01 person-02 | seat 2 shown: person-03"
                                + " person-11");
        game.play(s, 0, game.notation().read("keep person-01"), Events.IGNORED);
        assertThat(counters(s, "scoring"))
                .containsExactly("strength of Anna, passed 4", "strength of Bruno, passed 4");
    }

    @Test
    void whatLiesBeneathWhatWasDiscardedAndWhoHasLeftAreSeen() {
        State s =
                laid(
                        2,
                        "-",
                        "c1: red-3/violet-1 | discards: person-01 | left: 2 | idle: 3"
                                + " | seat 2 columns: science=science-blue-1");
        assertThat(((Scene.Card) zone(s, "events").items().getFirst()).lines())
                .contains("on top of Venice passes a patent law");
        assertThat(counters(s, "events"))
                .contains("turns without a new piece or a scoring, of 8 that end the game 3");
        assertThat(zone(s, "open").items().getLast())
                .isInstanceOfSatisfying(
                        Scene.Card.class,
                        pile -> assertThat(pile.lines()).containsExactly("Paolo Toscanelli"));
        assertThat(zone(s, "reserve-2").items().getFirst().label()).isEqualTo("has left the table");
        assertThat(counters(s, "columns-2")).containsExactly("science 1");
    }

    @Test
    void aPieceInTheAirIsSeen() {
        State s = laid(2, "-", "c1: red-4 b1=1* r1=1 | seat 1 stones: 0 0");
        game.play(s, 0, game.notation().read("lift c1 r1"), Events.IGNORED);
        assertThat(zone(s, "events").items().toString())
                .contains("stone of Anna in the air, lifted from red 1: Fall of Constantinople");
    }

    private String asked(String parts) {
        return question(laid(2, "-", parts), 0);
    }

    private String question(State s, int seat) {
        return game.scene(game.view(s, seat), List.of(), Language.EN).question();
    }

    private List<String> counters(State s, String id) {
        return zone(s, id).items().stream()
                .filter(item -> item instanceof Scene.Counter)
                .map(item -> item.label() + " " + ((Scene.Counter) item).value())
                .toList();
    }

    private Scene.Zone zone(State s, String id) {
        Scene scene =
                Who.named(
                        game.scene(game.view(s, Game.SPECTATOR), List.of(), Language.EN),
                        List.of("Anna", "Bruno", "Carla", "Dario"));
        return scene.zones().stream()
                .filter(zone -> zone.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private State laid(int seats, String options, String parts) {
        String text = "seats: " + seats + "\noptions: " + options + "\n";
        return Position.read(game, text + parts.replace(" | ", "\n"));
    }
}
