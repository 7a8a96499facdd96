/** JSON of moves, views, events, scenes and results, made from the records. */
package signoria.wire;
