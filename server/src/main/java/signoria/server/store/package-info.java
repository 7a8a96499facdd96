/**
 * What is kept on disk, in one folder or in a PostgreSQL that several servers share.
 *
 * <pre>
 * Store     all of it                      Sql*       the statements, for both; Db: one connection
 * Ledger    what happened at each table    Sqlite*    on one file, every commit synced; Writer: the one thread through
 * People    identities and accounts                   which all writing goes; Migrations: the schema, step by step
 * SignIns   where they are signed in       Postgres*  on a database; PostgresSchema: its schema, PostgresNews: words
 * Scores    results and ratings                       between servers, PostgresLife: who of them lives
 * Chats     what was said                  Transfer   from one to the other
 * Outbox    what people are to be told
 * Contacts  how they are reached
 * Nodes     the servers that share it
 *                                          Folder     who holds the folder; Backups, Restore: copies of it and back
 *                                          Safe       files that outlive a power cut, readable by their owner only
 *                                          Chain, CommitCount, Checkup: is what is read what was written?
 *                                          StoreFailed what to say when the disk does not take it
 * </pre>
 */
package signoria.server.store;
