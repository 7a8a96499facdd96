package signoria.kernel.laws;

import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Tries all laws on one setup of a game, over seeded random games. The first game that breaks laws
 * is the last one.
 */
public final class Laws<S, M, V> {
    private final Game<S, M, V> game;
    private final Setup setup;
    private final Effort effort;
    private final Evidence evidence;
    private Predicate<String> imaginable = _ -> true;

    /**
     * @param evidence where records of games that broke a law are kept
     */
    public Laws(Game<S, M, V> game, Setup setup, Effort effort, Evidence evidence) {
        this.game = game;
        this.setup = setup;
        this.effort = effort;
        this.evidence = evidence;
    }

    /**
     * Only these parts of the state must an imagined one be able to get right; usually all but
     * {@code chance}.
     */
    public Laws<S, M, V> imaginable(Predicate<String> parts) {
        imaginable = parts;
        return this;
    }

    /** The laws that are broken, each with the first case of it. */
    public Map<Law, Broken> broken() {
        Docket<S, M, V> docket = new Docket<>(evidence);
        Sampling sampling = new Sampling();
        for (long seed = effort.seed();
                seed < effort.seed() + effort.games() && docket.clean();
                seed++)
            new Trial<>(game, setup.with(Seed.of(seed)), seed, effort, imaginable, docket, sampling)
                    .go();
        return docket.broken();
    }

    /** Throws a broken law, with the others attached. */
    public void check() {
        List<Broken> all = List.copyOf(broken().values());
        if (all.isEmpty()) return;
        Broken first = all.getFirst();
        for (Broken other : all.subList(1, all.size())) first.addSuppressed(other);
        throw first;
    }
}
