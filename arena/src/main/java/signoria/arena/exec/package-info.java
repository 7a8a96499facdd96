/**
 * Opponents in any language: programs that are asked over JSON lines on standard input and output,
 * as docs/bot-protocol.md tells.
 *
 * <pre>
 * Programs   makes a level of a command       Program   the level: the processes that run the command
 * Guest      the bot that asks them           Conversation  one process and what is said to it
 * Message    what is said in protocol 1       Message2  in protocol 2; Simulation: moves that are tried
 * Kin        a process and whatever it started
 * Fault      what went wrong with a program
 * </pre>
 */
package signoria.arena.exec;
