package signoria.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a look at all data finds, whether a server has it or not; nothing is changed.
 *
 * @param faults what is wrong, a line each; empty when all is well
 */
public record Checkup(int tables, long lines, List<String> faults) {
    /** Each finds rows that have lost what they belong to. */
    private static final List<String> LOST =
            List.of(
                    "select 'table ' || tid || ' has a standing and no ledger' from standing where"
                            + " tid not in (select tid from head)",
                    "select 'table ' || tid || ' has a ledger and no hash' from (select distinct"
                            + " tid from line) l where tid not in (select tid from head)");

    public static Checkup of(Path folder) {
        Backups.existing(folder);
        try (Db db = SqliteStore.connect(folder.resolve(SqliteStore.FILE), true)) {
            return db.snapshot(
                    () -> {
                        Migrations.recognise(db);
                        if (Migrations.version(db) < Migrations.CHAINED)
                            throw new StoreFailed(
                                    "storage",
                                    "the data is of an earlier version: start the server with it"
                                            + " once",
                                    null);
                        List<String> faults =
                                db.all("pragma integrity_check", row -> row.getString(1));
                        faults.remove("ok");
                        return look(db, faults);
                    });
        } catch (SQLException e) {
            throw new StoreFailed("storage", "the data cannot be read: " + e.getMessage(), e);
        }
    }

    /** The same in a database: whether its pages are whole is for its own tools to say. */
    public static Checkup of(PostgresUrl url) {
        try (PostgresStore store = PostgresStore.existing(url)) {
            return store.read(db -> db.snapshot(() -> look(db, new ArrayList<>())));
        }
    }

    private static Checkup look(Db db, List<String> faults) throws SQLException {
        for (String sql : LOST) faults.addAll(db.all(sql, row -> row.getString(1)));
        List<String> tables = db.all("select tid from head", row -> row.getString(1));
        long lines = 0;
        for (String table : tables)
            try {
                lines += SqlLedger.whole(db, table).size();
            } catch (StoreFailed e) {
                faults.add(e.getMessage());
            }
        return new Checkup(tables.size(), lines, faults);
    }
}
