/**
 * What is kept on disk.
 *
 * <pre>
 * Store     all of it                      Sqlite*    on one file, every commit synced; Db, Writer: one connection,
 * Ledger    what happened at each table                 and the one thread through which all writing goes
 * People    identities and accounts        Migrations the schema, step by step
 * Scores    results and ratings            StoreFailed what to say when the disk does not take it
 * Chats     what was said
 * </pre>
 */
package signoria.server.store;
