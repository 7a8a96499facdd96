package signoria.server.store;

/** A database whose clock somebody turns. */
public final class Turned {
    private Turned() {}

    /** The same database, whose clock may be turned: our function goes before its own. */
    public static PostgresUrl able(PostgresUrl url) {
        return new PostgresUrl(
                url.user(),
                url.host(),
                url.port(),
                url.database(),
                "currentSchema=signoria,pg_catalog");
    }

    /** From now on it is so much later, or earlier, than it is. */
    public static void by(PostgresUrl url, long millis) {
        try (PostgresStore store = PostgresStore.existing(url)) {
            store.write(
                    db -> {
                        db.once(
                                "create or replace function signoria.clock_timestamp() returns"
                                        + " timestamptz language sql as $$ select"
                                        + " pg_catalog.clock_timestamp() + interval '"
                                        + millis
                                        + " milliseconds' $$");
                        return null;
                    });
        }
    }
}
