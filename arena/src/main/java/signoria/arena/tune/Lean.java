package signoria.arena.tune;

import signoria.kernel.Game;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the leanings that foretell best what searches chose: Newton's steps of a logistic
 * regression, drawn back towards where they began. Leanings are linear in their weights, so a
 * weight of 1 among zeros tells what it counts.
 */
final class Lean<S, M, V> implements Foretelling {
    private static final int STEPS = 12;

    /** How strongly weights are held where they are. */
    private static final double HOLD = 2;

    /** No step is longer: the first ones may be wild. */
    private static final double LONGEST = 3;

    private final Tunable<S, M, V> game;
    private final List<String> names;
    private final List<Decision<S, M>> decisions;

    /** For each decision and each legal move what each weight counts. */
    private final List<double[][]> counted = new ArrayList<>();

    Lean(Tunable<S, M, V> game, List<Decision<S, M>> decisions) {
        this.game = game;
        this.names = game.weights().family(Weights.LEANING);
        this.decisions = decisions;
        List<Game<S, M, V>> alone = new ArrayList<>();
        for (String name : names) alone.add(game.with(game.weights().alone(name)));
        for (Decision<S, M> decision : decisions) counted.add(counted(decision, alone));
    }

    private double[][] counted(Decision<S, M> decision, List<Game<S, M, V>> alone) {
        double[][] counts = new double[decision.legal().size()][names.size()];
        double[] out = new double[counts.length];
        for (int name = 0; name < alone.size(); name++) {
            alone.get(name).lean(decision.state(), decision.seat(), decision.legal(), out);
            for (int move = 0; move < counts.length; move++) counts[move][name] = out[move];
        }
        return counts;
    }

    @Override
    public Weights best() {
        double[] begun = values(game.weights());
        double[] now = begun.clone();
        for (int step = 0; step < STEPS; step++) {
            double[] change = Fit.solved(equations(now, begun));
            for (int i = 0; i < now.length; i++) now[i] += Math.clamp(change[i], -LONGEST, LONGEST);
        }
        Weights best = game.weights();
        for (int i = 0; i < now.length; i++) best = best.with(names.get(i), now[i]);
        return best;
    }

    /** How surprising the choices are: the mean of minus the logarithm of how likely they were. */
    @Override
    public double loss(Weights weights) {
        double[] values = values(weights);
        double sum = 0;
        for (int d = 0; d < decisions.size(); d++) {
            double[] likely = likely(counted.get(d), values);
            double[] chosen = decisions.get(d).chosen();
            for (int move = 0; move < likely.length; move++)
                sum -= chosen[move] * Math.log(Math.max(1e-9, likely[move]));
        }
        return sum / Math.max(1, decisions.size());
    }

    private double[] values(Weights weights) {
        return names.stream().mapToDouble(weights::of).toArray();
    }

    /** How likely each move of a decision is. */
    private static double[] likely(double[][] counts, double[] values) {
        double[] likely = new double[counts.length];
        for (int move = 0; move < likely.length; move++)
            for (int i = 0; i < values.length; i++) likely[move] += values[i] * counts[move][i];
        double most = Arrays.stream(likely).max().orElse(0);
        double sum = 0;
        for (int move = 0; move < likely.length; move++)
            sum += likely[move] = Math.exp(likely[move] - most);
        for (int move = 0; move < likely.length; move++) likely[move] /= sum;
        return likely;
    }

    /** Slopes of the loss and how they bend; the last column is the right side. */
    private double[][] equations(double[] now, double[] begun) {
        int n = now.length;
        double[][] matrix = new double[n][n + 1];
        double[] mean = new double[n];
        for (int d = 0; d < decisions.size(); d++) {
            double[][] counts = counted.get(d);
            double[] likely = likely(counts, now);
            double[] chosen = decisions.get(d).chosen();
            Arrays.fill(mean, 0);
            for (int move = 0; move < likely.length; move++)
                for (int i = 0; i < n; i++) mean[i] += likely[move] * counts[move][i];
            for (int move = 0; move < likely.length; move++)
                for (int i = 0; i < n; i++) {
                    double apart = counts[move][i] - mean[i];
                    matrix[i][n] += chosen[move] * apart;
                    for (int j = 0; j <= i; j++)
                        matrix[i][j] += likely[move] * apart * (counts[move][j] - mean[j]);
                }
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) matrix[i][j] = matrix[j][i];
            matrix[i][i] += HOLD;
            matrix[i][n] -= HOLD * (now[i] - begun[i]);
        }
        return matrix;
    }
}
