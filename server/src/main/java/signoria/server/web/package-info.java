/**
 * HTTP and WebSocket.
 *
 * <pre>
 * Web          puts it together                     Socket, Sockets   one client's connection, all of them
 * Calls, Paths how calls are taken and answered     PeoplePaths, TablePaths, RecordPaths, HallPaths, OfficePaths
 * Identities   guests, accounts, passwords          Door              what the headers of a call say
 * Gate         which connections are let in         Unsent            what waits to be sent to a client
 * Limits       how often anyone may ask             Problem           what goes wrong, as the protocol says it
 * Pages        the browser client's files
 * </pre>
 */
package signoria.server.web;
