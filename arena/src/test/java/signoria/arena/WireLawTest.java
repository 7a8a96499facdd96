package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Scene;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.wire.Reflected;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;

/**
 * JSON of every game in the house is what its records say, component by component, and reads back
 * as it was, over random games.
 */
class WireLawTest {
    private static final int EVERY = 31; // decisions between two views that are read back
    private static final int SETUPS = 6;
    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f");

    static List<Game<?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingIsAsItsRecordSaysAndReadsBack(Game<?, ?, ?> game) {
        List<Setup> setups = Signature.setups(game);
        for (int i = 0; i < SETUPS; i++)
            play(game, setups.get(i * setups.size() / SETUPS).with(Seed.of(i)), i);
    }

    private static <S, M, V> void play(Game<S, M, V> game, Setup setup, long seed) {
        Wire<M, V> wire = new Wire<>(game);
        Dice dice = new Dice(seed);
        List<M> legal = new ArrayList<>();
        S s = game.start(setup);
        for (int decision = 0; !game.over(s) && decision < game.sheet().cap(); decision++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            M move = legal.get(dice.next(legal.size()));
            if (decision % EVERY == 0) {
                readsBack(game, wire, s, seat, legal);
                written(
                        game,
                        wire,
                        Preview.of(game, game.view(s, seat), seat, move, NAMES, Language.IT));
            }
            if (decision % 4 == 0) assertThat(wire.move(wire.write(move))).isEqualTo(move);
            Events.Kept seen = new Events.Kept();
            game.play(s, seat, move, seen);
            for (Event event : decision % 4 == 0 ? seen.all() : List.<Event>of())
                assertThat(wire.event(written(game, wire, event), event.getClass()))
                        .isEqualTo(event);
        }
        assertThat(wire.result(written(game, wire, game.result(s)))).isEqualTo(game.result(s));
    }

    private static <S, M, V> void readsBack(
            Game<S, M, V> game, Wire<M, V> wire, S s, int seat, List<M> legal) {
        for (int reader : new int[] {seat, Game.SPECTATOR}) {
            V view = game.view(s, reader);
            String told = written(game, wire, view);
            assertThat(wire.view(told)).isEqualTo(view);
            assertThat(game.json().view(told)).isEqualTo(view);
            Scene scene =
                    game.scene(view, reader == seat ? List.copyOf(legal) : List.of(), Language.EN);
            assertThat(wire.scene(written(game, wire, scene))).isEqualTo(scene);
        }
    }

    /** Without reflection and with it the text is the same, alone or inside of something else. */
    private static String written(Game<?, ?, ?> game, Wire<?, ?> wire, Object value) {
        String text = game.json().write(value);
        assertThat(text).isEqualTo(Reflected.write(value));
        assertThat(wire.write(List.of(value))).isEqualTo("[" + text + "]");
        return text;
    }
}
