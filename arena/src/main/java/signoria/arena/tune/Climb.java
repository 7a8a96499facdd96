package signoria.arena.tune;

import signoria.bots.Dice;
import signoria.kernel.Weights;

/**
 * Walks uphill by short matches: weights on both sides of where it stands, changed in a random
 * direction, play each other, and it moves towards the winner, less and less (simultaneous
 * perturbation). Unlike {@link Fit} it sees only what wins, not what foretells.
 */
final class Climb {
    static final int STEPS = 40;

    /** How far apart the two are, and how far it moves when one wins everything: as exponents. */
    private static final double REACH = 0.3;

    private static final double STRIDE = 0.5;

    /** After so many steps the stride begins to shorten. */
    private static final double TIRING = 10;

    private final Tuning.Plan plan;
    private final Duel duel;
    private final Dice dice;

    Climb(Tuning.Plan plan, Duel duel, Dice dice) {
        this.plan = plan;
        this.duel = duel;
        this.dice = dice;
    }

    Weights best(Weights begun) {
        Weights now = begun;
        for (int step = 0; step < STEPS; step++) {
            int seats = plan.seats().get(step % plan.seats().size());
            long way = dice.bits();
            double lead = lead(moved(now, way, REACH), moved(now, way, -REACH), seats, step);
            now = moved(now, way, STRIDE / Math.sqrt(1 + step / TIRING) * lead);
        }
        return now;
    }

    /** How far one leads the other, from -1 to 1. */
    private double lead(Weights one, Weights other, int seats, int step) {
        int rounds = Math.max(1, plan.games() / 10 / seats);
        double share = Duel.share(seats);
        double won =
                duel.first(one, other, seats, rounds * seats, "step " + step).winRate() - share;
        return won / (won > 0 ? 1 - share : share);
    }

    /** All judgements grown or shrunk, each as its bit says. */
    private static Weights moved(Weights from, long way, double far) {
        Weights moved = from;
        int bit = 0;
        for (String name : from.judgements()) {
            double sign = (way >>> bit++ & 1) == 0 ? 1 : -1;
            moved = moved.with(name, from.of(name) * Math.exp(sign * far));
        }
        return moved;
    }
}
