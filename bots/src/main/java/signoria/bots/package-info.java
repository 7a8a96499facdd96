/**
 * Opponents, written against the contract only: they receive views, so they cannot peek.
 *
 * <pre>
 * Bot       what plays a seat            Level       how bots are made, by name
 * Budget    how much it may think        Opinion     what it holds of one move
 * Workers   who does several things at once, where there is somebody
 * Dice      the bots' own dice           Randomly, Apprentice   the first levels; Planner plans for the second
 * Searcher  the levels that search       Grove, Search, Node, Habits, Style   trees, one tree, its parts, its figures
 * Seer      who is shown everything      Witness     who is told what happens
 * Pace      how fast the search is
 * Judged    a game with a value and a prior of one's own
 * Appraisal what a choice was worth, and what the move made cost; Trial what came of a move
 * Reasons   why a bot prefers a move     Weighted    a level that judges by other weights
 * Coach     what a friend would say      Prospect    what a seat has after a move, part by part
 * OneStep   quick games to learn from: it sees everything, and nobody plays against it
 * </pre>
 *
 * The field's words for what stands here:
 *
 * <pre>
 * search         information-set Monte Carlo tree search (single observer), a new determinization each iteration
 * lean           policy prior: how likely each legal move is at first sight (softmax of a linear function)
 * outlook        linear value function; trait: one of its features
 * ripe           expansion threshold                    widen      progressive widening
 * habits         progressive history                    urgency    first-play urgency
 * haste, calm    playout policy                         squash     logistic scale of values
 * worth          static evaluation, in points           plain      the textbook search, as a yardstick
 * </pre>
 */
package signoria.bots;
