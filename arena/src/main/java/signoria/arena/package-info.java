/**
 * The laboratory: matches between bots, measurements of speed, and the signature of the rules.
 *
 * <pre>
 * Contest   what is to be played          Match      plays it, on all cores; a Shard of it; until Clarity
 * Bout      one game of it, played        MatchFile  games on file, to go on with and to lay together
 * Findings  what came out                 Report, Ratings, Preferences, Row   in figures; Page, Plot   drawn
 * Bench     random play, measured         Signature  one hash for all that the rules do
 * Analyst   choice told from luck         Analysis   in a game on record; AnalysisPage   drawn
 * Entrant   who may enter, by name       Threads    trees of a search side by side
 * Progress  how far long work has come    exec, tune   opponents in any language, weights improved
 * Benchmark any bot against yardsticks    Entrant    who may enter; Frozen: levels as they once were
 * env       many games in lockstep over a pipe
 * </pre>
 */
package signoria.arena;
