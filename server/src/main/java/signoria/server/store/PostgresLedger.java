package signoria.server.store;

import java.sql.SQLException;

/**
 * With each standing goes what any of the servers may claim to do at that table. Where clocks run
 * nothing is written while time is owed to them, nor by a server that has not heard that the
 * database's clock was set.
 */
final class PostgresLedger extends SqlLedger {
    /**
     * By so many milliseconds a server may be wrong about the time, and late with what it writes.
     */
    private static final long OFF = 10_000;

    PostgresLedger(PostgresStore store) {
        super(store);
    }

    @Override
    void note(Db db, Standing now) throws SQLException {
        super.note(db, now);
        Work work = now.work();
        int noted =
                db.run(
                        """
                        update standing set live = ?, asked = ?, attended = ?, kept = 0, lost = 0
                        where tid = ? and (deadline is null or lost = ?
                            and abs(extract(epoch from clock_timestamp()) * 1000 - changed) < ?)\
                        """,
                        work.live(),
                        work.asked(),
                        work.attended(),
                        now.table(),
                        work.given(),
                        work.live() ? OFF : Long.MAX_VALUE);
        if (noted == 0) throw owed(db, now.table());
    }

    private static Owed owed(Db db, String table) throws SQLException {
        return db.first(
                        "select lost from standing where tid = ?",
                        row -> new Owed(table, row.getLong(1)),
                        table)
                .orElseThrow();
    }
}
