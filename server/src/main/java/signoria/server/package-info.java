/**
 * The server: tables, lobby, accounts, storage, HTTP and WebSocket. It knows games by their
 * contract alone.
 *
 * <pre>
 * protocol   what client and server say to each other, as records; docs/protocol.md
 * web        HTTP and WebSocket: who asks, how often, and what answers
 * table      a table is what its deeds have made of it: Table, Sitting, Play, Clocks; Lobby holds them all
 * store      what is kept on disk: the ledger of deeds, people, scores, chats
 * load       a client that plays at many tables and reckons afterwards
 * chaos      servers that fail under load, and a checker of what clients saw
 * </pre>
 *
 * A move goes this way: {@code Socket} reads it, {@code Table} puts it into its mailbox, {@code
 * Commands} asks {@code Play} whether a rule forbids it, {@code Table.commit} does it, {@code
 * Ledger.append} writes it (many tables share one sync), and only then it is acknowledged and told
 * to everybody who may know of it.
 */
package signoria.server;
