package signoria.server.table;

import signoria.bots.Bot;
import signoria.bots.Level;
import signoria.kernel.Game;

import java.util.HashMap;
import java.util.Map;

/**
 * The bots of one game. One that searches keeps its tree while its turn lasts: the next decision
 * may follow from it. When others are to move it is of no use any more, and is let go.
 */
final class Minds<M, V> {
    private record Mind<M, V>(Level level, Bot<M, V> bot) {}

    private final Game<?, M, V> game;
    private final Map<Integer, Mind<M, V>> bySeat = new HashMap<>();

    Minds(Game<?, M, V> game) {
        this.game = game;
    }

    Bot<M, V> bot(int seat, Level level, long seed) {
        Mind<M, V> mind = bySeat.get(seat);
        if (mind == null || !mind.level().equals(level)) {
            mind = new Mind<>(level, level.bot(game, seat, seed));
            bySeat.put(seat, mind);
        }
        return mind.bot();
    }

    /** A seat's turn is over. */
    void rest(int seat) {
        Mind<M, V> mind = bySeat.get(seat);
        if (mind != null && mind.level().searches()) bySeat.remove(seat);
    }
}
