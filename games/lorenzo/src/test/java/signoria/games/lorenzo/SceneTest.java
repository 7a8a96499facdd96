package signoria.games.lorenzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Scene;
import signoria.kernel.Setups;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What a person is shown and asked: all that is public, and figures after all that changes them.
 */
class SceneTest {
    private final Lorenzo game = new Lorenzo();

    /** A position from its parts. */
    private State laid(int seats, String options, String... parts) {
        return Position.read(
                game,
                "seats: " + seats + "\noptions: " + options + "\n" + String.join("\n", parts));
    }

    private void play(State s, int seat, String... moves) {
        for (String move : moves) game.play(s, seat, game.notation().read(move), Events.IGNORED);
    }

    private Scene scene(State s, int seat) {
        List<Move> legal = new ArrayList<>();
        if (seat < s.seats) game.legal(s, seat, legal);
        return Who.named(
                game.scene(game.view(s, seat), legal, Language.EN),
                List.of("Anna", "Bruno", "Carla", "Dario"));
    }

    private static List<String> labels(Scene scene) {
        return scene.choices().stream().map(Scene.Choice::label).toList();
    }

    /** All words that lie in a zone. */
    private static String words(Scene scene, String zone) {
        StringBuilder words = new StringBuilder();
        for (Scene.Zone each : scene.zones()) {
            if (!each.id().equals(zone)) continue;
            for (Scene.Item item : each.items()) {
                words.append(item.label()).append('\n');
                if (item instanceof Scene.Card card)
                    words.append(String.join("\n", card.lines())).append('\n');
                if (item instanceof Scene.Counter counter)
                    words.append(counter.value()).append('\n');
            }
        }
        return words.toString();
    }

    // --- Questions

    /** lorenzo/value.3 Cards and excommunications count in the value that a question names. */
    @Test
    void theValueSoFarCountsCardsAndCurses() {
        State s =
                laid(
                        2,
                        "advanced=off",
                        "dice: 3 3 3",
                        "seat 1 cards: 5 53",
                        "seat 1 goods: 4V",
                        "sentences: E1-5",
                        "seat 1 excommunicated: 1");
        play(s, 0, "go harvest small", "member black");
        assertThat(scene(s, 0).question())
                .isEqualTo("How many servants for the harvest (value 2 so far)?");
        assertThat(labels(scene(s, 0)))
                .containsExactly(
                        "0 servants: value 2",
                        "3 servants: value 5",
                        "1 servant: value 3",
                        "2 servants: value 4",
                        "4 servants: value 6");
    }

    /** lorenzo/value.3 The same for a bonus action, and for each type it may take. */
    @Test
    void theValueOfABonusActionCountsCards() {
        State s =
                laid(
                        2,
                        "advanced=off",
                        "dice: 6 6 6",
                        "seat 1 cards: 49",
                        "seat 1 goods: 9C",
                        "towers: character-1=57 territory-3=1");
        play(s, 0, "go character 1");
        assertThat(scene(s, 0).question())
                .isEqualTo("Bonus action: take a card (territory) with a value of 8.");
        s =
                laid(
                        2,
                        "advanced=off",
                        "dice: 6 6 6",
                        "seat 1 cards: 49",
                        "seat 1 goods: 9C",
                        "towers: character-1=56 territory-3=1");
        play(s, 0, "go character 1");
        assertThat(scene(s, 0).question())
                .isEqualTo("Bonus action: take a card (any) with a value of 4 to 6.");
    }

    /** lorenzo/tower.8 The price that is paid, not the one that is printed. */
    @Test
    void waysToPaySayWhatIsPaid() {
        State s =
                laid(
                        2,
                        "-",
                        "dice: 6 6 6",
                        "seat 1 leaders: L20",
                        "seat 1 goods: 9W 9S 9C 9M",
                        "towers: venture-1=88");
        play(s, 0, "go venture 1");
        assertThat(labels(scene(s, 0))).containsExactly("2 wood, 2 stone", "4 military points");
        s =
                laid(
                        2,
                        "advanced=off",
                        "dice: 6 6 6",
                        "seat 1 cards: 50",
                        "seat 1 goods: 9W 9S 9C",
                        "towers: building-1=33");
        play(s, 0, "go building 1", "member black");
        assertThat(labels(scene(s, 0))).containsExactly("1 wood, 1 stone", "2 wood");
    }

    /** lorenzo/value.2 A member is named with the servants it takes. */
    @Test
    void membersSayWhatTheyNeed() {
        State s =
                laid(
                        2,
                        "advanced=off",
                        "dice: 1 3 6",
                        "seat 1 cards: 49",
                        "seat 1 goods: 9V",
                        "towers: territory-3=1");
        play(s, 0, "go territory 3");
        assertThat(labels(scene(s, 0)))
                .containsExactly(
                        "black, value 3 and 2 servants",
                        "white, value 5",
                        "orange, value 8",
                        "neutral, value 2 and 3 servants");
    }

    // --- What lies on the table

    /** lorenzo/pazzi.1 The cards that are in the decks can be read, and no others. */
    @Test
    void theDecksShowWhatMayCome() {
        State s = game.start(Setups.of(game, 3, "pazzi=on decks=seen"));
        String decks = words(scene(s, 0), "decks");
        View view = game.view(s, 0);
        assertThat(view.piles()).hasSize(96);
        for (Card card : s.catalog.cards)
            if (!card.special())
                assertThat(decks.lines().anyMatch(line -> named(line, card)))
                        .as(card.english())
                        .isEqualTo(view.piles().contains(card.number()));
        assertThat(decks).contains("Period 1: ").contains("Period 3: ");
    }

    private static boolean named(String line, Card card) {
        int colon = line.indexOf(": ");
        return colon >= 0
                && List.of(line.substring(colon + 2).split(", ")).contains(card.english());
    }

    /**
     * lorenzo/token.1 lorenzo/special.7 Open tokens and cards that left lie in sight of everybody.
     */
    @Test
    void whatWasDiscardedIsShown() {
        State s =
                laid(
                        2,
                        "famiglie=on",
                        "discarded: 3 63",
                        "discarded now: 74",
                        "token discards: T4=2",
                        "bag: T1=3",
                        "council: 2 1",
                        "skipped: 2",
                        "adaptation: building");
        for (int seat : new int[] {0, 1, Game.SPECTATOR}) {
            Scene scene = scene(s, seat);
            assertThat(words(scene, "discarded"))
                    .contains("Village")
                    .contains("Papal Messenger")
                    .contains("In this round: Repairing the Church");
            assertThat(words(scene, "tokens"))
                    .contains("In the bag\n3")
                    .contains("Discarded, face up\n2 x 3 servants");
            assertThat(words(scene, "vatican"))
                    .contains("In the palace: Bruno, Anna")
                    .contains("To make up a skipped turn: Bruno")
                    .contains("Adaptation tile: tower of buildings");
            assertThat(words(scene, "leader-deck")).contains("Leader deck\n40");
        }
    }

    /** lorenzo/work.5 What a running harvest or production will do. */
    @Test
    void theRunningActionIsShown() {
        State s = laid(2, "pazzi=on", "dice: 5 5 5", "seat 1 cards: 145 147", "seat 1 goods: -");
        play(s, 0, "go harvest small");
        assertThat(words(scene(s, 1), "run"))
                .isEqualTo(
                        "Value\n"
                                + "5\n"
                                + "It will give: Wood\n1\n"
                                + "It will give: Stone\n1\n"
                                + "It will give: Servants\n1\n"
                                + "Points it will take\n"
                                + "1\n");
    }

    /** lorenzo/family.9 lorenzo/family.10 What a family has had, and what it was bought for. */
    @Test
    void familiesShowWhatTheyHaveDone() {
        State s =
                laid(
                        2,
                        "famiglie=on",
                        "auction: F09/1/seat1/3 F10/2/seat2/5",
                        "seat 1 family: F09",
                        "seat 1 sets: 2",
                        "seat 2 family: F10",
                        "seat 2 faith tiles: 1");
        assertThat(words(scene(s, 0), "stock-1"))
                .contains("Sets rewarded: 2")
                .contains("Bought on row 3");
        assertThat(words(scene(s, 0), "stock-2"))
                .contains("At faith 3: 2 council privileges (taken)")
                .contains("At faith 8: 8 victory points, 2 special tokens")
                .contains("Bought on row 5");
    }

    /** lorenzo/draft.1 A leader that one knows to be in another's hand is shown there. */
    @Test
    void knownLeadersOfOthersAreShown() {
        State s = laid(2, "-", "seat 2 hand: L05 L06");
        assertThat(words(scene(s, 0), "leaders-2"))
                .contains("Girolamo Savonarola")
                .contains("Michelangelo");
    }

    /** Every part of a view that changes with what is public changes the scene too. */
    @Test
    void publicFiguresReachTheScene() {
        State s = game.start(Setups.of(game, 4, "famiglie=on pazzi=on"));
        TreeSet<String> zones = new TreeSet<>();
        for (Scene.Zone zone : scene(s, Game.SPECTATOR).zones()) zones.add(zone.id());
        assertThat(zones).contains("decks", "tokens", "leader-deck", "vatican", "stock-4");
    }
}
