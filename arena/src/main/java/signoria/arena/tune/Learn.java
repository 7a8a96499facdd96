package signoria.arena.tune;

import signoria.arena.Progress;
import signoria.bots.Dice;
import signoria.bots.OneStep;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Learns outlooks by playing: many quick games, then the weights that foretell best, by least
 * squares, what came of each quiet moment, and more games with those. What came of a moment is in
 * part how the game ended, in part what the moments after it promised (temporal differences), so
 * that luck blurs it less. Outlooks are linear in their weights, so a weight of 1 among zeros tells
 * what it counts.
 */
final class Learn<S, M, V> {
    private static final int PASSES = 16;

    /** How much of what came of a moment is what came of the next one, not what that promised. */
    private static final double FAR = 0.7;

    /**
     * One move in so many goes by leanings: positions that nobody would seek must be judged too.
     */
    private static final int STRAY = 30;

    /** How strongly weights are held where they are, as a share of what is known of each. */
    private static final double HOLD = 0.001;

    /** Games whose sums are taken together; the same on any number of threads. */
    private static final int TOGETHER = 25;

    private final Tuning.Plan plan;
    private final Tunable<S, M, V> game;
    private final List<Setup> setups;
    private final Function<Integer, Progress> progress;
    private final List<String> names;
    private final List<Game<S, M, V>> alone = new ArrayList<>();

    Learn(
            Tuning.Plan plan,
            Tunable<S, M, V> game,
            List<Setup> setups,
            Function<Integer, Progress> progress) {
        this.plan = plan;
        this.game = game;
        this.setups = setups;
        this.progress = progress;
        names = counting(game, setups.getFirst());
        for (String name : names) alone.add(game.with(game.weights().alone(name)));
    }

    /** Refuses a table that no outlook judges: there it is all the same which weight is 1. */
    static <S, M, V> void check(Tunable<S, M, V> game, Setup setup) {
        if (!counting(game, setup).isEmpty()) return;
        throw new BadInput(
                game.weights().family(Weights.OUTLOOK).isEmpty()
                        ? game.sheet().id() + " has no weights of outlook to be learned"
                        : game.sheet().id()
                                + " with "
                                + setup.seats()
                                + " seats is not judged by outlooks: choose others by --players");
    }

    /**
     * The weights that count at such a table: alone they make some position of a game by chance
     * worth something else than none does.
     */
    static <S, M, V> List<String> counting(Tunable<S, M, V> game, Setup setup) {
        Weights weights = game.weights();
        List<String> names = weights.family(Weights.OUTLOOK);
        Game<S, M, V> none = game.with(weights.with(names, new double[names.size()]));
        Map<String, Game<S, M, V>> left = new TreeMap<>();
        for (String name : names) left.put(name, game.with(weights.alone(name)));
        S s = game.start(setup);
        Dice dice = new Dice(0);
        List<M> legal = new ArrayList<>();
        while (!left.isEmpty() && !game.over(s)) {
            if (game.quiet(s)) left.values().removeIf(alone -> differ(alone, none, s, setup));
            legal.clear();
            int mover = Bits.first(game.waiting(s));
            game.legal(s, mover, legal);
            game.play(s, mover, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return names.stream().filter(name -> !left.containsKey(name)).toList();
    }

    private static <S> boolean differ(Game<S, ?, ?> one, Game<S, ?, ?> other, S s, Setup setup) {
        double[] here = new double[setup.seats()];
        double[] there = new double[setup.seats()];
        one.worth(s, here);
        other.worth(s, there);
        return !Arrays.equals(here, there);
    }

    Weights best() {
        Weights now = game.weights();
        try (Progress bar = progress.apply(PASSES * plan.games())) {
            for (int pass = 0; pass < PASSES; pass++) now = pass(pass, now, bar);
        }
        return now;
    }

    private Weights pass(int pass, Weights now, Progress bar) {
        Game<S, M, V> judge = game.with(now);
        int n = names.size();
        int parts = (plan.games() + TOGETHER - 1) / TOGETHER;
        List<double[][]> sums = new ArrayList<>();
        for (int part = 0; part < parts; part++) sums.add(new double[0][0]);
        Parallel.all(
                plan.threads(),
                parts,
                part -> {
                    double[][] sum = new double[n][n + 1];
                    int until = Math.min(plan.games(), (part + 1) * TOGETHER);
                    for (int at = part * TOGETHER; at < until; at++) {
                        new Playing(judge, pass, at).add(sum);
                        bar.done(1);
                    }
                    sums.set(part, sum);
                });
        double[][] equations = new double[n][n + 1];
        for (double[][] sum : sums) add(equations, sum);
        return now.with(names, Fit.solved(held(equations, now)));
    }

    private static void add(double[][] to, double[][] from) {
        for (int i = 0; i < to.length; i++)
            for (int j = 0; j < to[i].length; j++) to[i][j] += from[i][j];
    }

    /** Mirrors what was summed up on one side, and holds the weights. */
    private double[][] held(double[][] equations, Weights now) {
        int n = equations.length;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) equations[i][j] = equations[j][i];
            double hold = HOLD * equations[i][i] + 1;
            equations[i][i] += hold;
            equations[i][n] += hold * now.of(names.get(i));
        }
        return equations;
    }

    /** One game being played, and its quiet moments. */
    private final class Playing {
        private final Game<S, M, V> judge;
        private final int seats;
        private final S s;
        private final Dice dice;
        private final OneStep<S, M> player;
        private final List<S> moments = new ArrayList<>();

        Playing(Game<S, M, V> judge, int pass, int number) {
            this.judge = judge;
            String name = "learn " + plan.seed().hex() + " " + pass + " " + number;
            Setup setup = setups.get(number % setups.size()).with(new Seed(Digest.sha256(name)));
            seats = setup.seats();
            s = judge.start(setup);
            dice = new Dice(Long.parseUnsignedLong(Digest.brief(name), 16));
            player = new OneStep<>(judge, s, dice.bits());
        }

        /** Plays to the end and adds what is learned, as equations of least squares. */
        void add(double[][] sum) {
            List<M> legal = new ArrayList<>();
            for (int made = 0; !judge.over(s) && made < judge.sheet().cap(); made++) {
                if (judge.quiet(s)) moments.add(judge.copy(s));
                int mover = Bits.first(judge.waiting(s));
                legal.clear();
                judge.legal(s, mover, legal);
                M move =
                        dice.next(STRAY) == 0
                                ? player.leaning(s, mover, legal)
                                : player.best(s, mover, legal);
                judge.play(s, mover, move, Events.IGNORED);
            }
            if (!judge.over(s)) return;
            double[] came = centred(judge, s);
            for (S moment : moments.reversed()) {
                double[] promised = centred(judge, moment);
                add(sum, moment, came);
                for (int seat = 0; seat < seats; seat++)
                    came[seat] = FAR * came[seat] + (1 - FAR) * promised[seat];
            }
        }

        private void add(double[][] sum, S moment, double[] came) {
            double[][] counted = new double[names.size()][];
            for (int i = 0; i < counted.length; i++) counted[i] = centred(alone.get(i), moment);
            for (int seat = 0; seat < seats; seat++)
                for (int i = 0; i < counted.length; i++) {
                    double count = counted[i][seat];
                    if (count == 0) continue;
                    for (int j = 0; j <= i; j++) sum[i][j] += count * counted[j][seat];
                    sum[i][counted.length] += count * came[seat];
                }
        }

        /** What a moment is worth to each seat, against the mean of all. */
        private double[] centred(Game<S, M, V> by, S moment) {
            double[] worth = new double[seats];
            by.worth(moment, worth);
            double sum = 0;
            for (double each : worth) sum += each;
            for (int seat = 0; seat < seats; seat++) worth[seat] -= sum / seats;
            return worth;
        }
    }
}
