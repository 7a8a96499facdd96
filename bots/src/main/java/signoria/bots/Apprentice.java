package signoria.bots;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Imagines a few worlds behind its view, plans its own decisions in each of them up to the next
 * quiet moment, and takes the move whose plans are worth most on average.
 */
final class Apprentice<S, M, V> implements Bot<M, V> {
    /**
     * How far it sees.
     *
     * @param worlds in how many the best moves are tried
     * @param kept how many moves are worth a second world
     * @param horizon how many quiet moments a plan may pass while nothing new is learned
     * @param positions how many it looks at for a decision, at most
     * @param slack what part of the way from the best move down to the middle one it does not see:
     *     of the moves in it any is as good
     * @param brisk what each decision of a plan takes off its worth; above 0, moves whose plans
     *     come to the same as a shorter one's are left out
     */
    record Sight(int worlds, int kept, int horizon, int positions, double slack, double brisk) {
        static final Sight USUAL = new Sight(5, 6, 4, Integer.MAX_VALUE, 0, BRISK);

        /** The next step, in the first world that comes to mind, and not too exactly. */
        static final Sight SHORT = new Sight(1, 1, 1, 40, 0.6, BRISK);

        Sight with(double other) {
            return new Sight(worlds, kept, horizon, positions, slack, other);
        }
    }

    /** What each decision of a plan takes off its worth: less than anything else counts. */
    static final double BRISK = 1e-6;

    /** Plans whose worth differs by less than so many decisions take off come to the same. */
    private static final int LONGEST = 100;

    private final Game<S, M, V> game;
    private final int seat;
    private final Sight sight;
    private final Dice dice;
    private final Planner<S, M> planner;
    private List<M> needless = List.of();
    private Clock clock = Clock.NEVER;

    Apprentice(Game<S, M, V> game, int seat, long seed) {
        this(game, seat, seed, Sight.USUAL);
    }

    Apprentice(Game<S, M, V> game, int seat, long seed, Sight sight) {
        this.game = game;
        this.seat = seat;
        this.sight = sight;
        this.dice = new Dice(seed);
        this.planner = new Planner<>(game, seat, sight.brisk());
    }

    /** When time is out, its opinion of the moves it came to must do: at least one. */
    void until(Clock clock) {
        this.clock = clock;
        planner.until(clock);
    }

    @Override
    public M choose(V view, List<M> legal, Budget budget) {
        if (legal.size() == 1 && game.candidates(view).isEmpty()) return legal.getFirst();
        return anyOfTheBest(opinions(view, legal, budget));
    }

    /** Of moves that are worth exactly the same, chance takes one, not the order of the list. */
    private M anyOfTheBest(List<Opinion<M>> opinions) {
        Opinion<M> best = opinions.getFirst();
        double middle = opinions.get(opinions.size() / 2).value();
        double least = best.value() - sight.slack() * (best.value() - middle);
        int many = 1;
        while (many < opinions.size()
                && opinions.get(many).value() >= least
                && opinions.get(many).worlds() == best.worlds()) many++;
        return many == 1 ? best.move() : opinions.get(dice.next(many)).move();
    }

    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        Study study = new Study(view, legal, budget);
        double still = study.standingStill();
        Opinion<M> best = study.opinions().getFirst();
        return best.value() > still + 0.01 ? Optional.of(best.move()) : Optional.empty();
    }

    @Override
    public List<Opinion<M>> opinions(V view, List<M> legal, Budget budget) {
        return new Study(view, legal, budget).opinions();
    }

    /** The moves left out of the last opinions: another move leads to the same position sooner. */
    List<M> needless() {
        return needless;
    }

    /** One decision being thought about. */
    private final class Study {
        private final Rng rng = Rng.of(dice.bits());
        private final S seen;
        private final List<M> moves;
        private final int positions;
        private final double[] sums;
        private final int[] worlds;
        private int horizon = 1;

        Study(V view, List<M> legal, Budget budget) {
            seen = game.imagine(view, rng);
            moves = new ArrayList<>(legal);
            for (M move : game.candidates(view))
                if (!moves.contains(move) && game.refusal(seen, seat, move) == Refusal.NONE)
                    moves.add(move);
            positions = Math.min(budget.positions(), sight.positions());
            sums = new double[moves.size()];
            worlds = new int[moves.size()];
        }

        List<Opinion<M>> opinions() {
            lookOnce();
            List<Opinion<M>> all = ranked();
            int kept = Math.min(sight.kept(), all.size());
            if (kept > 1 && !clock.out()) lookAgain(all.subList(0, kept));
            List<Opinion<M>> again = ranked();
            again.sort(Comparator.comparingInt(opinion -> -opinion.worlds()));
            return again;
        }

        double standingStill() {
            double sum = 0;
            for (int world = 0; world < sight.worlds(); world++) {
                planner.world(seen, dice.bits());
                if (world > 0) planner.redeal(rng);
                sum += planner.still();
            }
            return sum / sight.worlds();
        }

        /** Every move in one world, planning as far ahead as half of the budget allows. */
        private void lookOnce() {
            long chance = dice.bits();
            double[] values = values(chance, 1, positions / 2);
            for (int deeper = 2;
                    deeper <= sight.horizon() && planner.looked() * 4 < positions;
                    deeper++) {
                double[] further = values(chance, deeper, positions / 2);
                if (planner.cut() || clock.out()) break;
                horizon = deeper;
                values = further;
            }
            List<M> longer = new ArrayList<>();
            for (int i = 0; i < values.length; i++)
                if (isLonger(values, i)) longer.add(moves.get(i));
                else note(i, values[i]);
            needless = longer;
        }

        /** Another plan leads to the same with fewer decisions. */
        private boolean isLonger(double[] values, int i) {
            for (double value : values)
                if (value - values[i] > 0.5 * sight.brisk()
                        && value - values[i] < LONGEST * sight.brisk()) return true;
            return false;
        }

        /** What the moves are worth, in their order: all of them, or those there was time for. */
        private double[] values(long chance, int horizon, int budget) {
            planner.world(seen, chance);
            double[] values = new double[moves.size()];
            int many = 0;
            while (many < values.length && (many == 0 || !clock.out())) {
                int share = (budget - planner.looked()) / (values.length - many);
                values[many] = planner.value(moves.get(many), horizon, share);
                many++;
            }
            return Arrays.copyOf(values, many);
        }

        /** The best moves in some more worlds. */
        private void lookAgain(List<Opinion<M>> best) {
            int share = positions / 2 / (sight.worlds() - 1) / best.size();
            for (int world = 1; world < sight.worlds() && !clock.out(); world++) {
                planner.world(seen, dice.bits());
                planner.redeal(rng);
                for (Opinion<M> opinion : best)
                    note(
                            moves.indexOf(opinion.move()),
                            planner.value(opinion.move(), horizon, share));
            }
        }

        private void note(int move, double value) {
            sums[move] += value;
            worlds[move]++;
        }

        /** Best first; equal ones as listed. */
        private List<Opinion<M>> ranked() {
            List<Opinion<M>> all = new ArrayList<>();
            for (int i = 0; i < sums.length; i++)
                if (worlds[i] > 0)
                    all.add(new Opinion<>(moves.get(i), sums[i] / worlds[i], 0, worlds[i]));
            all.sort(Comparator.comparingDouble(opinion -> -opinion.value()));
            return all;
        }
    }

    /** A level of this kind. */
    record Maker(String name, Sight sight) implements Level {
        private static final String FIGURE = "brisk=";

        /** For measurements, and for those that are frozen: {@code apprentice/brisk=0}. */
        Level with(String figures) {
            if (!figures.startsWith(FIGURE))
                throw new BadInput("the one figure of an " + name + " is 'brisk=number'");
            try {
                double brisk = Double.parseDouble(figures.substring(FIGURE.length()));
                return new Maker(name + "/" + figures, sight.with(brisk));
            } catch (NumberFormatException e) {
                throw new BadInput("a figure of an " + name + " is name=number: '" + figures + "'");
            }
        }

        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            return new Apprentice<>(game, seat, seed, sight);
        }
    }
}
