package signoria.bots;

import signoria.kernel.Game;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.List;

/**
 * A playout policy: decides for every seat as an apprentice in a hurry would, by a plan up to the
 * next quiet moment that looks at a few positions of one world. A plan is kept while its seat goes
 * on deciding.
 */
final class Haste<S, M> {
    private final Game<S, M, ?> game;
    private final Dice dice;
    private final Rng rng;
    private final int positions;
    private final List<Planner<S, M>> planners = new ArrayList<>();
    private final List<M> plan = new ArrayList<>();
    private int planned; // how much of the plan is played
    private int planner;

    /**
     * @param rng what is still to come is dealt anew after each plan: it knew too much
     * @param positions how many it looks at for a plan
     * @param brisk see {@link Planner}
     */
    Haste(Game<S, M, ?> game, int seats, Dice dice, Rng rng, int positions, double brisk) {
        this.game = game;
        this.dice = dice;
        this.rng = rng;
        this.positions = positions;
        for (int seat = 0; seat < seats; seat++) planners.add(new Planner<>(game, seat, brisk));
    }

    /** The world is another one now. */
    void forget() {
        plan.clear();
        planned = 0;
    }

    M choose(S world, int mover, List<M> legal) {
        if (mover != planner) forget();
        planner = mover;
        if (planned < plan.size()) {
            M next = plan.get(planned++);
            if (legal.contains(next)) return next;
        }
        forget();
        if (legal.size() == 1) return legal.getFirst();
        M best = planned(world, mover, legal);
        game.chance(world).rekey(rng);
        return best;
    }

    private M planned(S world, int mover, List<M> legal) {
        Planner<S, M> mind = planners.get(mover);
        mind.world(world, dice.bits());
        int size = legal.size();
        int first = size > positions ? dice.next(size) : 0;
        M best = legal.get(first);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size && mind.looked() < positions; i++) {
            M move = legal.get((first + i) % size);
            double value = mind.value(move, 1, (positions - mind.looked()) / (size - i));
            if (value <= most) continue;
            most = value;
            best = move;
            plan.clear();
            plan.addAll(mind.line());
        }
        return best;
    }
}
