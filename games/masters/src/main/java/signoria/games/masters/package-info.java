/**
 * Masters of Renaissance, for one to four seats: take marbles, buy cards, produce.
 *
 * <pre>
 * Game   = Set-up Turn* ;
 * Set-up = leaders keep A B (all seats at once, sealed)  start RESOURCE* ;
 * Turn   = Leader* Action Leader* end ;                  (end is not asked with no leader in hand)
 * Leader = play L | discard L ;
 * Action = market LINE [whites N RESOURCE] [store GOODS]
 *        | buy PILE [full RESOURCE*] [slot N] [pay N RESOURCE]*
 *        | (activate POWER [spend A [B]] [make RESOURCE])+ [produce] [pay N RESOURCE]* ;
 * </pre>
 *
 * A question in brackets is asked only where there is more than one answer: {@code Phase} names
 * them all, and what they are about lies half done in {@code State}.
 *
 * <p>Where the paragraphs live:
 *
 * <pre>
 * setup                   Dealing
 * turn, §end.1, §end.2    Turns
 * market                  Market
 * warehouse               Warehouse
 * cards, §leaders.5       Cards, Payment
 * production, §leaders.8  Production, Payment
 * leaders                 Leaders; the abilities with what they change
 * vatican                 Faith
 * §end.3, §end.4          Scoring
 * solo                    Solo
 * </pre>
 *
 * <p>A chapter holds, question by question, what is legal, why something is not, and what happens
 * then. To read the game: this page, {@code Move}, {@code State}, {@code Turns}, then the chapters
 * in the order of the rulebook. {@code Masters} is the front door and only delegates; {@code View},
 * which {@code Viewing} makes, is what is seen and {@code Imagining} what may lie behind it; {@code
 * Scenes} shows it, {@code MastersNotation} writes it, {@code Worth} judges it for bots.
 *
 * <p>Glossary: Calamaio = inkwell (the first player's), forziere = strongbox, tessera Favore Papale
 * = favour tile, segnalino Azione = token, Croce Nera = black cross. A <em>line</em> is a row or a
 * column of the market, a <em>slot</em> holds the development cards of a board, a <em>plan</em> is
 * what production will pay and give.
 */
package signoria.games.masters;
