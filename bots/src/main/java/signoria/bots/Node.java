package signoria.bots;

import java.util.Arrays;
import java.util.List;

/**
 * A decision as the searching seat can tell it apart from others: whoever is to move, and what is
 * known of each move made there. Different worlds allow different moves; each counts how often it
 * was allowed.
 */
final class Node<M> {
    private static final double NEEDLESS = 1000;
    private static final double[] ROOT_OF_LOG = new double[1 << 12];

    static {
        for (int n = 1; n < ROOT_OF_LOG.length; n++) ROOT_OF_LOG[n] = Math.sqrt(Math.log(n));
    }

    /** Who decides here. */
    final int seat;

    private Object[] moves;
    private Object[] nexts = {};
    private int[] visits;
    private int[] allowed;
    private double[] sums;
    private int[] habits;
    private double[] priors = {};
    private int size;
    private int tries;
    private double sum;

    /** Another decision that follows the same move, in worlds where another seat is to move. */
    private Node<M> sibling;

    Node(int seat, List<M> legal, Habits<M> known) {
        this.seat = seat;
        size = legal.size();
        moves = legal.toArray();
        visits = new int[size];
        allowed = new int[size];
        sums = new double[size];
        habits = new int[size];
        for (int i = 0; i < size; i++) habits[i] = known.number(legal.get(i));
    }

    /**
     * By how much the moves, as listed, are held worse than the best before any is tried; any other
     * move is held to be like the rest.
     */
    void expect(List<M> listed, double[] worse, Habits<M> known) {
        priors = new double[size];
        Arrays.fill(priors, Arrays.stream(worse).average().orElse(0));
        for (int k = 0; k < worse.length; k++) {
            int i = find(listed.get(k), k, known);
            if (i >= priors.length) priors = Arrays.copyOf(priors, i + 1);
            priors[i] = worse[k];
        }
    }

    /** Moves so much worse by the prior opinion are not tried. */
    void leaveOut(List<M> needless) {
        for (M move : needless) priors[index(move)] = NEEDLESS;
    }

    /** There was a prior opinion of the moves. */
    boolean expects() {
        return priors.length > 0;
    }

    /** By how much the prior opinion of a move was below the best. */
    double worse(int i) {
        return i >= 0 && i < priors.length ? priors[i] : 0;
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

    double sum(int i) {
        return sums[i];
    }

    /** The average value of all tries. */
    double usual() {
        return tries == 0 ? 0.5 : sum / tries;
    }

    double mean(int i) {
        return visits[i] == 0 ? Double.NEGATIVE_INFINITY : sums[i] / visits[i];
    }

    /** The number of a move here, or -1. */
    int index(M move) {
        for (int i = 0; i < size; i++) if (moves[i].equals(move)) return i;
        return -1;
    }

    /** The decision of a seat that follows a move, or null while there is none. */
    @SuppressWarnings("unchecked")
    Node<M> next(int i, int mover) {
        if (i >= nexts.length) return null;
        Node<M> next = (Node<M>) nexts[i];
        while (next != null && next.seat != mover) next = next.sibling;
        return next;
    }

    @SuppressWarnings("unchecked")
    Node<M> add(int i, int mover, List<M> legal, Habits<M> known) {
        if (i >= nexts.length) nexts = Arrays.copyOf(nexts, moves.length);
        Node<M> next = new Node<>(mover, legal, known);
        next.sibling = (Node<M>) nexts[i];
        nexts[i] = next;
        return next;
    }

    void reward(int i, double value) {
        visits[i]++;
        sums[i] += value;
        tries++;
        sum += value;
    }

    /**
     * Chooses among the moves allowed in this world: what was good so far, what was seldom tried,
     * and what was good elsewhere. Where there are many, those that promise most come first.
     *
     * @return the move's number here
     */
    int choose(List<M> legal, Style style, Habits<M> known, Dice dice) {
        int tried = -1;
        int fresh = -1;
        double best = Double.NEGATIVE_INFINITY;
        double hope = Double.NEGATIVE_INFINITY;
        int many = 0;
        int near = 0;
        for (int k = 0; k < legal.size(); k++) {
            int i = find(legal.get(k), near, known);
            near = i + 1;
            double value = value(i, ++allowed[i], style, known);
            if (visits[i] > 0) {
                many++;
                if (value > best) {
                    best = value;
                    tried = i;
                }
            } else if ((value += dice.next(1 << 10) * 1e-6) > hope) {
                hope = value;
                fresh = i;
            }
        }
        boolean more = many == 0 || many < admitted(style);
        return more && hope > best ? fresh : tried;
    }

    /** How many of its moves may have been tried by now (progressive widening). */
    private double admitted(Style style) {
        return style.widen() == 0 ? size : style.widen() * Math.sqrt(tries + 1);
    }

    private double value(int i, int allowed, Style style, Habits<M> known) {
        int own = visits[i];
        double bias = style.history() * known.mean(habits[i]);
        if (i < priors.length) return expected(i, allowed, style) + bias / (own + 1);
        if (own > 0)
            return sums[i] / own
                    + style.explore() * rootOfLog(allowed) / Math.sqrt(own)
                    + bias / (own + 1);
        if (style.urgency() == 0) return 1000 + bias;
        return known.mean(habits[i])
                + style.explore() * rootOfLog(allowed + 1) / Math.sqrt(style.urgency())
                + bias;
    }

    /** As if some tries had already come out as expected. */
    private double expected(int i, int allowed, Style style) {
        double held = style.prior() * (usual() - priors[i]);
        return (sums[i] + held) / (visits[i] + style.prior())
                + style.explore() * rootOfLog(allowed) / Math.sqrt(visits[i] + 1);
    }

    private static double rootOfLog(int n) {
        return n < ROOT_OF_LOG.length ? ROOT_OF_LOG[n] : Math.sqrt(Math.log(n));
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
            int room = size + size / 2 + 4;
            moves = Arrays.copyOf(moves, room);
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
