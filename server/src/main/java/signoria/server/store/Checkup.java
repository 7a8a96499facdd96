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
                            + " tid from line) where tid not in (select tid from head)");

    public static Checkup of(Path folder) {
        Backups.existing(folder);
        try (Db db = SqliteStore.connect(folder.resolve(SqliteStore.FILE), true)) {
            return db.snapshot(() -> look(db));
        } catch (SQLException e) {
            throw new StoreFailed("storage", "the data cannot be read: " + e.getMessage(), e);
        }
    }

    private static Checkup look(Db db) throws SQLException {
        Migrations.recognise(db);
        if (Migrations.version(db) < Migrations.CHAINED)
            throw new StoreFailed(
                    "storage",
                    "the data is of an earlier version: start the server with it once",
                    null);
        List<String> faults =
                new ArrayList<>(db.all("pragma integrity_check", row -> row.getString(1)));
        faults.remove("ok");
        for (String sql : LOST) faults.addAll(db.all(sql, row -> row.getString(1)));
        List<String> tables = db.all("select tid from head", row -> row.getString(1));
        long lines = 0;
        for (String table : tables)
            try {
                lines += SqliteLedger.whole(db, table).size();
            } catch (StoreFailed e) {
                faults.add(e.getMessage());
            }
        return new Checkup(tables.size(), lines, faults);
    }
}
