package signoria.bots;

import java.util.Arrays;
import java.util.List;

/**
 * A decision as the searching seat can tell it apart from others: whoever is to move, and what is
 * known of each move made there. Different worlds allow different moves; each counts how often it
 * was allowed.
 */
final class Node<M> {
    /** Who decides here. */
    final int seat;

    private Object[] moves = new Object[8];
    private Object[] nexts = new Object[8];
    private int[] visits = new int[8];
    private int[] allowed = new int[8];
    private double[] sums = new double[8];
    private int[] habits = new int[8];
    private int size;

    Node(int seat) {
        this.seat = seat;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    M move(int i) {
        return (M) moves[i];
    }

    int visits(int i) {
        return visits[i];
    }

    double mean(int i) {
        return visits[i] == 0 ? Double.NEGATIVE_INFINITY : sums[i] / visits[i];
    }

    /** The decision that follows a move, once there is one. */
    @SuppressWarnings("unchecked")
    Node<M> next(int i) {
        return (Node<M>) nexts[i];
    }

    void next(int i, Node<M> next) {
        nexts[i] = next;
    }

    void reward(int i, double value) {
        visits[i]++;
        sums[i] += value;
    }

    /**
     * Chooses among the moves allowed in this world: what was good so far, what was seldom tried,
     * and what was good elsewhere.
     *
     * @return the move's number here
     */
    int choose(List<M> legal, double explore, double history, Habits<M> known, Dice dice) {
        int chosen = -1;
        double best = Double.NEGATIVE_INFINITY;
        int near = 0;
        for (int k = 0; k < legal.size(); k++) {
            int i = find(legal.get(k), near, known);
            near = i + 1;
            allowed[i]++;
            double value;
            if (visits[i] == 0) value = 1000 + known.mean(i, this) + dice.next(1 << 10) * 1e-6;
            else
                value =
                        sums[i] / visits[i]
                                + explore * Math.sqrt(Math.log(allowed[i]) / visits[i])
                                + history * known.mean(i, this) / (visits[i] + 1);
            if (value > best) {
                best = value;
                chosen = i;
            }
        }
        return chosen;
    }

    /** The number of the habit a move belongs to. */
    int habit(int i) {
        return habits[i];
    }

    /** The moves come in a fixed order, so the next one is mostly where the last one was. */
    private int find(M move, int near, Habits<M> known) {
        for (int i = near; i < size; i++) if (moves[i] == move) return i;
        for (int i = Math.min(near, size) - 1; i >= 0; i--) if (moves[i] == move) return i;
        for (int i = 0; i < size; i++) if (moves[i].equals(move)) return i;
        return add(move, known);
    }

    private int add(M move, Habits<M> known) {
        if (size == moves.length) {
            int room = size * 2;
            moves = Arrays.copyOf(moves, room);
            nexts = Arrays.copyOf(nexts, room);
            visits = Arrays.copyOf(visits, room);
            allowed = Arrays.copyOf(allowed, room);
            sums = Arrays.copyOf(sums, room);
            habits = Arrays.copyOf(habits, room);
        }
        moves[size] = move;
        habits[size] = known.number(move);
        return size++;
    }
}
