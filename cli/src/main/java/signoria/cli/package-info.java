/**
 * The command line and the terminal table.
 *
 * <pre>
 * Main, Cli, *Command   the front door; each command is one file     Streams   where it reads and writes
 * TerminalTable, Turn   asks people and bots in turn                 Command   what can be asked at the prompt
 * Screen, Board, Things what is shown: scenes, in lines              Pen, Icons, Lines, Lang, Keyboard
 * Ongoing, Autosave     the game, on disk after every move           Roster   who sits where
 * </pre>
 *
 * Exit status: 0 = done, 1 = the answer is no, 2 = the call was wrong; an error is one line that
 * says what to do.
 */
package signoria.cli;
