package signoria.bots;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What moves were worth to the seats that made them, anywhere in the tree (progressive history).
 */
final class Habits<M> {
    /** An untried move has an optimistic value. */
    private static final double HOPE = 0.6;

    private final Map<M, Integer> numbers = new HashMap<>();
    private double[] sums = new double[256];
    private int[] visits = new int[256];

    /** Listed moves are interned, so that mostly a look at the object itself is enough. */
    private Object[] known = new Object[1 << 10];

    private int[] numbered = new int[1 << 10];

    int number(M move) {
        int mask = known.length - 1;
        int at = System.identityHashCode(move) & mask;
        for (int probe = 0; probe < 8; probe++, at = at + 1 & mask) {
            if (known[at] == move) return numbered[at];
            if (known[at] == null) {
                known[at] = move;
                return numbered[at] = byValue(move);
            }
        }
        return byValue(move);
    }

    private int byValue(M move) {
        Integer number = numbers.get(move);
        if (number != null) return number;
        int next = numbers.size();
        numbers.put(move, next);
        if (next == sums.length) {
            sums = Arrays.copyOf(sums, next * 2);
            visits = Arrays.copyOf(visits, next * 2);
        }
        return next;
    }

    void reward(int number, double value) {
        sums[number] += value;
        visits[number]++;
    }

    double mean(int number) {
        return visits[number] == 0 ? HOPE : sums[number] / visits[number];
    }

    double mean(M move) {
        return mean(number(move));
    }
}
