/**
 * Palio, a horse race for two to four seats: the game to read first and to copy from.
 *
 * <pre>
 * Game = Deal Lap* ;                      (four or six laps)
 * Lap  = choose CARD (all seats at once, sealed)  (spur | hold) by each seat in turn ;
 * </pre>
 *
 * Where the paragraphs live:
 *
 * <pre>
 * setup  Dealing      lap   Laps (the course of the game)
 * end    Scoring      spur  Spurs
 * </pre>
 *
 * Glossary: giro = lap, frustata = spur, nerbo = whip.
 */
package signoria.games.template;
