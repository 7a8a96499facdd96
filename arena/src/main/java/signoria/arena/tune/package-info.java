/**
 * Improves the weights of a game's evaluation by self-play, reproducibly.
 *
 * <pre>
 * Tuning    plays, fits, proves, as often as wanted     Sample   a quiet moment and how its game ended
 * Harvest   plays games and gathers samples             Fit      the weights that foretell the ends best
 * </pre>
 */
package signoria.arena.tune;
