/** A server under load: many tables, real sockets, players who answer at once, and a reckoning. */
package signoria.server.load;
