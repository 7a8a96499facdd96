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
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Improves a game's weights by self-play. Each round tries some ways: the weights that foretell
 * best how games end, those found by climbing from match to match, and the leanings that foretell
 * best what a search chooses; and outlooks are learned from many quick games. Any are kept if they
 * win on fresh duplicate deals against those it had. The same plan gives the same weights on every
 * machine, on any number of threads.
 */
public final class Tuning {
    /**
     * What is to be done.
     *
     * @param seats the numbers of seats, in turn
     * @param ways to try in each round, in this order
     * @param level who plays
     * @param games of self-play in each round, and of every proof; climbing takes {@link
     *     Climb#STEPS} tenths of them, learning {@link Learn#PASSES} times as many, but quick ones
     */
    public record Plan(
            List<Integer> seats,
            Map<String, String> options,
            List<Way> ways,
            Level level,
            int games,
            int rounds,
            Seed seed,
            int threads) {}

    /** How new weights are found: of judgement by the first two, of leaning, of outlook. */
    public enum Way {
        FIT,
        CLIMB,
        LEAN,
        LEARN
    }

    /**
     * New weights, and whether they are any good.
     *
     * @param before how far the old weights missed the ends, or the choices, of games that nothing
     *     was fitted to, and {@code after} the new ones
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
        if (plan.ways.contains(Way.LEAN)) checkLeaning(tunable);
        if (plan.ways.contains(Way.LEARN))
            for (Setup setup : setups(tunable)) Learn.check(tunable, setup);
        Dice dice = new Dice(Long.parseUnsignedLong(Digest.brief("climb " + plan.seed.hex()), 16));
        Weights weights = tunable.weights();
        for (int number = 1; number <= plan.rounds; number++) {
            Round<S, M, V> round = new Round<>(number, (Tunable<S, M, V>) tunable.with(weights));
            for (Way way : plan.ways) {
                Attempt attempt = round.attempt(way, weights, dice);
                if (attempt.kept) weights = attempt.weights;
                told.accept(attempt);
            }
        }
        return weights;
    }

    private void checkLeaning(Tunable<?, ?, ?> game) {
        if (game.weights().family(Weights.LEANING).isEmpty())
            throw new BadInput(game.sheet().id() + " has no weights of what players lean to");
        if (!plan.level.searches())
            throw new BadInput(
                    "what players lean to is learned from who searches, such as master:1000, not '"
                            + plan.level.name()
                            + "'");
    }

    private List<Setup> setups(Game<?, ?, ?> game) {
        return plan.seats.stream()
                .map(seats -> Setup.of(game, seats, plan.options, Seed.ZERO))
                .toList();
    }

    /** Games of self-play, and what comes of them. */
    private final class Round<S, M, V> {
        private final int number;
        private final Tunable<S, M, V> game;
        private final Harvest<S, M, V> harvest;
        private List<Sample<S>> samples = List.of();

        Round(int number, Tunable<S, M, V> game) {
            this.number = number;
            this.game = game;
            harvest = new Harvest<>(game, plan.level, plan.seed.hex() + " " + number);
        }

        Attempt attempt(Way way, Weights old, Dice dice) {
            Duel duel = new Duel(plan, game, "" + way + number, progress);
            if (way == Way.LEAN) return leaning(duel, old);
            if (samples.isEmpty()) samples = gathered(harvest::samples);
            Weights found =
                    switch (way) {
                        case FIT -> new Fit<>(game, part(samples, false)).best();
                        case CLIMB -> new Climb(plan, duel, dice).best(old);
                        case LEARN -> new Learn<>(plan, now(old), setups(game), progress).best();
                        case LEAN -> throw new AssertionError("asked above");
                    };
            return proved(way, new Fit<>(game, part(samples, true)), duel, old, found);
        }

        private Tunable<S, M, V> now(Weights weights) {
            return (Tunable<S, M, V>) game.with(weights);
        }

        private Attempt leaning(Duel duel, Weights old) {
            Tunable<S, M, V> now = now(old);
            List<Decision<S, M>> decisions = gathered(harvest::decisions);
            Weights found = new Lean<>(now, part(decisions, false)).best();
            return proved(Way.LEAN, new Lean<>(now, part(decisions, true)), duel, old, found);
        }

        /** New weights are kept if they are clearly better at some table, and behind at none. */
        private Attempt proved(Way way, Foretelling check, Duel duel, Weights old, Weights found) {
            List<Duel.Proof> proofs = duel.proofs(found, old);
            boolean kept =
                    proofs.stream().anyMatch(proof -> proof.low() > proof.share())
                            && proofs.stream().allMatch(proof -> proof.winRate() >= proof.share());
            return new Attempt(
                    number, way, check.loss(old), check.loss(found), proofs, found, kept);
        }

        /** What is gathered in games at each number of seats in turn. */
        private <G> List<G> gathered(BiFunction<Integer, Setup, List<G>> gathering) {
            List<Setup> setups = setups(game);
            List<List<G>> games = new ArrayList<>();
            for (int i = 0; i < plan.games; i++) games.add(List.of());
            try (Progress bar = progress.apply(plan.games)) {
                Parallel.all(
                        plan.threads,
                        plan.games,
                        at -> {
                            games.set(at, gathering.apply(at, setups.get(at % setups.size())));
                            bar.done(1);
                        });
            }
            return games.stream().flatMap(List::stream).toList();
        }

        private static <G extends Gathered> List<G> part(List<G> gathered, boolean heldOut) {
            return gathered.stream().filter(g -> g.game() % HELD_OUT == 0 == heldOut).toList();
        }
    }
}
