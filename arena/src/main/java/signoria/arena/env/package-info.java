/**
 * Many games in lockstep over a pipe, for whoever learns: binary frames as docs/env.md tells.
 *
 * <pre>
 * Pipe      frames in, frames out           Lanes    the games, stepped side by side; Lane: one of them
 * Hello     what is said first              Actions  the numbers of the listed moves
 * Observer  a view as a row of numbers      Part     how a part of a view becomes numbers
 * EnvBench  random play through the pipe    Entry    the name of one number
 * </pre>
 *
 * An observation is made of the view and nothing else, by its record alone: no game has code of its
 * own here.
 */
package signoria.arena.env;
