package signoria.kernel.laws;

/**
 * How long the laws are tried on one setup, in games and states, never in time.
 *
 * @param seed of the first game; the others follow
 * @param games how many
 * @param states of each game on which all laws are tried; a few are tried after every move. At half
 *     of them seats leave
 * @param deep how many of these states also get the dear ones: imagining the truth, scenes of other
 *     worlds, redacted records, taking back
 * @param worlds how many may be imagined until the truth must have been among them
 */
public record Effort(long seed, int games, int states, int deep, int worlds) {
    public static final Effort USUAL = new Effort(1, 6, 24, 3, 3000);

    public Effort games(int number) {
        return new Effort(seed, number, states, deep, worlds);
    }

    public Effort states(int number) {
        return new Effort(seed, games, number, deep, worlds);
    }

    public Effort from(long first) {
        return new Effort(first, games, states, deep, worlds);
    }
}
