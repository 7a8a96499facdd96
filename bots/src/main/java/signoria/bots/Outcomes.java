package signoria.bots;

import java.util.Arrays;

/** The outcomes of the lines of some moves: points ahead of the best rival, and places. */
final class Outcomes {
    private int[] times = new int[16];
    private double[] points = new double[16];
    private double[] places = new double[16];

    void add(int move, double ahead, double place) {
        grow(move);
        times[move]++;
        points[move] += ahead;
        places[move] += place;
    }

    /** All that others hold of one of their moves. */
    void add(int move, Outcomes other, int theirs) {
        if (theirs >= other.times.length) return;
        grow(move);
        times[move] += other.times[theirs];
        points[move] += other.points[theirs];
        places[move] += other.places[theirs];
    }

    double points(int move) {
        return times[move] == 0 ? 0 : points[move] / times[move];
    }

    double place(int move) {
        return times[move] == 0 ? 0 : places[move] / times[move];
    }

    private void grow(int move) {
        if (move < times.length) return;
        times = Arrays.copyOf(times, move * 2);
        points = Arrays.copyOf(points, move * 2);
        places = Arrays.copyOf(places, move * 2);
    }
}
