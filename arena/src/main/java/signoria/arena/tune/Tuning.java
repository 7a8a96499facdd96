package signoria.arena.tune;

import signoria.arena.Contest;
import signoria.arena.Match;
import signoria.arena.Progress;
import signoria.arena.Report;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.bots.Weighted;
import signoria.kernel.BadInput;
import signoria.kernel.Digest;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Improves a game's weights by self-play: plays games, finds the weights that foretell their ends
 * best, and keeps them if they win a match on duplicate deals against those it had. The same plan
 * gives the same weights on every machine, on any number of threads.
 */
public final class Tuning {
    /**
     * What is to be done.
     *
     * @param seats the numbers of seats, in turn
     * @param level who plays
     * @param games of self-play, and of the match after it, each round
     */
    public record Plan(
            List<Integer> seats,
            Map<String, String> options,
            Level level,
            int games,
            int rounds,
            Seed seed,
            int threads) {}

    /**
     * What a round came to.
     *
     * @param before how far the old weights missed the ends of games they were not fitted to, and
     *     {@code after} the new ones
     * @param winRate of the new weights against the old, with its 95 % interval
     * @param share what the new weights would win of it if they were no better
     * @param kept whether the new ones are used from now on: they are clearly better
     */
    public record Round(
            int round,
            int samples,
            double before,
            double after,
            double winRate,
            double low,
            double high,
            double share,
            Weights weights,
            boolean kept) {}

    private static final int HELD_OUT = 5;

    private final Plan plan;
    private final Function<Integer, Progress> progress;

    /**
     * @param progress a bar for so many games
     */
    public Tuning(Plan plan, Function<Integer, Progress> progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** All rounds; the weights of the last one kept are the result. */
    public <S, M, V> List<Round> improve(Game<S, M, V> game) {
        if (!(game instanceof Tunable<S, M, V> tunable))
            throw new BadInput(game.sheet().id() + " has no weights that can be changed");
        List<Round> rounds = new ArrayList<>();
        Weights weights = tunable.weights();
        for (int round = 1; round <= plan.rounds; round++) {
            Round done = round(tunable, weights, round);
            if (done.kept) weights = done.weights;
            rounds.add(done);
        }
        return rounds;
    }

    private <S, M, V> Round round(Tunable<S, M, V> game, Weights weights, int round) {
        Tunable<S, M, V> now = (Tunable<S, M, V>) game.with(weights);
        List<Sample<S>> samples = samples(now, round);
        List<Sample<S>> fitted = samples.stream().filter(s -> s.game() % HELD_OUT != 0).toList();
        List<Sample<S>> heldOut = samples.stream().filter(s -> s.game() % HELD_OUT == 0).toList();
        Weights better = new Fit<>(now, fitted).best();
        Fit<S, M, V> check = new Fit<>(now, heldOut);
        Report.BotLine proof = proof(game, weights, better, round);
        return new Round(
                round,
                samples.size(),
                check.loss(weights),
                check.loss(better),
                proof.winRate(),
                proof.low(),
                proof.high(),
                share(),
                better,
                proof.low() > share());
    }

    private <S, M, V> List<Sample<S>> samples(Game<S, M, V> game, int round) {
        Harvest<S, M, V> harvest = new Harvest<>(game, plan.level, plan.seed.hex() + " " + round);
        List<Setup> setups =
                plan.seats.stream()
                        .map(seats -> Setup.of(game, seats, plan.options, Seed.ZERO))
                        .toList();
        List<List<Sample<S>>> games = new ArrayList<>();
        for (int i = 0; i < plan.games; i++) games.add(List.of());
        try (Progress bar = progress.apply(plan.games)) {
            Workers.all(
                    plan.threads,
                    plan.games,
                    number -> {
                        games.set(number, harvest.game(number, setups.get(number % setups.size())));
                        bar.done(1);
                    });
        }
        return games.stream().flatMap(List::stream).toList();
    }

    /**
     * The part of the seats that the new weights have in the proof: half, or one less of an odd
     * number.
     */
    private double share() {
        int seats = plan.seats.getFirst();
        return (double) (seats / 2) / seats;
    }

    /** The new weights against the old, which have the rest of the seats; the seats rotate. */
    private Report.BotLine proof(Game<?, ?, ?> game, Weights old, Weights fresh, int round) {
        int seats = plan.seats.getFirst();
        List<Level> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++)
            bots.add(
                    seat < seats / 2
                            ? new Weighted(plan.level, fresh, "new")
                            : new Weighted(plan.level, old, "old"));
        Contest contest =
                new Contest(
                        game,
                        bots,
                        plan.options,
                        plan.games,
                        new Seed(Digest.sha256("proof " + plan.seed.hex() + " " + round)),
                        Budget.USUAL);
        return new Match(contest, Match.Wishes.NONE, progress.apply(plan.games))
                .play(plan.threads)
                .report()
                .bots()
                .getFirst();
    }
}
