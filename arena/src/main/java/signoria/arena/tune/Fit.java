package signoria.arena.tune;

import signoria.kernel.Game;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.util.List;

/**
 * Finds the weights whose judgement of the samples, each seat against the mean of all, lies nearest
 * to how the games ended: Gauss's and Newton's steps with numeric slopes, drawn back towards where
 * they began, far misses counted less (Huber).
 */
final class Fit<S, M, V> implements Foretelling {
    private static final int STEPS = 8;
    private static final double SLOPE = 0.02;

    /** A weight changes at most by this factor. */
    private static final double FURTHEST = 2.5;

    /** How strongly weights are held where they are, as a share of the slopes' size. */
    private static final double HOLD = 0.02;

    private final Tunable<S, M, V> game;
    private final List<Sample<S>> samples;
    private final List<String> names;

    Fit(Tunable<S, M, V> game, List<Sample<S>> samples) {
        this.game = game;
        this.samples = samples;
        this.names = game.weights().judgements();
    }

    @Override
    public Weights best() {
        Weights begun = game.weights();
        Weights now = begun;
        double loss = loss(now);
        for (int step = 0; step < STEPS; step++) {
            double[] change = change(now, begun);
            boolean better = false;
            for (double share = 1; share > 0.1 && !better; share /= 2) {
                Weights next = moved(now, begun, change, share);
                double nextLoss = loss(next);
                better = nextLoss < loss;
                if (better) {
                    now = next;
                    loss = nextLoss;
                }
            }
            if (!better) break;
        }
        return now;
    }

    /** The mean miss, in points. */
    @Override
    public double loss(Weights weights) {
        double[] misses = misses(weights);
        double sum = 0;
        double wide = spread();
        for (double miss : misses) sum += huber(miss, wide);
        return sum / Math.max(1, misses.length);
    }

    private static double huber(double miss, double wide) {
        double far = Math.abs(miss);
        return far <= wide ? far * far / 2 : wide * (far - wide / 2);
    }

    /** How far ends lie apart. */
    private double spread() {
        double sum = 0;
        int count = 0;
        for (Sample<S> sample : samples) {
            double mean = mean(sample.end());
            for (double end : sample.end()) sum += Math.min(1e4, Math.abs(end - mean));
            count += sample.end().length;
        }
        return Math.max(1e-6, 1.5 * sum / Math.max(1, count));
    }

    private double[] misses(Weights weights) {
        Game<S, M, V> judge = game.with(weights);
        int count = 0;
        for (Sample<S> sample : samples) count += sample.end().length;
        double[] misses = new double[count];
        int at = 0;
        for (Sample<S> sample : samples) {
            double[] worth = new double[sample.end().length];
            judge.worth(sample.state(), worth);
            double expected = mean(worth);
            double ended = mean(sample.end());
            for (int seat = 0; seat < worth.length; seat++)
                misses[at++] = worth[seat] - expected - (sample.end()[seat] - ended);
        }
        return misses;
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        return sum / values.length;
    }

    /** One step of Gauss and Newton, in shares of each weight. */
    private double[] change(Weights now, Weights begun) {
        int n = names.size();
        double[] misses = misses(now);
        double wide = spread();
        double[][] slopes = new double[n][];
        for (int i = 0; i < n; i++) {
            double value = now.of(names.get(i));
            double step = SLOPE * Math.max(1e-3, Math.abs(value));
            double[] other = misses(now.with(names.get(i), value + step));
            slopes[i] = new double[misses.length];
            for (int k = 0; k < misses.length; k++) slopes[i][k] = (other[k] - misses[k]) / SLOPE;
        }
        double[][] matrix = new double[n][n + 1];
        double size = 0;
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < misses.length; k++) {
                double counted = Math.min(1, wide / Math.max(1e-9, Math.abs(misses[k])));
                for (int j = 0; j <= i; j++) matrix[i][j] += counted * slopes[i][k] * slopes[j][k];
                matrix[i][n] -= counted * slopes[i][k] * misses[k];
            }
            size += matrix[i][i] / n;
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) matrix[i][j] = matrix[j][i];
            double held = HOLD * size + 1e-9;
            matrix[i][i] += held;
            double first = begun.of(names.get(i));
            double away = (now.of(names.get(i)) - first) / Math.max(1e-3, Math.abs(first));
            matrix[i][n] -= held * away;
        }
        return solved(matrix);
    }

    private Weights moved(Weights now, Weights begun, double[] change, double share) {
        Weights moved = now;
        for (int i = 0; i < change.length; i++) {
            double value = now.of(names.get(i));
            double first = begun.of(names.get(i));
            double size = Math.max(1e-3, Math.abs(value));
            double one = first / FURTHEST;
            double other = first * FURTHEST;
            double next = value + share * size * change[i];
            moved =
                    moved.with(
                            names.get(i),
                            Math.clamp(next, Math.min(one, other), Math.max(one, other)));
        }
        return moved;
    }

    /** Gauss's elimination; the last column is the right side. */
    static double[] solved(double[][] m) {
        int n = m.length;
        for (int i = 0; i < n; i++) {
            int pivot = i;
            for (int j = i + 1; j < n; j++)
                if (Math.abs(m[j][i]) > Math.abs(m[pivot][i])) pivot = j;
            double[] row = m[pivot];
            m[pivot] = m[i];
            m[i] = row;
            if (Math.abs(row[i]) < 1e-12) continue;
            for (int j = 0; j < n; j++) {
                if (j == i) continue;
                double factor = m[j][i] / row[i];
                for (int k = i; k <= n; k++) m[j][k] -= factor * row[k];
            }
        }
        double[] x = new double[n];
        for (int i = 0; i < n; i++) x[i] = Math.abs(m[i][i]) < 1e-12 ? 0 : m[i][n] / m[i][i];
        return x;
    }
}
