package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

final class SqlSignIns implements SignIns {
    private static final String COLUMNS =
            "select key, person, device, since, seen, until from signin ";

    private final SqlStore store;

    SqlSignIns(SqlStore store) {
        this.store = store;
    }

    /** Those that ended by themselves go by the way. */
    @Override
    public void add(SignIn it) {
        store.write(
                db -> {
                    db.run("delete from signin where until < ?", it.since());
                    return db.run(
                            "insert into signin values (?, ?, ?, ?, ?, ?)",
                            it.key(),
                            it.person(),
                            it.device(),
                            it.since(),
                            it.seen(),
                            it.until());
                });
    }

    @Override
    public Optional<SignIn> find(String key) {
        return store.read(db -> db.first(COLUMNS + "where key = ?", SqlSignIns::signIn, key));
    }

    @Override
    public List<SignIn> of(String person, long now) {
        return store.read(
                db ->
                        db.all(
                                COLUMNS + "where person = ? and until >= ? order by seen desc, key",
                                SqlSignIns::signIn,
                                person,
                                now));
    }

    @Override
    public void seen(String key, long at, long until) {
        store.write(
                db ->
                        db.run(
                                "update signin set seen = ?, until = ? where key = ?",
                                at,
                                until,
                                key));
    }

    @Override
    public void end(String key) {
        store.write(db -> db.run("delete from signin where key = ?", key));
    }

    @Override
    public void endOthers(String person, String key) {
        store.write(db -> db.run("delete from signin where person = ? and key <> ?", person, key));
    }

    private static SignIn signIn(ResultSet row) throws SQLException {
        return new SignIn(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getLong(4),
                row.getLong(5),
                row.getLong(6));
    }
}
