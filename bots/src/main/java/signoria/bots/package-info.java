/**
 * Opponents, written against the contract only: they receive views, so they cannot peek.
 *
 * <pre>
 * Bot       what plays a seat            Level       how bots are made, by name
 * Budget    how much it may think        Opinion     what it holds of one move
 * Dice      the bots' own dice           Randomly, Apprentice   the first levels; Planner plans for the second
 * Searcher  the levels that search       Grove, Search, Node, Habits, Style   trees, one tree, its parts, its figures
 * Seer      who is shown everything      Pace        how fast the search is
 * Reasons   why a move is held best      Weighted    a level that judges by other weights
 * Glance    quick games to learn from: it sees everything, and nobody plays against it
 * </pre>
 */
package signoria.bots;
