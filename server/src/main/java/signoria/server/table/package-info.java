/**
 * Tables.
 *
 * <pre>
 * Deed = Opened | Sat | Left | Freed | Mixed | Started | Moved | TookBack | Proposed | Agreed | Declined
 *      | Paused | Resumed | TakenOver | Returned | Resigned | Hinted | Interrupted | Rematched | Closed
 *
 * Sitting   what the deeds have made of a table       Table      its mailbox, its ledger, its viewers
 * TableGame the game at it, asked in texts            Thinking   its bots; Bots: where they think
 * Past      how that game was                         Commands   what a viewer asks over the socket
 * Sight     how much each viewer saw happen           Seating    what a person does around the game
 * Clocks    the time each seat has left               Shown      the table in the protocol's shapes
 * Chair     a seat, who has it, who plays it          Audience   those who look, and how they are told
 * Opening   checks what a new table should be         Lobby      all tables; TurnNotices: whom they wait for
 * Results   after a game; Glicko: ratings             Archive    what was played; Alarms: what is due
 * Hints     of a bot, in words                        Crew       whose bots think when; Minds: one game's bots
 * Rows      the ledger's moves as steps of the game   Waiting    who may wait for a table
 * Now       what time it is, whoever sets the clock   Services   what all tables share
 * Cluster   this server among others on one store     Talk       what is said at the table
 * Hours     what is due at it, and time nobody had
 * </pre>
 *
 * Who sees what: the game alone decides it, in {@code Game.view}, {@code Game.secret} and the
 * audience of an {@code Event}. {@link Sight} remembers how far each viewer has seen the game
 * happen, {@link Rendering} writes what a viewer may see of the game in the protocol's JSON, {@link
 * Shown} does the same for the table around it (seats, clocks, proposals), and {@link Audience}
 * keeps the viewers and sends each its own. None of the four may decide anything.
 */
package signoria.server.table;
