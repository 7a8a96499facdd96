package signoria.server.store;

import java.sql.SQLException;

/**
 * With each standing goes what any of the servers may claim to do at that table. Nothing is written
 * there while time is owed to its clocks.
 */
final class PostgresLedger extends SqlLedger {
    private final PostgresStore store;

    PostgresLedger(PostgresStore store) {
        super(store);
        this.store = store;
    }

    @Override
    void note(Db db, Standing now) throws SQLException {
        super.note(db, now);
        Work work = now.work();
        int noted =
                db.run(
                        """
                        update standing set live = ?, asked = ?, attended = ?, kept = 0, lost = 0
                        where tid = ? and (lost = ? or deadline is null)\
                        """,
                        work.live(),
                        work.asked(),
                        work.attended(),
                        now.table(),
                        work.given());
        if (noted == 0) throw owed(db, now.table());
    }

    private Owed owed(Db db, String table) throws SQLException {
        store.nodes().learn(PostgresLife.time(db));
        return db.first(
                        "select lost from standing where tid = ?",
                        row -> new Owed(table, row.getLong(1)),
                        table)
                .orElseThrow();
    }
}
