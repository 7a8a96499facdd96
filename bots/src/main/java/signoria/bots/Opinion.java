package signoria.bots;

/**
 * A bot's opinion of one move.
 *
 * @param value what the move is thought to be worth, in points ahead of the best rival
 * @param place the place it is thought to lead to, from 1; 0 where the bot does not ask itself
 * @param worlds in how many imagined worlds it was tried
 */
public record Opinion<M>(M move, double value, double place, int worlds) {}
