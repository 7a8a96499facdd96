/**
 * Masters of Renaissance, for one to four seats.
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
 * What leaves no choice is not asked. Where the paragraphs live:
 *
 * <pre>
 * setup      Dealing          cards       Cards (and paying)     vatican  Faith
 * turn, end  Turns, Scoring   production  Production             solo     Solo
 * market     Market           leaders     Leaders                warehouse  Warehouse
 * </pre>
 *
 * Glossary: Calamaio = inkwell (the first player's), forziere = strongbox, tessera Favore Papale =
 * favour tile.
 */
package signoria.games.masters;
