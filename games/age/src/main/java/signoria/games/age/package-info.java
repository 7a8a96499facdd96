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
 * moment; what a line rests on is looked at again when it comes to the top, since anybody may have
 * left meanwhile. {@code Settling} runs the agenda, {@code Turns} the phases when it is empty;
 * {@code Questions} finds the chapter, where the moves of a question, the refusals and what follows
 * stand together. Where the paragraphs live:
 *
 * <pre>
 * setup     Dealing                 event.crusades   Crusades       reach    Reach, Chart
 * turn      Turns, Settling         event.pirates    Pirates        place    Expansion, Consolidation
 * market    Markets, Deck           event.rebellion  Rebellion      rivalry  Rivalry
 * cards     Hands                   event.decree     Decree         pieces   Pieces
 * history   History, Markets        event.plague     Plague         income   Income
 * history.4 Targets                 event.civilwar   CivilWar       surplus  Markets
 * person    Personalities           event, arms      Effects        order    Ordering
 * advance.f Indulgence              war              Wars           misery   Misery
 * fleet, advance, stability         map              Chart, Lands   end      Turns, Scoring, Leaving
 *           Purchase
 * </pre>
 *
 * The rest: Catalog, Card, Effect, Advance, Province, Variant are what is printed and agreed; State
 * and its parts HistoryCards, Lands, Persons and Agenda what lies on the table; View, which Viewing
 * makes, and Imagining what is seen; Scenes, Labels, MapScene, PlayerScene, Speech, Telling what is
 * said; AgeNotation and the Layouts its text; Worth the bots' evaluation.
 *
 * <p>Glossary: pedina di controllo Cf, Cr = old, new control marker; pedina espansione Ef, Er =
 * old, new token; scorta = stock, pedine acquistate = pool; malcontento = misery; riga = rank;
 * eccedenza = surplus, penuria = shortage; fardello = burden.
 */
package signoria.games.age;
