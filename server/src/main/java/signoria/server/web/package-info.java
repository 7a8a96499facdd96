/**
 * HTTP and WebSocket.
 *
 * <pre>
 * Web         the paths and what answers them     Socket       one client's connection
 * Identities  who is asking: cookies, passwords   Limits       how often anyone may ask
 * Pages       the browser client's files          Problem      what goes wrong, as the protocol says it
 * </pre>
 */
package signoria.server.web;
