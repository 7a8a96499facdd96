package signoria.bots;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * Plans one seat's decisions in one world, up to a quiet moment. A plan goes on past it only while
 * the seat is still to decide and nothing new was learned: no chance was drawn, nobody else was
 * asked. Others are answered for at random.
 */
final class Planner<S, M> {
    private final Game<S, M, ?> game;
    private final int seat;
    private final List<S> path =
            new ArrayList<>(); // the world, then the position after each move of the plan
    private final List<List<M>> moves = new ArrayList<>();
    private final List<List<M>> lines = new ArrayList<>(); // how the plan goes on after each move
    private final List<M> theirs = new ArrayList<>();
    private double[] worth = {};
    private long chance;
    private Dice dice = new Dice(0);
    private int drawn; // how much chance the world had drawn
    private int together; // the others who are asked at the same time as the seat
    private int looked;
    private boolean cut;
    private final double brisk;
    private Clock clock = Clock.NEVER;

    /**
     * @param brisk what each decision of a plan takes off its worth: next to nothing, so that of
     *     plans that come to the same the shortest is held best
     */
    Planner(Game<S, M, ?> game, int seat, double brisk) {
        this.game = game;
        this.seat = seat;
        this.brisk = brisk;
    }

    /**
     * Takes a position to plan in; others will answer by this chance, the same for every move
     * tried.
     */
    void world(S s, long chance) {
        if (path.isEmpty()) path.add(game.copy(s));
        else game.assign(path.getFirst(), s);
        this.chance = chance;
        if (worth.length == 0) worth = new double[game.notation().setup(s).seats()];
        looked = 0;
        cut = false;
        drawn = game.chance(s).total();
        together = game.waiting(s) & ~(1 << seat);
    }

    /** When time is out, plans are not followed any further. */
    void until(Clock clock) {
        this.clock = clock;
    }

    void redeal(Rng rng) {
        game.redeal(path.getFirst(), seat, rng);
        drawn = game.chance(path.getFirst()).total();
    }

    /** How many positions were looked at in this world. */
    int looked() {
        return looked;
    }

    /** Some plan in this world was not followed to its end. */
    boolean cut() {
        return cut;
    }

    /** The value of a move if all goes as planned. */
    double value(M move, int horizon, int positions) {
        dice = new Dice(chance);
        return continued(0, move, horizon, positions - 1, together);
    }

    /** What the seat does after the move last looked at, until others are asked. */
    List<M> line() {
        return lines.get(1);
    }

    /** The value of the world if the seat does nothing. */
    double still() {
        dice = new Dice(chance);
        game.assign(at(1), path.getFirst());
        while (!game.over(path.get(1)) && !game.quiet(path.get(1)))
            answer(path.get(1), game.waiting(path.get(1)));
        return judged(path.get(1));
    }

    /**
     * @param open the others who have not answered yet what all are asked together; until they
     *     have, nothing is quiet
     */
    private double best(int ply, int horizon, int positions, int open) {
        S s = path.get(ply);
        lines.get(ply).clear();
        int quiets = horizon;
        int left = open;
        boolean others = false;
        while (true) {
            int waiting = game.waiting(s);
            if (waiting == 0) return judged(s);
            boolean mine = (waiting >>> seat & 1) != 0;
            boolean together = (waiting & ~left) == 0;
            if (!together && game.quiet(s) && (--quiets == 0 || !mine || others || learned(s)))
                return judged(s);
            if (mine && positions > 0 && !clock.out()) {
                double best = branch(ply, others ? 1 : quiets, positions, left);
                if (others) lines.get(ply).clear();
                return best;
            }
            if (mine) cut = true;
            else others = true;
            left &= ~Integer.lowestOneBit(waiting);
            answer(s, waiting);
        }
    }

    /** The best of the seat's moves; each gets its share of what is left to look at. */
    private double branch(int ply, int horizon, int positions, int open) {
        S s = path.get(ply);
        List<M> choices = moves.get(ply);
        choices.clear();
        game.legal(s, seat, choices);
        int step = Math.max(1, (choices.size() + positions - 1) / positions);
        if (step > 1) cut = true;
        double best = Double.NEGATIVE_INFINITY;
        int until = looked + positions;
        for (int i = 0; i < choices.size(); i += step) {
            int share = (until - looked - 1) * step / (choices.size() - i + step - 1);
            double value = continued(ply, choices.get(i), horizon, share, open);
            if (value <= best) continue;
            best = value;
            lines.get(ply).clear();
            lines.get(ply).add(choices.get(i));
            lines.get(ply).addAll(lines.get(ply + 1));
        }
        return best;
    }

    private double continued(int ply, M move, int horizon, int positions, int open) {
        S next = at(ply + 1);
        game.assign(next, path.get(ply));
        game.play(next, seat, move, Events.IGNORED);
        looked++;
        return best(ply + 1, horizon, positions, open) - brisk;
    }

    private boolean learned(S s) {
        return game.chance(s).total() != drawn;
    }

    /** Someone who is waited for answers anything. */
    private void answer(S s, int waiting) {
        int who = Bits.first(waiting);
        theirs.clear();
        game.legal(s, who, theirs);
        game.play(s, who, theirs.get(dice.next(theirs.size())), Events.IGNORED);
        looked++;
    }

    /** The side's own worth, less that of the best other side. */
    private double judged(S s) {
        game.worth(s, worth);
        int side = game.side(s, seat);
        double own = worth[seat];
        double rival = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < worth.length; other++)
            if (game.side(s, other) != side) rival = Math.max(rival, worth[other]);
        return rival == Double.NEGATIVE_INFINITY ? own : own - rival;
    }

    /** The position of the plan at a ply. */
    private S at(int ply) {
        while (path.size() <= ply) path.add(game.copy(path.getFirst()));
        while (moves.size() <= ply) {
            moves.add(new ArrayList<>());
            lines.add(new ArrayList<>());
        }
        return path.get(ply);
    }
}
