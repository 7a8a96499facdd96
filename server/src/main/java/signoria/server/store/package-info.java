/**
 * What is kept on disk.
 *
 * <pre>
 * Store     all of it                      Sqlite*    on one file, every commit synced; Db, Writer: one connection,
 * Ledger    what happened at each table                 and the one thread through which all writing goes
 * People    identities and accounts        Migrations the schema, step by step
 * SignIns   where they are signed in
 * Scores    results and ratings            Folder     who holds the folder; Backups, Restore: copies of it and back
 * Chats     what was said                  Safe       files that outlive a power cut, readable by their owner only
 *                                          Chain, CommitCount, Checkup: is what is read what was written?
 *                                          StoreFailed what to say when the disk does not take it
 * </pre>
 */
package signoria.server.store;
