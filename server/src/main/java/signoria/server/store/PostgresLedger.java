package signoria.server.store;

import java.sql.SQLException;

/** With each standing goes what any of the servers may claim to do at that table. */
final class PostgresLedger extends SqlLedger {
    PostgresLedger(PostgresStore store) {
        super(store);
    }

    @Override
    void note(Db db, Standing now) throws SQLException {
        super.note(db, now);
        Work work = now.work();
        db.run(
                """
                update standing set live = ?, asked = ?, attended = ?, kept = 0,
                    lost = case when deadline is null then 0 else greatest(0, lost - ?) end
                where tid = ?\
                """,
                work.live(),
                work.asked(),
                work.attended(),
                work.given(),
                now.table());
    }
}
