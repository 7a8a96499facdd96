/**
 * Improves the weights of a game's evaluation, leanings and outlook by self-play, reproducibly.
 *
 * <pre>
 * Tuning    tries new weights as often as wanted      Fit     the weights that foretell the ends best
 * Harvest   plays games and gathers what follows      Climb   the weights that matches lead to
 * Sample    a quiet moment and how its game ended     Lean    the leanings that foretell choices best
 * Decision  a choice and what a search held of it     Learn   outlooks, from many quick games
 * Duel      weights against weights
 * </pre>
 */
package signoria.arena.tune;
