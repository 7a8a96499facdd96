package signoria.bots;

/**
 * How much a bot may think about one decision.
 *
 * @param positions how many positions it may look at; the same number gives the same answer on
 *     every machine
 * @param threads how many trees a search may grow side by side
 */
public record Budget(int positions, int threads) {
    /** Enough for a quick and sound answer, on one thread. */
    public static final Budget USUAL = new Budget(3000, 1);

    public Budget threads(int many) {
        return new Budget(positions, many);
    }
}
