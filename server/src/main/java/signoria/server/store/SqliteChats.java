package signoria.server.store;

import java.util.List;
import java.util.Optional;

final class SqliteChats implements Chats {
    private final SqliteStore store;

    SqliteChats(SqliteStore store) {
        this.store = store;
    }

    @Override
    public boolean say(String table, String command, Line line) {
        return store.write(
                        db ->
                                db.run(
                                        """
                                        insert into chat
                                        select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? from chat where tid = ?
                                        on conflict do nothing\
                                        """,
                                        table,
                                        command,
                                        line.at(),
                                        line.name(),
                                        line.seat(),
                                        line.text(),
                                        table))
                == 1;
    }

    @Override
    public Optional<String> speaker(String table, String name) {
        return store.read(
                db ->
                        db.first(
                                "select substr(command, 1, instr(command, '/') - 1) from chat where"
                                        + " tid = ? and name = ? order by number desc limit 1",
                                row -> row.getString(1),
                                table,
                                name));
    }

    @Override
    public List<Line> said(String table, int limit) {
        return store.read(
                        db ->
                                db.all(
                                        "select at, name, seat, text from chat where tid = ? order"
                                                + " by number desc limit ?",
                                        row ->
                                                new Line(
                                                        row.getLong(1),
                                                        row.getString(2),
                                                        row.getInt(3),
                                                        row.getString(4)),
                                        table,
                                        limit))
                .reversed();
    }
}
