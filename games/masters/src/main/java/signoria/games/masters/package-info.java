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
 * <table>
 * <caption>Which paragraph is where</caption>
 * <tr><td>setup</td><td>{@code Dealing}</td></tr>
 * <tr><td>turn, end.1, end.2</td><td>{@code Turns}</td></tr>
 * <tr><td>market</td><td>{@code Market}</td></tr>
 * <tr><td>warehouse</td><td>{@code Warehouse}</td></tr>
 * <tr><td>cards, leaders.5</td><td>{@code Cards}, {@code Payment}</td></tr>
 * <tr><td>production, leaders.8</td><td>{@code Production}, {@code Payment}</td></tr>
 * <tr><td>leaders</td><td>{@code Leaders}; the abilities with what they change</td></tr>
 * <tr><td>vatican</td><td>{@code Faith}</td></tr>
 * <tr><td>end.3, end.4</td><td>{@code Scoring}</td></tr>
 * <tr><td>solo</td><td>{@code Solo}</td></tr>
 * </table>
 *
 * <p>A chapter holds, question by question, what is legal, why something is not, and what happens
 * then. To read the game: this page, {@code Move}, {@code State}, {@code Turns}, then the chapters
 * in the order of the rulebook. {@code Masters} is the front door and only delegates; {@code View}
 * is what is seen and {@code Imagining} what may lie behind it; {@code Scenes} shows it, {@code
 * MastersNotation} writes it, {@code Worth} judges it for bots.
 *
 * <p>Glossary: Calamaio = inkwell (the first player's), forziere = strongbox, tessera Favore Papale
 * = favour tile, segnalino Azione = token, Croce Nera = black cross. A <em>line</em> is a row or a
 * column of the market, a <em>slot</em> holds the development cards of a board, a <em>plan</em> is
 * what production will pay and give.
 */
package signoria.games.masters;
