/**
 * JSON of moves, views, events, scenes, results and sheets: no game has code of its own here. What
 * games tell is written by the writers that are made from their records ({@link
 * signoria.kernel.JsonWriter}); Jackson writes what is around it, and reads what strangers send. A
 * record of a sealed family carries its name as {@code type}; a move is its text form.
 */
package signoria.wire;
