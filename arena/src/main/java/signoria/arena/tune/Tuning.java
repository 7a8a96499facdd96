package signoria.arena.tune;

import signoria.arena.Progress;
import signoria.bots.Dice;
import signoria.bots.Level;
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
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Improves a game's weights by self-play. Each round tries two ways: the weights that foretell best
 * how games end, and those found by climbing from match to match. Either are kept if they win on
 * fresh duplicate deals against those it had. The same plan gives the same weights on every
 * machine, on any number of threads.
 */
public final class Tuning {
    /**
     * What is to be done.
     *
     * @param seats the numbers of seats, in turn
     * @param level who plays
     * @param games of self-play in each round, and of every proof; climbing takes {@link
     *     Climb#STEPS} tenths of them
     */
    public record Plan(
            List<Integer> seats,
            Map<String, String> options,
            Level level,
            int games,
            int rounds,
            Seed seed,
            int threads) {}

    /** How new weights are found. */
    public enum Way {
        FIT,
        CLIMB
    }

    /**
     * New weights, and whether they are any good.
     *
     * @param before how far the old weights missed the ends of games that nothing was fitted to,
     *     and {@code after} the new ones
     * @param proofs against the old weights, for each number of seats
     * @param kept whether the new ones are used from now on
     */
    public record Attempt(
            int round,
            Way way,
            double before,
            double after,
            List<Duel.Proof> proofs,
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

    /** Tells each attempt as it is made; the weights of the last one kept are the result. */
    public <S, M, V> Weights improve(Game<S, M, V> game, Consumer<Attempt> told) {
        if (!(game instanceof Tunable<S, M, V> tunable))
            throw new BadInput(game.sheet().id() + " has no weights that can be changed");
        Dice dice = new Dice(Long.parseUnsignedLong(Digest.brief("climb " + plan.seed.hex()), 16));
        Weights weights = tunable.weights();
        for (int round = 1; round <= plan.rounds; round++) {
            Tunable<S, M, V> now = (Tunable<S, M, V>) tunable.with(weights);
            List<Sample<S>> samples = samples(now, round);
            Fit<S, M, V> check = new Fit<>(now, part(samples, true));
            for (Way way : Way.values()) {
                Duel duel = new Duel(plan, game, "" + way + round, progress);
                Weights found =
                        switch (way) {
                            case FIT -> new Fit<>(now, part(samples, false)).best();
                            case CLIMB -> new Climb(plan, duel, dice).best(weights);
                        };
                Attempt attempt = proved(round, way, check, duel, weights, found);
                if (attempt.kept) weights = found;
                told.accept(attempt);
            }
        }
        return weights;
    }

    /** New weights are kept if they are clearly better at some table, and behind at none. */
    private Attempt proved(
            int round, Way way, Fit<?, ?, ?> check, Duel duel, Weights old, Weights found) {
        List<Duel.Proof> proofs = duel.proofs(found, old);
        boolean kept =
                proofs.stream().anyMatch(proof -> proof.low() > proof.share())
                        && proofs.stream().allMatch(proof -> proof.winRate() >= proof.share());
        return new Attempt(round, way, check.loss(old), check.loss(found), proofs, found, kept);
    }

    private static <S> List<Sample<S>> part(List<Sample<S>> samples, boolean heldOut) {
        return samples.stream().filter(s -> s.game() % HELD_OUT == 0 == heldOut).toList();
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
}
