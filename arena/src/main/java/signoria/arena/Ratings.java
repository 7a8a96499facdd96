package signoria.arena;

import signoria.bots.Dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How strong each bot is, in Elo's measure with the mean at 0: the model of Bradley and Terry over
 * all pairs of seats of all games, the better place winning, equal places half. The interval is
 * that of ratings computed again from deals drawn at random, and never narrower than what so many
 * games can tell at all (the information they hold): one that won all has one too.
 */
final class Ratings {
    /**
     * @param low with {@code high} the 95 % interval
     */
    record Rating(double rating, double low, double high) {}

    static final Rating NONE = new Rating(0, 0, 0);

    private static final int SAMPLES = 200;
    private static final int ROUNDS = 100;
    private static final double Z = 1.959964;

    /** Half a win and half a loss against everybody, so that nothing is infinite. */
    private static final double PRIOR = 0.5;

    private final List<String> bots;

    /** Of every deal: who beat whom how often, row by row. */
    private final List<double[]> deals;

    private Ratings(List<String> bots, List<double[]> deals) {
        this.bots = bots;
        this.deals = deals;
    }

    static Map<String, Rating> of(List<Row> rows) {
        List<String> bots = rows.stream().map(Row::bot).distinct().sorted().toList();
        Map<Integer, double[]> deals = new TreeMap<>();
        for (int i = 0; i < rows.size(); i++)
            for (int j = i + 1; j < rows.size() && rows.get(j).game() == rows.get(i).game(); j++)
                meet(rows.get(i), rows.get(j), bots, deals);
        return new Ratings(bots, new ArrayList<>(deals.values())).all();
    }

    private static void meet(Row one, Row other, List<String> bots, Map<Integer, double[]> deals) {
        if (one.bot().equals(other.bot())) return;
        int a = bots.indexOf(one.bot());
        int b = bots.indexOf(other.bot());
        double won = one.place() < other.place() ? 1 : one.place() == other.place() ? 0.5 : 0;
        double[] wins =
                deals.computeIfAbsent(one.deal(), _ -> new double[bots.size() * bots.size()]);
        wins[a * bots.size() + b] += won;
        wins[b * bots.size() + a] += 1 - won;
    }

    private Map<String, Rating> all() {
        double[] whole = new double[bots.size() * bots.size()];
        for (double[] deal : deals) add(whole, deal);
        double[] ratings = fitted(whole);
        double[][] samples = new double[bots.size()][SAMPLES];
        Dice dice = new Dice(1492);
        for (int sample = 0; sample < SAMPLES; sample++) {
            double[] drawn = new double[whole.length];
            for (int i = 0; i < deals.size(); i++) add(drawn, deals.get(dice.next(deals.size())));
            double[] again = fitted(drawn);
            for (int bot = 0; bot < again.length; bot++) samples[bot][sample] = again[bot];
        }
        Map<String, Rating> all = new HashMap<>();
        for (int bot = 0; bot < bots.size(); bot++) {
            Arrays.sort(samples[bot]);
            double most = Z * deviation(bot, ratings, whole);
            all.put(
                    bots.get(bot),
                    new Rating(
                            ratings[bot],
                            Math.min(samples[bot][SAMPLES / 40], ratings[bot] - most),
                            Math.max(
                                    samples[bot][SAMPLES - 1 - SAMPLES / 40],
                                    ratings[bot] + most)));
        }
        return all;
    }

    /** The standard deviation that the number of games leaves to a rating. */
    private double deviation(int a, double[] ratings, double[] wins) {
        int n = bots.size();
        if (n < 2) return 0;
        double information = 0;
        for (int b = 0; b < n; b++) {
            if (a == b) continue;
            double games = wins[a * n + b] + wins[b * n + a] + 2 * PRIOR;
            double chance = 1 / (1 + Math.pow(10, (ratings[b] - ratings[a]) / 400));
            information += games * chance * (1 - chance);
        }
        return 400 / Math.log(10) / Math.sqrt(information) * (n - 1) / n;
    }

    private static void add(double[] sums, double[] more) {
        for (int i = 0; i < sums.length; i++) sums[i] += more[i];
    }

    /** Hunter's iteration for the strengths that explain the wins best. */
    private double[] fitted(double[] wins) {
        int n = bots.size();
        double[] strength = new double[n];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++)
            for (int a = 0; a < n; a++) {
                double won = 0;
                double met = 0;
                for (int b = 0; b < n; b++) {
                    if (a == b) continue;
                    won += wins[a * n + b] + PRIOR;
                    double games = wins[a * n + b] + wins[b * n + a] + 2 * PRIOR;
                    met += games / (strength[a] + strength[b]);
                }
                if (met > 0) strength[a] = won / met;
            }
        double[] ratings = new double[n];
        double mean = 0;
        for (double each : strength) mean += Math.log10(each) / n;
        for (int a = 0; a < n; a++) ratings[a] = 400 * (Math.log10(strength[a]) - mean);
        return ratings;
    }
}
