package signoria.engine;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Random play, as {@code bench} has it: one decision after the other, on deals made before. */
final class Sprint<S, M, V> {
    private static final int STARTS = 64;

    private final Game<S, M, V> game;
    private final Dice dice = new Dice(1492);
    private final Rng fresh = Rng.of(1492);
    private final List<S> starts = new ArrayList<>();
    private final List<M> legal = new ArrayList<>();
    private final S s;

    private Sprint(Game<S, M, V> game, Setup setup) {
        this.game = game;
        for (int i = 0; i < STARTS; i++) starts.add(game.start(setup.with(Seed.of(i))));
        this.s = game.copy(starts.getFirst());
    }

    static <S, M, V> Sprint<S, M, V> of(Game<S, M, V> game, int seats) {
        return new Sprint<>(game, Setup.of(game, seats, Map.of(), Seed.ZERO));
    }

    /** How many games were begun. */
    int run(int decisions) {
        int games = 1;
        for (int i = 0; i < decisions; i++) {
            int waiting = game.waiting(s);
            if (waiting == 0) {
                games++;
                game.assign(s, starts.get(dice.next(STARTS)));
                game.chance(s).rekey(fresh);
                waiting = game.waiting(s);
            }
            int seat = Bits.first(waiting);
            legal.clear();
            game.legal(s, seat, legal);
            int size = legal.size();
            game.play(s, seat, legal.get(size == 1 ? 0 : dice.next(size)), Events.IGNORED);
        }
        return games;
    }
}
