/**
 * Opponents, written against the contract only: they receive views, so they cannot peek.
 *
 * <pre>
 * Bot       what plays a seat            Level       how bots are made, by name
 * Budget    how much it may think        Opinion     what it holds of one move
 * Dice      the bots' own dice           Randomly, Apprentice   the levels; Planner plans for the second
 * </pre>
 */
package signoria.bots;
