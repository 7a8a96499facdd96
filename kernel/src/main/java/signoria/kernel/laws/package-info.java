/**
 * What every game must obey, tried on random games: by the tests briefly, by a soak for as long as
 * one likes.
 *
 * <pre>
 * Laws          tries them all on one setup        Law, Broken       their names, and what happens to one
 * Trial         one game, and when which is tried   Docket, Breach    what was found
 * RandomPlayer  plays the games                    Sampling, Moment  where a law is tried
 * MoveLaws, CopyLaws, TextLaws, KnowledgeLaws, LeakLaws, ShowLaws, EndLaws      the laws themselves, by family
 * Fields        a state taken apart by reflection
 * </pre>
 */
package signoria.kernel.laws;
