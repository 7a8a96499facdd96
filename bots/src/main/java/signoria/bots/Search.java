package signoria.bots;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * Information-set tree search for one seat: one tree, a fresh world behind the view for every
 * iteration, every seat choosing what is best for itself. A line of play is cut at a quiet moment
 * and judged by the game's own evaluation. Sealed moves of others are drawn, not searched, so that
 * nobody peeks.
 */
final class Search<S, M> {
    /** How a search goes about it. */
    record Style(double explore, double history, int playout, boolean toTheEnd, boolean peeks) {
        /** Cut at the first quiet moment. */
        static final Style SHORT = new Style(0.35, 0.5, 0, false, false);

        /** The textbook: random play to the end of the game. */
        static final Style PLAIN = new Style(0.7, 0, 0, true, false);

        /** Sees everything: an upper bound for the arena. */
        static final Style SEEING = new Style(0.35, 0.5, 0, false, true);

        Style playout(int decisions) {
            return new Style(explore, history, decisions, toTheEnd, peeks);
        }
    }

    private static final int DEEPEST = 400;
    private static final int MOST_NODES = 400_000;
    private static final int SAMPLES = 48;

    private final Game<S, M, ?> game;
    private final int seat;
    private final Style style;
    private final Dice dice;
    private final Rng rng;
    private final S seen;
    private final S world;
    private final int seats;
    private final List<M> legal = new ArrayList<>();
    private final List<M> rootMoves;
    private final Habits<M> habits;
    private final Node<M> root;
    private final List<Node<M>> path = new ArrayList<>();
    private final int[] taken = new int[DEEPEST];
    private final double[] worth;
    private final double[] values;
    private final double[] usual;
    private double spread = 1;
    private int nodes = 1;
    private long iterations;

    /**
     * @param seen a state behind the view; it is dealt anew for every iteration
     * @param rootMoves the moves to choose from, free-parameter ones too
     */
    Search(Game<S, M, ?> game, int seat, S seen, List<M> rootMoves, Style style, long seed) {
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
        root = new Node<>(seat);
        habits = new Habits<>();
        gauge();
    }

    long iterations() {
        return iterations;
    }

    Node<M> root() {
        return root;
    }

    /** Some short random lines tell what is usual here and how far values lie apart. */
    private void gauge() {
        double[] squares = new double[seats];
        for (int i = 0; i < SAMPLES; i++) {
            deal();
            game.play(world, seat, rootMoves.get(dice.next(rootMoves.size())), Events.IGNORED);
            playOut(12);
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
        if (style.peeks) game.chance(world).rekey(rng);
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
            int i = node.choose(moves, style.explore, style.history, habits, dice);
            taken[path.size()] = i;
            path.add(node);
            boolean fresh = node.visits(i) == 0;
            game.play(world, node.seat, node.move(i), Events.IGNORED);
            int mover = nextDecision();
            if (mover < 0 || fresh || path.size() == DEEPEST) break;
            Node<M> next = node.next(i);
            if (next == null || next.seat != mover) {
                if (nodes >= MOST_NODES) break;
                nodes++;
                next = new Node<>(mover);
                node.next(i, next);
            }
            node = next;
            moves = legal;
        }
        playOut(style.playout);
        judge();
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
            M move = legal.size() == 1 ? first : legal.get(dice.next(legal.size()));
            game.play(world, mover, move, Events.IGNORED);
        }
    }

    /** The searching seat first: it cannot know what the others answer meanwhile. */
    private int mover(int waiting) {
        return (waiting >>> seat & 1) != 0 ? seat : Integer.numberOfTrailingZeros(waiting);
    }

    /** Random play for some decisions, and on to a quiet moment. */
    private void playOut(int decisions) {
        int left = style.toTheEnd ? Integer.MAX_VALUE : decisions;
        while (true) {
            int waiting = game.waiting(world);
            if (waiting == 0 || left <= 0 && game.quiet(world)) return;
            int mover = mover(waiting);
            legal.clear();
            game.legal(world, mover, legal);
            int choice = legal.size() == 1 ? 0 : dice.next(legal.size());
            game.play(world, mover, legal.get(choice), Events.IGNORED);
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
        boolean over = game.waiting(world) == 0;
        for (int p = 0; p < seats; p++) {
            double surprise = (values[p] - usual[p]) / (1.5 * spread);
            double value = 1 / (1 + Math.exp(-surprise));
            values[p] =
                    over && seats > 1
                            ? 0.4 * value + (values[p] > 0 ? 0.6 : values[p] == 0 ? 0.3 : 0)
                            : value;
        }
    }
}
