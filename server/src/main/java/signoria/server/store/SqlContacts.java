package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

final class SqlContacts implements Contacts {
    private static final String TOKENS = "key, person, kind, value, until";

    private final SqlStore store;

    SqlContacts(SqlStore store) {
        this.store = store;
    }

    @Override
    public Optional<String> wishes(String person) {
        return store.read(
                db ->
                        db.first(
                                "select text from wish where person = ?",
                                row -> row.getString(1),
                                person));
    }

    @Override
    public void wishes(String person, String text) {
        store.write(
                db ->
                        db.run(
                                "insert into wish (person, text) values (?, ?) on conflict (person)"
                                        + " do update set text = excluded.text",
                                person,
                                text));
    }

    @Override
    public Optional<String> address(String person) {
        return store.read(
                db ->
                        db.first(
                                "select address from address where person = ?",
                                row -> row.getString(1),
                                person));
    }

    @Override
    public void address(String person, String address) {
        store.write(
                db -> {
                    db.run("delete from address where person = ?", person);
                    return address.isEmpty()
                            ? 0
                            : db.run(
                                    "insert into address (person, address, key) values (?, ?, ?)",
                                    person,
                                    address,
                                    address.toLowerCase(Locale.ROOT));
                });
    }

    @Override
    public List<String> owners(String address) {
        return store.read(
                db ->
                        db.all(
                                "select person from address where key = ? order by person limit 10",
                                row -> row.getString(1),
                                address.toLowerCase(Locale.ROOT)));
    }

    @Override
    public void add(Token it) {
        store.write(
                db -> {
                    db.run(
                            "delete from token where person = ? and kind = ?",
                            it.person(),
                            it.kind());
                    return db.run(
                            "insert into token (" + TOKENS + ") values (?, ?, ?, ?, ?)",
                            it.key(),
                            it.person(),
                            it.kind(),
                            it.value(),
                            it.until());
                });
    }

    @Override
    public Optional<Token> pending(String person, String kind, long now) {
        return store.read(
                db ->
                        db.first(
                                "select "
                                        + TOKENS
                                        + " from token where person = ? and kind = ? and until >="
                                        + " ?",
                                SqlContacts::token,
                                person,
                                kind,
                                now));
    }

    @Override
    public Optional<Token> spend(String key, String kind, long now) {
        return store.write(
                        db ->
                                db.first(
                                        "delete from token where key = ? and kind = ? returning "
                                                + TOKENS,
                                        SqlContacts::token,
                                        key,
                                        kind))
                .filter(token -> token.until() >= now);
    }

    @Override
    public void forget(String person, String kind) {
        store.write(db -> db.run("delete from token where person = ? and kind = ?", person, kind));
    }

    private static Token token(ResultSet row) throws SQLException {
        return new Token(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5));
    }
}
