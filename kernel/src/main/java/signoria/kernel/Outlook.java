package signoria.kernel;

import java.util.List;

/**
 * A linear value function whose weights were learned by playing: each trait of a position has three
 * of them, for the beginning, the middle and the end of a game; what lies between is mixed of two.
 */
public final class Outlook {
    private static final List<String> TIMES = List.of("early", "middle", "late");

    /** A game is looked at in so many steps. */
    private static final int STEPS = 48;

    private final double[][] mixed = new double[STEPS + 1][];
    private final boolean learned;

    /**
     * @param name tells these weights from others: they are called {@code outlook-NAME-trait-early}
     *     and so on; if the game has none of them, nothing was learned
     */
    public Outlook(Weights weights, String name, List<String> traits) {
        String prefix = Weights.OUTLOOK + name + "-";
        boolean any = false;
        double[][] figures = new double[TIMES.size()][traits.size()];
        if (!weights.family(prefix).isEmpty())
            for (int time = 0; time < TIMES.size(); time++)
                for (int i = 0; i < traits.size(); i++) {
                    String each = prefix + traits.get(i) + "-" + TIMES.get(time);
                    figures[time][i] = weights.of(each);
                    any |= figures[time][i] != 0;
                }
        learned = any;
        for (int step = 0; step <= STEPS; step++) mixed[step] = mixed(figures, 2.0 * step / STEPS);
    }

    /**
     * @param time from 0 at the beginning to 2 at the end
     */
    private static double[] mixed(double[][] figures, double time) {
        int before = Math.min(1, (int) time);
        double after = time - before;
        double[] mixed = new double[figures[0].length];
        for (int i = 0; i < mixed.length; i++)
            mixed[i] = (1 - after) * figures[before][i] + after * figures[before + 1][i];
        return mixed;
    }

    /** Whether anything was learned: some weight is not 0. */
    public boolean learned() {
        return learned;
    }

    /**
     * The weights of all traits, in their order; for reading only.
     *
     * @param progress how far the game has come, from 0 to 1
     */
    public double[] at(double progress) {
        return mixed[(int) (progress * STEPS + 0.5)];
    }
}
