package signoria.arena;

import signoria.bots.Level;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells when the result of a match is clear: each bot's share of the wins lies above or below the
 * fair one for sure. One may look after every deal without being fooled more often than once in
 * twenty matches: the bounds are those of a confidence sequence (Robbins' normal mixture over the
 * deals), wider than an interval for a number of games fixed beforehand.
 */
final class Clarity {
    private static final double ALPHA = 0.05;

    /** The bounds are narrowest around so many deals. */
    private static final double TYPICAL = 60;

    private static final int FEWEST = 10;

    private final Contest contest;
    private final List<Integer> numbers;
    private final List<String> bots;
    private final double[] sums;
    private final double[] squares;
    private final double[] deal;
    private int at;
    private int deals;
    private Optional<Integer> clear = Optional.empty();

    Clarity(Contest contest, List<Integer> numbers) {
        this.contest = contest;
        this.numbers = numbers;
        bots = contest.bots().stream().map(Level::name).distinct().toList();
        sums = new double[bots.size()];
        squares = new double[bots.size()];
        deal = new double[bots.size()];
    }

    /** The number of the game that made it clear, if the games played in order tell. */
    Optional<Integer> from(Map<Integer, Played> games) {
        while (clear.isEmpty() && at < numbers.size() && games.containsKey(numbers.get(at))) {
            int number = numbers.get(at);
            add(number, games.get(number));
            at++;
            boolean last = at == numbers.size();
            if (last || contest.deal(numbers.get(at)) != contest.deal(number)) {
                close();
                if (bots.size() > 1 && deals >= FEWEST && isClear()) clear = Optional.of(number);
            }
        }
        return clear;
    }

    private void add(int number, Played played) {
        if (played.result().isEmpty()) return;
        List<Level> seating = contest.seating(number);
        for (int seat = 0; seat < seating.size(); seat++)
            deal[bots.indexOf(seating.get(seat).name())] += played.result().get().share(seat);
    }

    private void close() {
        deals++;
        for (int bot = 0; bot < deal.length; bot++) {
            double share = deal[bot] / contest.rotations();
            sums[bot] += share;
            squares[bot] += share * share;
            deal[bot] = 0;
        }
    }

    private boolean isClear() {
        for (int bot = 0; bot < sums.length; bot++) {
            double mean = sums[bot] / deals;
            if (Math.abs(mean - Report.fair(bots.get(bot), contest))
                    <= radius(squares[bot] / deals - mean * mean)) return false;
        }
        return true;
    }

    /** The bounds of each bot's share of the wins that hold whenever one looks. */
    Map<String, Interval> intervals() {
        Map<String, Interval> intervals = new HashMap<>();
        for (int bot = 0; bot < sums.length; bot++) {
            double mean = deals == 0 ? 0 : sums[bot] / deals;
            double radius = deals == 0 ? 1 : radius(squares[bot] / deals - mean * mean);
            intervals.put(
                    bots.get(bot),
                    new Interval(Math.max(0, mean - radius), Math.min(1, mean + radius)));
        }
        return intervals;
    }

    private double radius(double variance) {
        double rho = 1 / TYPICAL;
        double spread = Math.max(variance, 0.25 / contest.rotations() / deals);
        double t = deals * rho + 1;
        return Math.sqrt(
                spread * 2 * t / (deals * (double) deals * rho) * Math.log(Math.sqrt(t) / ALPHA));
    }
}
