package signoria.bots;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * Information-set tree search for one seat: one tree, a fresh world behind the view for every
 * iteration, every seat choosing what is best for its side. A line of play is cut at a quiet moment
 * and judged by the game's own evaluation. Sealed moves of others are drawn, not searched, so that
 * nobody peeks.
 */
final class Search<S, M, V> {
    private static final int DEEPEST = 400;
    private static final int MOST_NODES = 150_000;
    private static final int SAMPLES = 48;

    /** How often a long playout looks at the clock. */
    private static final int CLOCK = 256;

    private final Game<S, M, V> game;
    private final int seat;
    private final Style style;
    private final Dice dice;
    private final Rng rng;
    private final S world;
    private final int seats;
    private final List<M> legal = new ArrayList<>();
    private final Habits<M> habits = new Habits<>();
    private final List<Node<M>> path = new ArrayList<>();
    private final int[] taken = new int[DEEPEST];
    private final double[] worth;
    private final double[] values;
    private final double[] usual;
    private double spread = 1;
    private double ahead;
    private S seen;
    private List<M> rootMoves;
    private Node<M> root;
    private Tally tally;
    private int nodes = 1;
    private long iterations;
    private long deadline = Long.MAX_VALUE;

    /**
     * @param seen a state behind the view; it is dealt anew for every iteration
     * @param rootMoves the moves to choose from, free-parameter ones too
     */
    Search(Game<S, M, V> game, int seat, S seen, List<M> rootMoves, Style style, long seed) {
        this.game = game;
        this.seat = seat;
        this.style = style;
        this.seen = seen;
        this.rootMoves = rootMoves;
        dice = new Dice(seed);
        rng = Rng.of(dice.bits());
        world = game.copy(seen);
        seats = game.notation().setup(seen).seats();
        worth = new double[seats];
        values = new double[seats];
        usual = new double[seats];
        root = new Node<>(seat, rootMoves, habits);
        tally = new Tally();
        gauge();
    }

    /** When even a playout must be given up, by {@link System#nanoTime}. */
    void until(long deadline) {
        this.deadline = deadline;
    }

    long iterations() {
        return iterations;
    }

    Node<M> root() {
        return root;
    }

    List<M> rootMoves() {
        return rootMoves;
    }

    /** What came of the root's moves, by their numbers there, since it is the root. */
    Tally tally() {
        return tally;
    }

    /**
     * Whether the tree holds the decision that follows a move: the seat is asked again at once, and
     * nothing was learned but what it did.
     */
    boolean follows(M move, V view) {
        int i = root.index(move);
        if (i < 0 || root.next(i, seat) == null) return false;
        game.assign(world, seen);
        int drawn = game.chance(world).total();
        game.play(world, seat, move, Events.IGNORED);
        return nextDecision() == seat
                && game.chance(world).total() == drawn
                && game.view(world, seat).equals(view);
    }

    /**
     * Goes on with that decision; what was found out there stays known.
     *
     * @param now a state behind the view now, {@code moves} what there is to choose from
     */
    void follow(M move, S now, List<M> moves) {
        root = root.next(root.index(move), seat);
        seen = now;
        rootMoves = moves;
        tally = new Tally();
        iterations = 0;
    }

    /** Some short random lines tell what is usual here and how far values lie apart. */
    private void gauge() {
        double[] squares = new double[seats];
        for (int i = 0; i < SAMPLES; i++) {
            deal();
            game.play(world, seat, rootMoves.get(dice.next(rootMoves.size())), Events.IGNORED);
            playOut(12, false);
            margins();
            for (int p = 0; p < seats; p++) {
                usual[p] += values[p] / SAMPLES;
                squares[p] += values[p] * values[p] / SAMPLES;
            }
        }
        double variance = 0;
        for (int p = 0; p < seats; p++) variance += (squares[p] - usual[p] * usual[p]) / seats;
        spread = Math.max(1e-6, Math.sqrt(Math.max(0, variance)));
    }

    private void deal() {
        game.assign(world, seen);
        if (style.peeks()) game.chance(world).rekey(rng);
        else game.redeal(world, seat, rng);
    }

    /** One world, one line through the tree, one judgement. */
    void iterate() {
        iterations++;
        deal();
        path.clear();
        Node<M> node = root;
        List<M> moves = rootMoves;
        while (true) {
            int i = node.choose(moves, style, habits, dice);
            taken[path.size()] = i;
            path.add(node);
            boolean fresh = node.visits(i) == 0;
            game.play(world, node.seat, node.move(i), Events.IGNORED);
            int mover = nextDecision();
            if (mover < 0 || fresh || path.size() == DEEPEST) break;
            Node<M> next = node.next(i, mover);
            if (next == null) {
                if (nodes >= MOST_NODES) break;
                nodes++;
                next = node.add(i, mover, legal, habits);
            }
            node = next;
            moves = legal;
        }
        if (!playOut(style.playout(), style.toTheEnd())) return;
        judge();
        tally.add(taken[0], ahead, place());
        for (int depth = path.size() - 1; depth >= 0; depth--) {
            Node<M> passed = path.get(depth);
            double value = values[passed.seat];
            passed.reward(taken[depth], value);
            habits.reward(passed.habit(taken[depth]), value);
        }
    }

    /**
     * Plays on while there is nothing to decide, or something sealed that the searching seat will
     * not see; lists the moves of the next to decide.
     *
     * @return who decides, or -1 when the game is over
     */
    private int nextDecision() {
        while (true) {
            int waiting = game.waiting(world);
            if (waiting == 0) return -1;
            int mover = mover(waiting);
            legal.clear();
            game.legal(world, mover, legal);
            M first = legal.getFirst();
            if (legal.size() > 1 && (mover == seat || !game.secret(world, mover, first)))
                return mover;
            game.play(world, mover, drawn(), Events.IGNORED);
        }
    }

    /** The searching seat first: it cannot know what the others answer meanwhile. */
    private int mover(int waiting) {
        return (waiting >>> seat & 1) != 0 ? seat : Integer.numberOfTrailingZeros(waiting);
    }

    /** One of the legal moves, by chance and habit. */
    private M drawn() {
        int size = legal.size();
        if (size == 1) return legal.getFirst();
        M best = legal.get(dice.next(size));
        if (style.pick() == 1) return best;
        double value = habits.mean(best);
        for (int i = 1; i < style.pick(); i++) {
            M other = legal.get(dice.next(size));
            if (other == best) continue;
            double mean = habits.mean(other);
            if (mean > value) {
                value = mean;
                best = other;
            }
        }
        return best;
    }

    /**
     * Quick play for some decisions, and on to a quiet moment.
     *
     * @return whether there was time for it
     */
    private boolean playOut(int decisions, boolean toTheEnd) {
        int left = toTheEnd ? Integer.MAX_VALUE : decisions;
        for (int made = 1; ; made++) {
            int waiting = game.waiting(world);
            if (waiting == 0 || left <= 0 && game.quiet(world)) return true;
            if (made % CLOCK == 0 && System.nanoTime() - deadline > 0) return false;
            int mover = mover(waiting);
            legal.clear();
            game.legal(world, mover, legal);
            game.play(world, mover, drawn(), Events.IGNORED);
            left--;
        }
    }

    /** Each seat's side against the best other side, in points. */
    private void margins() {
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
            values[p] = own / members - (rival == Double.NEGATIVE_INFINITY ? 0 : rival);
        }
    }

    /** Values between 0 and 1; a game that is over counts as won or lost. */
    private void judge() {
        margins();
        ahead = values[seat];
        boolean over = game.waiting(world) == 0 && seats > 1;
        for (int p = 0; p < seats; p++) {
            double surprise = (values[p] - usual[p]) / (style.squash() * spread);
            double value = 1 / (1 + Math.exp(-surprise));
            double won = values[p] > 0 ? 1 : values[p] == 0 ? 0.5 : 0;
            values[p] = over ? (1 - style.end()) * value + style.end() * won : value;
        }
    }

    /** The searching seat's place by what the world is worth to each; equals share it. */
    private double place() {
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
