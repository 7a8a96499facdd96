package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;

final class SqlPeople implements People {
    private static final String COLUMNS =
            "select id, name, hash, admin, suspended, epoch, created from person ";

    private final SqlStore store;

    SqlPeople(SqlStore store) {
        this.store = store;
    }

    @Override
    public void add(Person person) {
        store.write(
                db ->
                        db.run(
                                "insert into person values (?, ?, null, ?, ?, ?, ?, ?)",
                                person.id(),
                                person.name(),
                                person.hash(),
                                person.admin(),
                                person.suspended(),
                                person.epoch(),
                                person.created()));
    }

    @Override
    public Optional<Person> find(String id) {
        return store.read(db -> db.first(COLUMNS + "where id = ?", SqlPeople::person, id));
    }

    @Override
    public Optional<Person> account(String name) {
        return store.read(
                db -> db.first(COLUMNS + "where account = ?", SqlPeople::person, key(name)));
    }

    @Override
    public boolean enrol(String id, String name, String hash) {
        try {
            return store.write(db -> enrol(db, id, name, hash));
        } catch (NameTaken e) {
            return false;
        }
    }

    private static boolean enrol(Db db, String id, String name, String hash) throws SQLException {
        if (db.first(
                        "select 1 from person where account = ? and id <> ?",
                        row -> row.getInt(1),
                        key(name),
                        id)
                .isPresent()) return false;
        db.run(
                "update person set name = name || ' (guest)' where account is null and id <> ? and"
                        + " (name = ? or lower(name) = ?)",
                id,
                name,
                key(name));
        try {
            return db.run(
                            "update person set name = ?, account = ?, hash = ?, epoch = epoch + 1"
                                    + " where id = ?",
                            name,
                            key(name),
                            hash,
                            id)
                    == 1;
        } catch (SQLException e) {
            if (Db.isTaken(e)) throw new NameTaken(); // by someone at another server, just now
            throw e;
        }
    }

    private static final class NameTaken extends RuntimeException {}

    @Override
    public void password(String id, String hash) {
        store.write(
                db ->
                        db.run(
                                "update person set hash = ?, epoch = epoch + 1 where id = ?",
                                hash,
                                id));
    }

    @Override
    public void renew(String id) {
        store.write(db -> db.run("update person set epoch = epoch + 1 where id = ?", id));
    }

    @Override
    public boolean admin(String name, boolean admin) {
        return store.write(
                        db ->
                                db.run(
                                        "update person set admin = ? where account = ?",
                                        admin,
                                        key(name)))
                == 1;
    }

    @Override
    public boolean suspend(String id, boolean suspended) {
        return store.write(
                        db ->
                                db.run(
                                        "update person set suspended = ?, epoch = epoch + 1 where"
                                                + " id = ?",
                                        suspended,
                                        id))
                == 1;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static Person person(ResultSet row) throws SQLException {
        return new Person(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getBoolean(4),
                row.getBoolean(5),
                row.getInt(6),
                row.getLong(7));
    }
}
