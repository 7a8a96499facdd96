package signoria.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import signoria.bots.Coach;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who knows a view alone is told what the game itself would tell, or that this cannot be told. */
class GlimpseTest {
    private static final int EVERY = 29; // decisions between two looks
    private static final int MOST = 400;
    private static final int OFTEN = 5; // the same where a coach looks
    private static final int ADVISED = 120; // decisions of a game with a coach
    private static final int TRIED = 12; // moves, legal or not, at each look

    @TestFactory
    Stream<DynamicTest> theSameFromTheViewAlone() {
        return Games.all().stream()
                .map(Game::sheet)
                .map(sheet -> DynamicTest.dynamicTest(sheet.id(), () -> holds(sheet)));
    }

    private static void holds(Sheet sheet) {
        Face.choose(sheet.id());
        List<String> all = moves(Games.named(sheet.id()));
        Random dice = new Random(7);
        int playing = Face.start(sheet.fewest(), "-", "7");
        int known = 0;
        int asked = 0;
        for (int decision = 0; decision < MOST && Face.waiting(playing) != 0; decision++) {
            int seat = Bits.first(Face.waiting(playing));
            List<String> legal = List.of(Face.legal(playing, seat).split("\n"));
            if (decision % EVERY == 0) {
                String view = Face.view(playing, seat);
                for (int i = 0; i < TRIED; i++) {
                    String move = all.get(dice.nextInt(all.size()));
                    String there = Face.refusalBehind(view, seat, move, "en");
                    asked++;
                    if (there.equals(Glimpse.UNSURE)) continue;
                    known++;
                    assertThat(there)
                            .as("%s in %s", move, view)
                            .isEqualTo(Face.refusal(playing, seat, move, "en"));
                }
                foresees(playing, seat, view, legal.get(dice.nextInt(legal.size())), sheet);
            }
            assertThat(Face.play(playing, seat, legal.get(dice.nextInt(legal.size())))).isEmpty();
        }
        assertThat(known).isGreaterThan(asked * 9 / 10);
        Face.close(playing);
    }

    private static void foresees(int playing, int seat, String view, String move, Sheet sheet) {
        String names = String.join("\n", names(sheet.fewest()));
        assertThat(Face.previewBehind(view, seat, move, names, "it"))
                .isEqualTo(Face.preview(playing, seat, move, names, "it"));
    }

    private static <M> List<String> moves(Game<?, M, ?> game) {
        return Rendering.texts(game, game.moves());
    }

    @TestFactory
    Stream<DynamicTest> theSameAdviceFromTheViewAlone() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.sheet().id(), () -> advises(game)));
    }

    private static <S, M, V> void advises(Game<S, M, V> game) {
        Sheet sheet = game.sheet();
        Random dice = new Random(11);
        int seats = Math.max(2, sheet.fewest());
        List<String> names = names(seats);
        Journal<S, M, V> journal =
                new Journal<>(game, Setup.of(game, seats, Map.of(), new Seed("b")));
        int deeds = 0;
        for (int decision = 0; decision < ADVISED; decision++) {
            if (game.over(journal.state())) break;
            int seat = Bits.first(game.waiting(journal.state()));
            List<M> legal = new ArrayList<>();
            game.legal(journal.state(), seat, legal);
            if (decision % OFTEN == 0) {
                List<String> turns = new ArrayList<>();
                for (Coach.Turn<V> turn : Coach.turns(journal, seat)) {
                    turns.add(turn.seat() + " " + turn.told().words(names, Language.IT));
                    turns.add(game.json().write(turn.before()));
                    turns.add(game.json().write(turn.after()));
                    deeds++;
                }
                String view = game.json().write(game.view(journal.state(), seat));
                assertThat(Glimpse.of(game, view, seat).coach(turns, names, Language.IT))
                        .as("%s after %d", sheet.id(), decision)
                        .isEqualTo(
                                game.json()
                                        .write(Coach.at(journal, seat).advise(names, Language.IT)));
            }
            journal.play(seat, legal.get(dice.nextInt(legal.size())), Events.IGNORED);
        }
        assertThat(deeds).isPositive();
    }

    private static List<String> names(int seats) {
        return IntStream.range(0, seats).mapToObj(i -> "player" + i).toList();
    }

    @Test
    void whatIsNoViewIsRefused() {
        Face.choose("template");
        for (String none : List.of("", "{", "{}", "[1,2]", "{\"seats\":\"2\"}", "nul"))
            assertThatThrownBy(() -> Face.refusalBehind(none, 0, "x", "en"))
                    .as(none)
                    .isInstanceOf(BadInput.class);
    }
}
