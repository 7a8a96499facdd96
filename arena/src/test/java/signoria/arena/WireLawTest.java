package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;

/** JSON of every game in the house reads back as it was, over random games. */
class WireLawTest {
    private static final int EVERY = 31; // decisions between two views that are read back
    private static final int SETUPS = 6;

    static List<Game<?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingReadsBack(Game<?, ?, ?> game) {
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
            int seat = Integer.numberOfTrailingZeros(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            M move = legal.get(dice.next(legal.size()));
            if (decision % EVERY == 0) readsBack(game, wire, s, seat, legal);
            if (decision % 4 == 0) assertThat(wire.move(wire.write(move))).isEqualTo(move);
            Events.Kept seen = new Events.Kept();
            game.play(s, seat, move, seen);
            for (Event event : decision % 4 == 0 ? seen.all() : List.<Event>of())
                assertThat(wire.event(wire.write(event), event.getClass())).isEqualTo(event);
        }
        assertThat(wire.result(wire.write(game.result(s)))).isEqualTo(game.result(s));
    }

    private static <S, M, V> void readsBack(
            Game<S, M, V> game, Wire<M, V> wire, S s, int seat, List<M> legal) {
        for (int reader : new int[] {seat, Game.SPECTATOR}) {
            V view = game.view(s, reader);
            assertThat(wire.view(wire.write(view))).isEqualTo(view);
            Scene scene =
                    game.scene(view, reader == seat ? List.copyOf(legal) : List.of(), Language.EN);
            assertThat(wire.scene(wire.write(scene))).isEqualTo(scene);
        }
    }
}
