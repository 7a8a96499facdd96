/**
 * People beyond one table.
 *
 * <pre>
 * Signatures  what the server signs, so that it knows it again
 * Secrets     words of one use, of which a hash is kept
 * </pre>
 */
package signoria.server.people;
