/**
 * Age of Renaissance by the Descartes/Tilsit rules, for three to six seats over one to three
 * epochs.
 *
 * <pre>
 * Game      = Opening Turn+ Last ;
 * Opening   = return CARD  bid N  (all at once, sealed)  province CAPITAL*  Order ;
 * Turn      = Draw Cards History Purchase Expansion Income Order ;
 * Draw      = Swap* cancel GOOD* [shift GOOD shortage|surplus] ;
 * Cards     = Swap* ([draw] [discard CARD])* ;                            (each player in order)
 * History   = Swap* (War* (play CARD Target*)* pass)* ;
 * Target    = good GOOD | against SEAT | ban CATEGORY | region R | province P+ ;
 * War       = (play CARD)* [pass]  province P* ;                          (arms first, then what is ceded)
 * Purchase  = Swap* ([ship] (claim L | advance X | refund L X)* pass  accept|pass)* ;
 * Expansion = Swap* Indulgence* ((province P [tokens N] Rivalry? | draw)* pass)* ;
 * Rivalry   = (accept|pass)* [province P] [give CARD] ;                   (Cathedral, a freed marker, Written Record)
 * Order     = buy N (all at once, sealed)  place N* ;
 * Swap      = swap before|after | pass ;
 * Last      = (play CARD Target*)* ;
 * </pre>
 *
 * What leaves no choice is not asked. Whatever is still to be decided lies on the agenda of the
 * state, {@link signoria.games.age.Task} by task, so that a question may come to any seat at any
 * moment; lines of a seat that is out are dropped. {@link signoria.games.age.Turns} runs it, {@link
 * signoria.games.age.Questions} asks. Where the paragraphs live:
 *
 * <pre>
 * setup     Dealing         history, event  Effects        reach    Reach, Chart   order     Ordering
 * turn      Turns           person          Personalities  place    Expansion      end       Turns, Scoring
 * market    Markets, Deck   war, arms       Wars           rivalry  Rivalry        misery    Misery
 * cards     Hands           fleet, advance, stability  Purchase    pieces  Pieces  income, surplus  Income, Markets
 * </pre>
 *
 * Glossary: pedina di controllo Cf, Cr = old, new control marker; pedina espansione Ef, Er = old,
 * new token; scorta = stock, pedine acquistate = pool; malcontento = misery; riga = rank; eccedenza
 * = surplus, penuria = shortage; fardello = burden.
 */
package signoria.games.age;
