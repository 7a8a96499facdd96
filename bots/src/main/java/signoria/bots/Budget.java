package signoria.bots;

/**
 * How much a bot may think about one decision.
 *
 * @param positions how many positions it may look at; the same number gives the same answer on
 *     every machine
 * @param threads how many trees a search may grow in parallel
 * @param workers who grows them
 * @param millis how long a stranger's program may take to answer
 * @param most after how many milliseconds a level that thinks by time must have answered, if its
 *     own time is not over before
 * @param simulations how often a stranger's program may try moves before it answers
 */
public record Budget(
        int positions, int threads, Workers workers, int millis, int most, int simulations) {
    /** Enough for a quick and sound answer, on one thread. */
    public static final Budget USUAL = new Budget(3000);

    /** So many positions, and for all else what is usual. */
    public Budget(int positions) {
        this(positions, 1, Workers.ALONE, 4000, Level.LONGEST, 0);
    }

    /** The same for so many trees at once. */
    public Budget threads(int many, Workers by) {
        return new Budget(positions, many, by, millis, most, simulations);
    }

    /** The same with so much time for a program. */
    public Budget millis(int many) {
        return new Budget(positions, threads, workers, many, most, simulations);
    }

    /** The same where others wait too. */
    public Budget within(int many) {
        return new Budget(positions, threads, workers, millis, many, simulations);
    }

    /** The same with so many simulations for a program. */
    public Budget simulations(int many) {
        return new Budget(positions, threads, workers, millis, most, many);
    }
}
