/**
 * What client and server say to each other, as records: {@link signoria.server.protocol.Api} over
 * HTTP, {@link signoria.server.protocol.Ask} and {@link signoria.server.protocol.Tell} over the
 * WebSocket. {@code docs/protocol.md} shows an example of each; {@code web/src/protocol.ts} is made
 * from them.
 */
package signoria.server.protocol;
