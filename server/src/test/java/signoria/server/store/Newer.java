package signoria.server.store;

/** A server much newer than this one, that lets no other run beside it. */
public final class Newer {
    private Newer() {}

    /** It was here. */
    public static void server(PostgresUrl url) {
        try (PostgresStore store = PostgresStore.existing(url)) {
            store.write(
                    db ->
                            db.run(
                                    "update note set value = '999' where name in ('schema',"
                                            + " 'oldest')"));
        }
    }
}
