package signoria.server.store;

import java.util.Collection;
import java.util.List;

final class SqlCircle implements Circle {
    private final SqlStore store;

    SqlCircle(SqlStore store) {
        this.store = store;
    }

    @Override
    public List<Tie> ties(String person) {
        return store.read(
                db ->
                        db.all(
                                "select other, name, blocked from tie where person = ? order by"
                                        + " lower(name), other",
                                row ->
                                        new Tie(
                                                row.getString(1),
                                                row.getString(2),
                                                row.getInt(3) == 1),
                                person));
    }

    @Override
    public boolean tie(String person, Tie tie) {
        return store.write(
                db -> {
                    int others =
                            db.first(
                                            "select count(*) from tie where person = ? and other"
                                                    + " <> ?",
                                            row -> row.getInt(1),
                                            person,
                                            tie.other())
                                    .orElse(0);
                    if (others >= MOST) return false;
                    db.run(
                            "insert into tie (person, other, name, blocked) values (?, ?, ?, ?) on"
                                    + " conflict (person, other) do update set name ="
                                    + " excluded.name, blocked = excluded.blocked",
                            person,
                            tie.other(),
                            tie.name(),
                            tie.blocked() ? 1 : 0);
                    return true;
                });
    }

    @Override
    public void untie(String person, String other) {
        store.write(db -> db.run("delete from tie where person = ? and other = ?", person, other));
    }

    @Override
    public boolean blocks(Collection<String> people, String other) {
        return store
                .read(
                        db ->
                                db.all(
                                        "select person from tie where other = ? and blocked = 1",
                                        row -> row.getString(1),
                                        other))
                .stream()
                .anyMatch(people::contains);
    }

    @Override
    public String note(String person, String table) {
        return store.read(
                        db ->
                                db.first(
                                        "select text from jotting where person = ? and tid = ?",
                                        row -> row.getString(1),
                                        person,
                                        table))
                .orElse("");
    }

    @Override
    public void note(String person, String table, String text) {
        store.write(
                db ->
                        text.isEmpty()
                                ? db.run(
                                        "delete from jotting where person = ? and tid = ?",
                                        person,
                                        table)
                                : db.run(
                                        "insert into jotting (person, tid, text) values (?, ?, ?)"
                                                + " on conflict (person, tid) do update set text ="
                                                + " excluded.text",
                                        person,
                                        table,
                                        text));
    }

    @Override
    public List<String> followers(String table) {
        return store.read(
                db ->
                        db.all(
                                "select person from follow where tid = ? order by person",
                                row -> row.getString(1),
                                table));
    }

    @Override
    public boolean follow(String person, String table, boolean on) {
        return store.write(
                db -> {
                    db.run("delete from follow where person = ? and tid = ?", person, table);
                    if (!on) return true;
                    int others =
                            db.first(
                                            "select count(*) from follow where person = ?",
                                            row -> row.getInt(1),
                                            person)
                                    .orElse(0);
                    if (others >= FOLLOWED) return false;
                    db.run("insert into follow (person, tid) values (?, ?)", person, table);
                    return true;
                });
    }
}
