package signoria.bots;

import signoria.kernel.Bits;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/** How fast the tree search is, with some decisions of random play in each iteration. */
public final class Pace<S, M, V> {
    private static final int DECISIONS = 10;
    private static final int AT_A_TIME = 2048;
    private static final Style QUICK =
            Style.NEAR.with("playout=" + DECISIONS + "/rounds=0/haste=0/ripe=1");

    private final Game<S, M, V> game;
    private long seed;

    /** The pace of a game. */
    public Pace(Game<S, M, V> game) {
        this.game = game;
    }

    /** Some iterations from a position that waits for someone; how many it were. */
    public int search(S s) {
        int seat = Bits.first(game.waiting(s));
        List<M> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        Search<S, M, V> search = new Search<>(game, seat, s, legal, QUICK, ++seed, Clock.NEVER);
        for (int i = 0; i < AT_A_TIME; i++) search.iterate();
        return AT_A_TIME;
    }
}
