package signoria.kernel.laws;

import signoria.kernel.Game;
import signoria.kernel.Seed;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The laws and random play for as long as one likes, in stints that can be done in any order, by
 * anybody, and again: a stint is the same whenever it is done.
 */
public final class Soak {
    /** About so many decisions are made in a stint. */
    public static final int DECISIONS = 1_000_000;

    /** The laws are tried on one game of a stint, at a few moments. */
    private static final Effort EFFORT = new Effort(1, 1, 4, 1, 1);

    /**
     * What went wrong.
     *
     * @param record the file of the game that leads there; empty if it could not be written
     */
    public record Failure(String game, String what, String record) {
        private Failure with(String catalogue) {
            return new Failure(game, what + "; with " + catalogue, record);
        }
    }

    /**
     * What was done.
     *
     * @param left how often a seat left
     * @param free how many moves were made that nobody had asked for
     * @param catalogue whether it was played with a catalogue of its own
     */
    public record Stint(
            String game,
            long decisions,
            long games,
            long left,
            long free,
            boolean catalogue,
            List<Failure> failures) {}

    private Soak() {}

    /**
     * @param evidence where records of games that went wrong are kept, and their catalogues
     */
    public static <S, M, V> Stint stint(Game<S, M, V> printed, long number, Evidence evidence) {
        SplittableRandom dice = new SplittableRandom(number);
        OwnTables own = new OwnTables(printed, number);
        List<Failure> failures = new ArrayList<>();
        Game<S, M, V> game = printed;
        try {
            if (dice.nextInt(OwnTables.RARELY) == 0) game = own.laid(printed, dice);
        } catch (RuntimeException | AssertionError e) {
            failures.add(
                    new Failure(printed.sheet().id(), own.keep(evidence) + " fails: " + e, ""));
        }
        boolean catalogue = game != printed;
        if (failures.isEmpty()) trial(game, number, evidence, dice, failures);
        Stint stint = play(game, dice, evidence, catalogue, failures);
        if (catalogue && !failures.isEmpty()) {
            String kept = own.keep(evidence);
            failures.replaceAll(one -> one.with(kept));
        }
        return stint;
    }

    /** Quick play alone, with the printed catalogue. */
    public static <S, M, V> Stint play(Game<S, M, V> game, long number, Evidence evidence) {
        return play(game, new SplittableRandom(number), evidence, false, new ArrayList<>());
    }

    private static <S, M, V> Stint play(
            Game<S, M, V> game,
            SplittableRandom dice,
            Evidence evidence,
            boolean catalogue,
            List<Failure> failures) {
        QuickPlay<S, M, V> play = new QuickPlay<>(game, dice, evidence);
        while (play.decisions() < DECISIONS && failures.isEmpty())
            play.one().ifPresent(failures::add);
        return new Stint(
                game.sheet().id(),
                play.decisions(),
                play.games(),
                play.left(),
                play.free(),
                catalogue,
                failures);
    }

    /** All laws but that the truth is imaginable, which needs thousands of worlds to be fair. */
    private static <S, M, V> void trial(
            Game<S, M, V> game,
            long number,
            Evidence evidence,
            SplittableRandom dice,
            List<Failure> failures) {
        new Laws<>(game, QuickPlay.setup(game, Seed.ZERO, dice), EFFORT.from(number + 1), evidence)
                .imaginable(_ -> false)
                .broken()
                .forEach(
                        (_, broken) ->
                                failures.add(
                                        new Failure(
                                                game.sheet().id(),
                                                broken.getMessage(),
                                                broken.where()
                                                        .replaceAll(
                                                                "(?s).*record: |.* in .*", ""))));
    }
}
