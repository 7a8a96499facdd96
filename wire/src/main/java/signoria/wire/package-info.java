/**
 * JSON of moves, views, events, scenes, results and sheets, made from the records themselves: no
 * game has code of its own here. A record of a sealed family carries its name as {@code type}; a
 * move is its text form wherever it stands.
 */
package signoria.wire;
