package signoria.bots;

import signoria.kernel.Game;

import java.util.Arrays;

/** The value of the end of a line for each seat, relative to what is usual from the root on. */
final class Judgement<S> {
    private final Game<S, ?, ?> game;
    private final Style style;
    private final int seats;
    private final double[] worth;
    private final double[] margins;
    private final double[] values;
    private final double[] usual;
    private double spread = 1;

    Judgement(Game<S, ?, ?> game, Style style, int seats) {
        this.game = game;
        this.style = style;
        this.seats = seats;
        worth = new double[seats];
        margins = new double[seats];
        values = new double[seats];
        usual = new double[seats];
    }

    /** How far a seat's side was ahead at the end of the line last looked at, in points. */
    double margin(int seat) {
        return margins[seat];
    }

    /** The value of that for the seat, from 0 to 1; once it was judged. */
    double value(int seat) {
        return values[seat];
    }

    /**
     * Some lines show what is usual here and how far values are apart: quartiles.
     *
     * @param samples the margins of each seat, {@code many} of them
     */
    void measure(double[][] samples, int many) {
        if (many == 0) return;
        double far = 0;
        double widest = 0;
        for (int p = 0; p < seats; p++) {
            Arrays.sort(samples[p], 0, many);
            usual[p] = samples[p][many / 2];
            far += (samples[p][many * 3 / 4] - samples[p][many / 4]) / seats;
            widest = Math.max(widest, samples[p][many - 1] - samples[p][0]);
        }
        double apart = far > 0 ? far : widest;
        if (apart > 0 || many == samples[0].length) spread = Math.max(1e-6, apart);
    }

    /** Between 0 and 1: how much better than usual a margin is; 0.5 is usual. */
    double squashed(double better) {
        return 1 / (1 + Math.exp(-better / (style.squash() * spread)));
    }

    /** Each seat's side against the best other side, in points. */
    void margins(S world) {
        game.worth(world, worth);
        for (int p = 0; p < seats; p++) {
            int side = game.side(world, p);
            double own = 0;
            int members = 0;
            double rival = Double.NEGATIVE_INFINITY;
            for (int q = 0; q < seats; q++) {
                if (game.side(world, q) == side) {
                    own += worth[q];
                    members++;
                } else rival = Math.max(rival, worth[q]);
            }
            margins[p] = own / members - (rival == Double.NEGATIVE_INFINITY ? 0 : rival);
        }
    }

    /** Turns margins into values between 0 and 1; a game that is over counts as won or lost. */
    void judge(S world) {
        boolean over = game.waiting(world) == 0 && seats > 1;
        for (int p = 0; p < seats; p++) {
            double value = squashed(margins[p] - usual[p]);
            double won = margins[p] > 0 ? 1 : margins[p] == 0 ? 0.5 : 0;
            values[p] = over ? (1 - style.end()) * value + style.end() * won : value;
        }
    }

    /** A seat's place by what the world is worth to each; equals share it. */
    double place(S world, int seat) {
        double place = 1;
        int side = game.side(world, seat);
        for (int other = 0; other < seats; other++) {
            if (game.side(world, other) == side) continue;
            if (worth[other] > worth[seat]) place++;
            else if (worth[other] == worth[seat]) place += 0.5;
        }
        return place;
    }
}
