/**
 * The contract between a game and everything that plays, shows, stores or measures it.
 *
 * <pre>
 * Game      the rules of one game            Setup, Sheet, Option, Seed   what is decided before the first move
 * Events    what was seen to happen          Refusal, Rulebook, Words     why not, and what is said, in two languages
 * Rng       chance, in the state             Whereabouts                  what each seat knows of hidden cards
 * Scene     a view as anyone can draw it     Notation, Zones, Position    text forms that parse back
 * Partita   a game on file                   Journal, Takeback            a game being played, and taking back
 * Chronicle what one reader is told of it
 * Scenario  a rule shown at work             Tables                       catalogues as text rows
 * Tunable   an evaluation that is open       Weights                      its figures as data
 * </pre>
 */
package signoria.kernel;
