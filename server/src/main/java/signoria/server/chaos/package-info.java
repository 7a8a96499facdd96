/** Servers, a database and a balancer that fail under load, and a checker of what clients saw. */
package signoria.server.chaos;
