/**
 * Die Wiege der Renaissance: families gain influence on historic events, by the culture they show
 * and the characters they support.
 *
 * <pre>
 * Move  = Stone(place, space) | Genius(place, space)             phase 1: a piece goes on an event
 *       | Swap(colour) | Lift(place, space)                      before it, and when no stone is left
 *       | Draw() | Take(card) | Turn(card) | Done()              phase 2: card actions
 *       | Play(card) | PlayAs(card, symbol) | Found(card)
 *       | Choose(symbol)                                         culture scoring
 *       | Show(card) | Pass()                                    character scoring
 *       | Pay(colour) | Lift(place, space) | Keep(card)          a prize is paid, a card goes to hand
 *       | Abandon()                                              at any time, never listed
 * Phase = turn: PLACE LIFTED? BONUS? ACT*  contest: (SYMBOL* | SHOW*) PAY* KEEP*  OVER
 * place = c1 c2 c3 in the centre | left1 … left4 between a seat and the one to its left
 * space = b1 … b5 blue, for culture | r1 … r5 red, for characters
 * </pre>
 *
 * Where the paragraphs live:
 *
 * <pre>
 * setup           Dealing
 * turn            Turns
 * place, genius   Placing
 * swap, move      Swapping, Moving
 * act, jolly      Actions, Columns
 * deck            Deck
 * scoring, event  Contest
 * culture         Culture
 * characters      Characters
 * pay             Payment
 * end             Ending, Scoring
 * teams           State.partner, Placing, Payment, Scoring
 * leave           Leaving
 * </pre>
 *
 * <p>{@code State} is the table; its {@code Cards} say where each card is and what all know of it,
 * its {@code Columns} what each seat shows. {@code View} is what is seen, which {@code Viewing}
 * makes, {@code Imagining} what may lie behind it.
 *
 * <p>For bots: {@code Worth} is the evaluation, with two seats by {@code Outlook}, a linear value
 * function of the features in {@code Trait}; {@code Leaning} is a policy prior.
 *
 * <p>Glossary: an <em>event</em> is a card on the table, a {@link
 * signoria.games.cradle.CradleEvent} what is told; the scoring of an event is a <em>contest</em>,
 * the final count <em>scoring</em>; a <em>seat</em>'s stones have its number as their
 * <em>colour</em>; the <em>rival</em> is the other player of a contest.
 */
package signoria.games.cradle;
