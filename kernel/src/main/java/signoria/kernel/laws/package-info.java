/**
 * What every game must obey, tried on random games: by the tests briefly, by a soak for as long as
 * one likes.
 *
 * <pre>
 * Laws          tries them all on one setup           Law, Broken       their names, and one broken
 * Trial         one game, and when which is tried     Docket, Breach    what was found
 * RandomPlayer  plays the games                       Sampling, Moment  where a law is tried
 * LeavingLaws   games that seats leave                Evidence          where what broke a law is kept
 * Soak          stints of laws and quick play         QuickPlay, OwnTables: setups and catalogues by chance
 * Fields        a state taken apart by reflection     Witnessed           what one sees after a move
 *
 * MoveLaws, CopyLaws, TextLaws, KnowledgeLaws, LeakLaws, SealedLaws, RecordLaws, ShowLaws, EndLaws:
 * the laws
 * </pre>
 */
package signoria.kernel.laws;
