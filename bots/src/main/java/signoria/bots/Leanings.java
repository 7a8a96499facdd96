package signoria.bots;

import signoria.kernel.Game;

import java.util.List;

/** A playout policy: decides for every seat by the game's policy prior, at random. */
final class Leanings<S, M> {
    /** By how much the bits of a double grow when it becomes e times as large. */
    private static final double PER_E = (1L << 52) / Math.log(2);

    /** The bits of a double of about 1. */
    private static final long ONE = (1023L << 52) - (1L << 48);

    private static final double MOST = 300;

    private final Game<S, M, ?> game;
    private final Dice dice;
    private final double much;
    private double[] likely = new double[64];

    /**
     * @param much the inverse temperature: with 0 every move is equally likely
     */
    Leanings(Game<S, M, ?> game, Dice dice, double much) {
        this.game = game;
        this.dice = dice;
        this.much = much;
    }

    M choose(S world, int mover, List<M> legal) {
        int last = legal.size() - 1;
        if (last == 0) return legal.getFirst();
        if (likely.length <= last) likely = new double[2 * last];
        game.lean(world, mover, legal, likely);
        double sum = 0;
        for (int i = 0; i <= last; i++) sum += likely[i] = likelihood(much * likely[i]);
        double rest = sum * dice.share();
        int chosen = 0;
        while (chosen < last && (rest -= likely[chosen]) >= 0) chosen++;
        return legal.get(chosen);
    }

    /**
     * The exponential function within some per cent, in a fraction of its time: the exponent of a
     * double is a logarithm already (Schraudolph).
     */
    static double likelihood(double leaning) {
        return Double.longBitsToDouble((long) (PER_E * Math.clamp(leaning, -MOST, MOST)) + ONE);
    }
}
