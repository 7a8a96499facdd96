/**
 * Improves the weights of a game's evaluation by self-play, reproducibly.
 *
 * <pre>
 * Tuning    tries new weights as often as wanted      Fit     the weights that foretell the ends best
 * Harvest   plays games and gathers samples           Climb   the weights that matches lead to
 * Sample    a quiet moment and how its game ended     Duel    weights against weights
 * </pre>
 */
package signoria.arena.tune;
