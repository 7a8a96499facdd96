package signoria.bots;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What moves were worth to whoever made them, wherever it was (progressive history). */
final class Habits<M> {
    private final Map<M, Integer> numbers = new HashMap<>();
    private double[] sums = new double[256];
    private int[] visits = new int[256];

    int number(M move) {
        Integer known = numbers.get(move);
        if (known != null) return known;
        int number = numbers.size();
        numbers.put(move, number);
        if (number == sums.length) {
            sums = Arrays.copyOf(sums, number * 2);
            visits = Arrays.copyOf(visits, number * 2);
        }
        return number;
    }

    void reward(int number, double value) {
        sums[number] += value;
        visits[number]++;
    }

    /** The habit of a node's move; what nobody tried yet is worth hoping for. */
    double mean(int i, Node<M> node) {
        int number = node.habit(i);
        return visits[number] == 0 ? 0.6 : sums[number] / visits[number];
    }
}
