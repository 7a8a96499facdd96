package signoria.bots;

/**
 * What a bot holds of one move.
 *
 * @param value what the move is thought to be worth, in points ahead of the best rival
 * @param worlds in how many imagined worlds it was tried
 */
public record Opinion<M>(M move, double value, int worlds) {}
