package signoria.bots;

/**
 * How much a bot may think about one decision.
 *
 * @param positions how many positions it may look at; the same number gives the same answer on
 *     every machine
 */
public record Budget(int positions) {
    /** Enough for a quick and sound answer. */
    public static final Budget USUAL = new Budget(3000);
}
