/**
 * The command line and the terminal table.
 *
 * <pre>
 * Main, Cli   the front door; each command is one file      Streams   where it reads and writes
 * Rules of the house: 0 = done, 1 = the answer is no, 2 = the call was wrong; an error is one line
 * </pre>
 */
package signoria.cli;
