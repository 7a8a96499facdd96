package signoria.bots;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * Information-set tree search for one seat: one tree, a fresh world behind the view for every
 * iteration, every seat choosing what is best for its side. Every line of play is played on to the
 * same distance and judged there by the game's own evaluation. Sealed moves of others are drawn,
 * not searched, so that nobody peeks.
 */
final class Search<S, M, V> {
    private static final int DEEPEST = 400;
    private static final int MOST_NODES = 150_000;
    private static final int SAMPLES = 24;

    /** How many more turns a line may go on until the searching seat is to move. */
    private static final int LONGER = 4;

    /** How often a playout by chance looks at the clock; one with plans does so for every move. */
    private static final int CLOCK = 64;

    private static final int ANY = -1;

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
    private final Judgement<S> judgement;
    private final Haste<S, M> haste;
    private final Leanings<S, M> leanings;
    private int turns; // quiet moments since the root
    private S seen;
    private List<M> rootMoves;
    private Node<M> root;
    private Outcomes outcomes;
    private int nodes = 1;
    private long iterations;
    private Clock clock;

    /**
     * @param seen a state behind the view; it is dealt anew for every iteration
     * @param rootMoves the moves to choose from, free-parameter ones too
     * @param clock how long it may look around before it begins
     */
    Search(
            Game<S, M, V> game,
            int seat,
            S seen,
            List<M> rootMoves,
            Style style,
            long seed,
            Clock clock) {
        this.game = game;
        this.seat = seat;
        this.style = style;
        this.seen = seen;
        this.rootMoves = rootMoves;
        dice = new Dice(seed);
        rng = Rng.of(dice.bits());
        world = game.copy(seen);
        seats = game.notation().setup(seen).seats();
        judgement = new Judgement<>(game, style, seats);
        haste = new Haste<>(game, seats, dice, rng, style.haste(), style.brisk());
        leanings = new Leanings<>(game, dice, style.lean());
        root = new Node<>(seat, rootMoves, habits);
        outcomes = new Outcomes();
        this.clock = clock;
        gauge();
    }

    /**
     * Begins with the apprentice's opinion of the root's moves, in points.
     *
     * @param needless moves that are not worth a look
     */
    void expect(List<M> moves, double[] points, List<M> needless) {
        double best = Double.NEGATIVE_INFINITY;
        for (double each : points) best = Math.max(best, each);
        double[] worse = new double[points.length];
        for (int i = 0; i < worse.length; i++)
            worse[i] = 0.5 - judgement.squashed(points[i] - best);
        root.expect(moves, worse, habits);
        root.leaveOut(needless);
    }

    /** When even a playout must be given up. */
    void until(Clock clock) {
        this.clock = clock;
    }

    long iterations() {
        return iterations;
    }

    Style style() {
        return style;
    }

    Node<M> root() {
        return root;
    }

    List<M> rootMoves() {
        return rootMoves;
    }

    /** What came of the root's moves, by their numbers there, since it is the root. */
    Outcomes outcomes() {
        return outcomes;
    }

    /**
     * Whether the tree holds the decision that follows a move: the seat is asked again at once, and
     * nothing was learned but what it did.
     */
    boolean follows(M move, V view) {
        int i = root.index(move);
        if (i < 0 || root.next(i, seat) == null) return false;
        game.assign(world, seen);
        turns = 0;
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
        outcomes = new Outcomes();
        iterations = 0;
    }

    /** Looks around: some lines, as many as there is time for. */
    private void gauge() {
        double[][] samples = new double[seats][SAMPLES];
        int many = 0;
        while (many < SAMPLES && sample()) {
            for (int p = 0; p < seats; p++) samples[p][many] = judgement.margin(p);
            many++;
        }
        judgement.measure(samples, many);
    }

    /** Some line; whether there was time for it. */
    private boolean sample() {
        deal();
        play(seat, rootMoves.get(dice.next(rootMoves.size())));
        if (!playOut()) return false;
        judgement.margins(world);
        return true;
    }

    private void deal() {
        game.assign(world, seen);
        if (style.peeks()) game.chance(world).rekey(rng);
        else game.redeal(world, seat, rng);
        turns = 0;
        haste.forget();
    }

    private void play(int mover, M move) {
        game.play(world, mover, move, Events.IGNORED);
        if (game.quiet(world)) turns++;
    }

    /**
     * Lines of play are judged at the same distance, so that none seems better for being longer:
     * when everyone has had so many turns and the searching seat is at the beginning of its own.
     */
    private boolean far() {
        if (style.rounds() == 0 || turns < style.rounds() * seats) return false;
        boolean own = (game.waiting(world) >>> seat & 1) != 0 && game.quiet(world);
        return own || turns >= (style.rounds() + LONGER) * seats;
    }

    /** One world, one line through the tree, one judgement. */
    void iterate() {
        iterations++;
        deal();
        line(ANY);
    }

    /** One world, and in it a line for each of the root's moves. */
    void compare(List<Trial<M>> trials) {
        deal();
        S dealt = game.copy(world);
        double[] places = new double[seats];
        for (int i = 0; i < trials.size(); i++) {
            game.assign(world, dealt);
            turns = 0;
            haste.forget();
            if (!line(i)) return;
            for (int p = 0; p < seats; p++) places[p] = judgement.place(world, p);
            trials.get(i).add(judgement.margin(seat), places);
        }
    }

    /**
     * @param first which of the root's moves it begins with
     * @return whether there was time for it
     */
    private boolean line(int first) {
        path.clear();
        Node<M> node = root;
        List<M> moves = rootMoves;
        while (true) {
            int i = node == root && first != ANY ? first : node.choose(moves, style, habits, dice);
            taken[path.size()] = i;
            path.add(node);
            boolean fresh = node.visits(i) == 0;
            play(node.seat, node.move(i));
            int mover = nextDecision();
            if (mover < 0 || fresh || path.size() == DEEPEST) break;
            Node<M> next = node.next(i, mover);
            if (next == null) {
                if (nodes >= MOST_NODES || node.visits(i) < style.ripe()) break;
                nodes++;
                next = node.add(i, mover, legal, habits);
            }
            node = next;
            moves = legal;
        }
        if (!playOut()) return false;
        judgement.margins(world);
        outcomes.add(taken[0], judgement.margin(seat), judgement.place(world, seat));
        judgement.judge(world);
        for (int depth = path.size() - 1; depth >= 0; depth--) {
            Node<M> passed = path.get(depth);
            double value = judgement.value(passed.seat);
            passed.reward(taken[depth], value);
            habits.reward(passed.habit(taken[depth]), value);
        }
        return true;
    }

    /**
     * Plays on while there is nothing to decide, or something sealed that the searching seat will
     * not see; lists the moves of the next to decide.
     *
     * @return who decides, or -1 when the line is at its end
     */
    private int nextDecision() {
        while (true) {
            int waiting = game.waiting(world);
            if (waiting == 0 || far()) return -1;
            int mover = mover(waiting);
            legal.clear();
            game.legal(world, mover, legal);
            if (legal.size() > 1 && (mover == seat || !sealed(mover))) return mover;
            play(mover, drawn(mover));
        }
    }

    /**
     * Whatever is answered, nobody else sees it: a question with some open answers is not sealed.
     */
    private boolean sealed(int mover) {
        for (M move : legal) if (!game.secret(world, mover, move)) return false;
        return true;
    }

    /** The searching seat first: it cannot know what the others answer meanwhile. */
    private int mover(int waiting) {
        return (waiting >>> seat & 1) != 0 ? seat : Bits.first(waiting);
    }

    /** One of the legal moves: by a quick plan, by what one leans to, or by chance. */
    private M drawn(int mover) {
        if (planned()) return haste.choose(world, mover, legal);
        return style.lean() > 0
                ? leanings.choose(world, mover, legal)
                : legal.get(dice.next(legal.size()));
    }

    private boolean planned() {
        if (style.haste() == 0) return false;
        return style.calm() >= 1 || !game.quiet(world) || dice.next(1000) < 1000 * style.calm();
    }

    /**
     * Quick play to where a line is judged.
     *
     * @return whether there was time for it
     */
    private boolean playOut() {
        for (int made = 0; game.waiting(world) != 0 && !atTheEnd(made); made++) {
            if ((style.haste() > 0 || made % CLOCK == CLOCK - 1) && clock.out()) return false;
            int mover = mover(game.waiting(world));
            legal.clear();
            game.legal(world, mover, legal);
            play(mover, drawn(mover));
        }
        return true;
    }

    private boolean atTheEnd(int made) {
        return style.rounds() > 0 ? far() : made >= style.playout() && game.quiet(world);
    }
}
