/**
 * Calls people who do not look: by mail and by webhook.
 *
 * <pre>
 * Callers     hears from the tables whom they call, and puts it into the outbox
 * Wishing     how someone wants to be called: what, by which way, when not (QuietHours)
 * Deliveries  takes what is due from the outbox, many things as one message, tells it, tries again later
 * Letters     the messages in words             Message   one of them
 * Courier     carries messages: Mailer over SMTP, Webhooks over HTTP; Outcome: what came of it
 * Reach       where a webhook may not lead      Outside   what the host has set up
 * Leaflets    signed links that end it
 * </pre>
 */
package signoria.server.notices;
