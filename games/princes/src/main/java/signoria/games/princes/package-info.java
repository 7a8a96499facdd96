/**
 * Princes of the Renaissance: families hire out as condottieri, buy into five cities, raise them
 * and ruin them by war.
 *
 * <pre>
 * Move   = Choose(family)                                              setting up
 *        | Pass | Buy(troop) | GiveBack(troop) | BuyTreachery(choosing)   actions of a turn
 *        | Auction(lot) | War | SecretWar
 *        | Steal(seat) | Expose(seat)                                  before the action
 *        | Keep(kind) | Drop(kind)                                     treachery drawn, or one too many
 *        | Bid(amount) | Pass | ShutOut(seat) | Bar(seat)              in an auction
 *        | Use(tile) | Place(city) | Invade(city) | Decline            when it is won
 *        | Attacker(city) | Defender(city) | Reroll(die)               in a war
 *        | Veto | Use(tile) | Bribe(side, troop) | Lend(side, troop)   sealed answers
 *        | Counter | Done
 *        | Offer(seat, gold and influence for gold and influence)      at any time
 *        | Accept(offer) | Reject(offer) | Withdraw(offer)
 *        | Abandon
 *
 * game    = FAMILY*  (decade)  (decade)  (decade)  OVER                decade = turns until four events are sold
 * turn    = TURN  ( KEEP? DROP? | auction | war )                      what is asked: {@link signoria.games.princes.Phase}
 * auction = OPENING BAR? BIDDING* DISCOUNT? (PLACE | INVADE)?
 * war     = ATTACKER DEFENDER VETO?  (BIDDING* DISCOUNT?) twice  BATTLE?  (REROLL?) once or twice
 * COUNTER = after every treachery tile played, wherever that was
 * </pre>
 *
 * A free {@code Bid} (beyond the listed ones), every {@code Offer} and {@code Abandon} are not
 * listed, but accepted when nothing refuses them. Nobody waits for offers and their answers.
 *
 * <p><b>Sealed windows.</b> In VETO, BATTLE and COUNTER all seats are asked at once that by what
 * everybody knows could react. Answers lie sealed in the state and in no view but their owner's;
 * when the last is there, they are opened clockwise from the seat in turn. {@code pending} holds
 * the seats not opened yet while a tile among them waits for its COUNTER window. In BATTLE an
 * answer is put together of small moves and ends with {@code Done}.
 *
 * <p><b>Knowledge.</b> Treachery tiles of a kind are alike, so hands, stack and discards are
 * counts, and knowledge is a lower bound of counts for each observer and place: a named tile that
 * is followed from place to place would tell too much when one of two like tiles is played.
 *
 * <p>Where the paragraphs live:
 *
 * <pre>
 * setup                     Dealing                  city, event, pope, auction   CityTiles, Auctions, Winnings
 * turn, troop               Turns                    war                          Wars, Battles
 * treachery                 Hands, Plots, Knowledge  tile, family                 Effects, and where they are used
 * trade                     Trade                    decade                       Decades
 * score                     Scoring                  leave                        Leaving
 * what is asked             Phase, Questions         what is seen                 View, which Viewing makes; Imagining
 * how it is shown           Scenes, …Scenes, Choices how it is told               Phrases, Telling
 * </pre>
 *
 * Glossary: the rulebook's Stato of a city is its status (Italian: prestigio), a Segnalino Vittoria
 * is a laurel (alloro), a Decade is a decade (decennio), a Carta is a tile (tessera).
 */
package signoria.games.princes;
