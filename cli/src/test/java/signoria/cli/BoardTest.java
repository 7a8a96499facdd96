package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
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

class BoardTest {
    private static final int WIDTH = 80;
    private static final int EVERY = 17; // decisions between two drawings

    private static final Scene SCENE =
            new Scene(
                    "What now?",
                    List.of(
                            new Scene.Zone(
                                    "row",
                                    "Row",
                                    Scene.NOBODY,
                                    2,
                                    List.of(
                                            new Scene.Card(
                                                    "blue marble: shield",
                                                    "marble-blue",
                                                    List.of(),
                                                    false,
                                                    "",
                                                    List.of(0, 2)),
                                            new Scene.Card(
                                                    "red marble: faith",
                                                    "marble-red",
                                                    List.of(),
                                                    false,
                                                    "",
                                                    List.of()))),
                            new Scene.Zone(
                                    "hers",
                                    "Hand",
                                    1,
                                    0,
                                    List.of(
                                            new Scene.Card(
                                                    "card",
                                                    "hidden-card",
                                                    List.of(),
                                                    true,
                                                    "",
                                                    List.of()),
                                            new Scene.Card(
                                                    "card",
                                                    "hidden-card",
                                                    List.of(),
                                                    true,
                                                    "",
                                                    List.of()))),
                            new Scene.Zone(
                                    "mine",
                                    "Board",
                                    0,
                                    0,
                                    List.of(
                                            new Scene.Track(
                                                    "Faith",
                                                    "faith",
                                                    6,
                                                    List.of(new Scene.Marker(0, "me", 2)),
                                                    List.of(new Scene.Note(4, "pope")),
                                                    List.of()),
                                            new Scene.Counter("coins", "coin", 3, List.of(1)),
                                            new Scene.Card(
                                                    "David",
                                                    "",
                                                    List.of("bronze", "worth 3"),
                                                    false,
                                                    "designed",
                                                    List.of())))),
                    List.of(
                            new Scene.Choice("take 1", "Take one", "Row"),
                            new Scene.Choice("pay", "Pay", "Coins"),
                            new Scene.Choice("take 2", "Take two", "Row")));

    private static List<String> drawn(Pen pen) {
        Board board = new Board(pen, 40, List.of("anna", "luca"), 0, Detail.FULL);
        List<String> lines = new ArrayList<>(board.zones(SCENE));
        lines.addAll(board.question(0, SCENE.question()));
        lines.addAll(board.choices(SCENE));
        return lines;
    }

    @Test
    void aSceneIsDrawnSharedThenOthersThenOnesOwn() {
        assertThat(drawn(Pen.plain()))
                .containsExactly(
                        "─ Row ──────────────────────────────────",
                        " ● blue marble      ● red marble: faith",
                        "─ [K] luca ─────────────────────────────",
                        " Hand  ▒ card ×2",
                        "─ [W] anna ─────────────────────────────",
                        " Board",
                        " ✚ Faith ··W·┼·· 2  4 pope",
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
    void noLineIsWiderThanTheScreen(Game<?, ?, ?> game) {
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
            int seat = Integer.numberOfTrailingZeros(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            if (decision % EVERY == 0) fits(names, seat, game.scene(game.view(s, seat), legal, in));
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
    }

    private static void fits(List<String> names, int seat, Scene scene) {
        for (Detail detail : Detail.values()) {
            Board board = new Board(Pen.plain(), WIDTH, names, seat, detail);
            List<String> lines = new ArrayList<>(board.zones(scene));
            lines.addAll(board.choices(scene));
            lines.addAll(board.question(seat, scene.question()));
            assertThat(lines)
                    .allSatisfy(
                            line ->
                                    assertThat(Pen.length(line))
                                            .as(line)
                                            .isLessThanOrEqualTo(WIDTH));
        }
    }
}
