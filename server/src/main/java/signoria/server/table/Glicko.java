package signoria.server.table;

import signoria.server.store.Scores;

import java.util.ArrayList;
import java.util.List;

/**
 * Ratings after a game, by Mark Glickman's Glicko-2 with each game as a period: every seat against
 * every other, the better place winning.
 */
final class Glicko implements Scores.Rater {
    private static final double SCALE = 173.7178;
    private static final double TAU = 0.5;
    private static final double CLOSE = 1e-6;
    private static final double WIDEST = 350;

    private final int[] places;

    /** Places by seat; equal ones are a draw. */
    Glicko(int... places) {
        this.places = places.clone();
    }

    @Override
    public List<Scores.Rating> after(List<Scores.Rating> before) {
        List<Scores.Rating> after = new ArrayList<>();
        for (int seat = 0; seat < places.length; seat++) after.add(rated(before, seat));
        return after;
    }

    private Scores.Rating rated(List<Scores.Rating> all, int seat) {
        Scores.Rating own = all.get(seat);
        double mu = (own.rating() - 1500) / SCALE;
        double phi = own.deviation() / SCALE;
        double information = 0;
        double surprise = 0;
        for (int other = 0; other < places.length; other++) {
            if (other == seat || all.get(other).who().equals(own.who())) continue;
            double g = g(all.get(other).deviation() / SCALE);
            double expected =
                    1 / (1 + Math.exp(-g * (mu - (all.get(other).rating() - 1500) / SCALE)));
            information += g * g * expected * (1 - expected);
            surprise += g * (score(seat, other) - expected);
        }
        if (information == 0) return own;
        double sigma = volatility(phi, own.volatility(), 1 / information, surprise / information);
        double wider = Math.sqrt(phi * phi + sigma * sigma);
        double phiAfter = 1 / Math.sqrt(1 / (wider * wider) + information);
        return new Scores.Rating(
                own.who(),
                own.name(),
                own.game(),
                own.seats(),
                1500 + SCALE * (mu + phiAfter * phiAfter * surprise),
                Math.min(WIDEST, SCALE * phiAfter),
                sigma,
                own.games() + 1);
    }

    private double score(int seat, int other) {
        return places[seat] < places[other] ? 1 : places[seat] == places[other] ? 0.5 : 0;
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** The new volatility: the root of Glickman's f, by the Illinois method (his step 5). */
    private static double volatility(double phi, double sigma, double v, double delta) {
        double a = Math.log(sigma * sigma);
        double low = a;
        double high;
        if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
        else {
            int k = 1;
            while (f(a - k * TAU, a, phi, v, delta) < 0) k++;
            high = a - k * TAU;
        }
        double atLow = f(low, a, phi, v, delta);
        double atHigh = f(high, a, phi, v, delta);
        while (Math.abs(high - low) > CLOSE) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = f(middle, a, phi, v, delta);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else atLow /= 2;
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }

    private static double f(double x, double a, double phi, double v, double delta) {
        double e = Math.exp(x);
        double d = phi * phi + v + e;
        return e * (delta * delta - d) / (2 * d * d) - (x - a) / (TAU * TAU);
    }
}
