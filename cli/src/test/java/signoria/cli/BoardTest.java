package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

class BoardTest {
    private static final int WIDTH = 80;
    private static final int EVERY = 17; // decisions between two drawings

    private static final Scene SCENE =
            new Scene(
                    "What now?",
                    List.of(
                            Scene.Zone.shared(
                                    "row",
                                    "Row",
                                    2,
                                    List.of(
                                            new Scene.Card(
                                                    "blue marble: shield",
                                                    "marble-blue",
                                                    List.of(),
                                                    List.of(0, 2)),
                                            new Scene.Card("red marble: faith", "marble-red"))),
                            new Scene.Zone(
                                    "hers",
                                    "Hand",
                                    1,
                                    List.of(
                                            Scene.Card.faceDown("card", "hidden-card"),
                                            Scene.Card.faceDown("card", "hidden-card"))),
                            new Scene.Zone(
                                    "mine",
                                    "Board",
                                    0,
                                    List.of(
                                            new Scene.Track(
                                                    "Faith",
                                                    "faith",
                                                    6,
                                                    List.of(new Scene.Marker(0, "me", 2)),
                                                    List.of(new Scene.Note(4, "pope"))),
                                            new Scene.Counter("coins", "coin", 3, List.of(1)),
                                            new Scene.Card(
                                                    "David",
                                                    "",
                                                    List.of("bronze", "worth 3"),
                                                    "designed",
                                                    List.of())))),
                    List.of(
                            new Scene.Choice("take 1", "Take one", "Row"),
                            new Scene.Choice("pay", "Pay", "Coins"),
                            new Scene.Choice("take 2", "Take two", "Row")));

    private static List<String> drawn(Pen pen) {
        Board board = board(pen, 40, List.of("anna", "luca"), 0, SCENE);
        List<String> lines = new ArrayList<>(board.whole(SCENE));
        lines.addAll(board.question(0, SCENE.question()));
        lines.addAll(board.choices(SCENE));
        return lines;
    }

    private static Board board(Pen pen, int width, List<String> names, int seat, Scene scene) {
        return new Board(pen, width, Language.EN, names, seat, Keys.places(scene));
    }

    @Test
    void aSceneIsDrawnSharedThenOthersThenOnesOwn() {
        assertThat(drawn(Pen.plain()))
                .containsExactly(
                        "─ Row ──────────────────────────────────",
                        " ● blue marble      ● red marble",
                        "   ‹1,3›",
                        " blue marble: shield · red marble: faith",
                        "─ [K] luca, seat 2 ─────────────────────",
                        " Hand  ▒ card ×2",
                        "─ [W] anna, seat 1 ─────────────────────",
                        " Board",
                        " ✚ Faith ··W·┼·· 2/6  4 pope",
                        " ● coins 3 ‹2›",
                        " David†  bronze · worth 3",
                        "══ [W] anna: What now? ═════════════════",
                        " Row",
                        "  1 Take one    3 Take two",
                        " Coins",
                        "  2 Pay");
    }

    @Test
    void coloursChangeNoLetter() {
        List<String> plain = drawn(Pen.plain());
        List<String> coloured = drawn(pen(Map.of("TERM", "xterm-256color")));
        assertThat(coloured).isNotEqualTo(plain);
        assertThat(coloured.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")))
                .containsExactlyElementsOf(plain);
    }

    @Test
    void thereAreNoColoursWhereNobodyWantsThem() {
        assertThat(pen(Map.of("TERM", "xterm")).colour()).isTrue();
        assertThat(pen(Map.of("TERM", "xterm", "NO_COLOR", "1")).colour()).isFalse();
        assertThat(pen(Map.of("TERM", "dumb")).colour()).isFalse();
        assertThat(pen(Map.of()).colour()).isFalse();
    }

    private static Pen pen(Map<String, String> env) {
        PrintStream nothing = new PrintStream(new ByteArrayOutputStream());
        return Pen.of(
                new Streams(InputStream.nullInputStream(), nothing, nothing, true, true, env),
                true);
    }

    static List<Game<?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingIsShownAndNoLineIsWiderThanTheScreen(Game<?, ?, ?> game) {
        int fewest = game.sheet().fewest();
        int most = Setup.mostSeats(game, Map.of());
        play(game, Setup.of(game, fewest, Map.of(), Seed.of(1)), Language.EN);
        play(game, Setup.of(game, most, Map.of(), Seed.of(2)), Language.IT);
    }

    private static <S, M, V> void play(Game<S, M, V> game, Setup setup, Language in) {
        Dice dice = new Dice(setup.seats());
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= setup.seats(); seat++) names.add("apprentice." + seat);
        S s = game.start(setup);
        for (int decision = 0; !game.over(s) && decision < game.sheet().cap(); decision++) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            if (decision % EVERY == 0) {
                Scene scene = game.scene(game.view(s, seat), legal, in);
                fits(names, seat, scene);
                showsAll(names, seat, scene);
            }
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }

    private static void fits(List<String> names, int seat, Scene scene) {
        Board board = board(Pen.plain(), WIDTH, names, seat, scene);
        List<String> lines = new ArrayList<>(board.whole(scene));
        lines.addAll(board.overview(scene));
        lines.addAll(board.brief(scene, 24));
        lines.addAll(board.choices(scene));
        lines.addAll(board.question(seat, scene.question()));
        assertThat(lines)
                .allSatisfy(
                        line -> assertThat(Pen.length(line)).as(line).isLessThanOrEqualTo(WIDTH));
    }

    /** Whoever asks for a seat or a heading gets all that the scene has there. */
    private static void showsAll(List<String> names, int seat, Scene scene) {
        for (Scene.Zone zone : scene.zones()) {
            boolean shared = zone.owner() == Scene.NOBODY;
            String asked = shared ? zone.label() : "" + (zone.owner() + 1);
            List<Scene.Zone> part = new Parts(scene, names).named(asked);
            assertThat(part).as(asked).contains(zone);
            Board wide = board(Pen.plain(), 5000, names, seat, scene);
            String unbroken = String.join("\n", wide.inFull(part));
            Board narrow = board(Pen.plain(), WIDTH, names, seat, scene);
            Map<String, Integer> words = words(String.join("\n", narrow.inFull(part)));
            assertThat(unbroken).contains(zone.label());
            for (Scene.Item item : zone.items())
                for (String text : texts(item)) {
                    assertThat(unbroken).contains(text);
                    words(text)
                            .forEach(
                                    (word, times) ->
                                            assertThat(words.getOrDefault(word, 0))
                                                    .as(word + " of " + text + " in " + words)
                                                    .isGreaterThanOrEqualTo(times));
                }
        }
    }

    /** All that there is to read of a thing. */
    private static List<String> texts(Scene.Item item) {
        List<String> texts = new ArrayList<>(List.of(item.label()));
        if (!item.moves().isEmpty()) {
            texts.add((item.moves().getFirst() + 1) + "");
            texts.add((item.moves().getLast() + 1) + "");
        }
        switch (item) {
            case Scene.Card card -> texts.addAll(card.lines());
            case Scene.Counter counter -> texts.add(counter.label() + " " + counter.value());
            case Scene.Track track -> {
                for (Scene.Marker marker : track.markers()) texts.add(marker.position() + "");
                for (Scene.Note note : track.notes()) texts.add(note.text());
            }
        }
        return texts;
    }

    private static Map<String, Integer> words(String text) {
        Map<String, Integer> words = new TreeMap<>();
        for (String word : text.split("[^\\p{L}\\p{N}]+"))
            if (!word.isEmpty()) words.merge(word, 1, Integer::sum);
        return words;
    }

    @Test
    void aPartIsFoundBySeatHeadingOrThing() {
        Parts parts = new Parts(SCENE, List.of("anna", "Lucà"));
        assertThat(parts.named("2")).extracting(Scene.Zone::id).containsExactly("hers");
        assertThat(parts.named("k")).extracting(Scene.Zone::id).containsExactly("hers");
        assertThat(parts.named("luca")).extracting(Scene.Zone::id).containsExactly("hers");
        assertThat(parts.named("row")).extracting(Scene.Zone::id).containsExactly("row");
        assertThat(parts.named("david")).hasSize(1);
        assertThat(parts.named("david").getFirst().items()).hasSize(1);
        assertThat(parts.named("nowhere")).isEmpty();
    }

    @Test
    void numbersOfMovesAreLaidTogetherAndNeverLeftOut() {
        List<String> each = IntStream.rangeClosed(1, 20).mapToObj(Integer::toString).toList();
        assertThat(new Keys(each, false).of(List.of(0, 1, 2, 5, 7, 8, 10, 12, 13, 14, 15, 19)))
                .containsExactly("1-3", "6", "8", "9", "11", "13-16", "20");
    }
}
