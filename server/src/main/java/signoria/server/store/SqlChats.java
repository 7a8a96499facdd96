package signoria.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

final class SqlChats implements Chats {
    private final SqlStore store;

    SqlChats(SqlStore store) {
        this.store = store;
    }

    /**
     * Of two lines said at once, through two servers, one comes later: it takes the next number.
     */
    @Override
    public boolean say(String table, String command, Line line) {
        return store.write(
                db -> {
                    while (!kept(db, table, command))
                        if (add(db, table, command, line) == 1) return true;
                    return false;
                });
    }

    private static boolean kept(Db db, String table, String command) throws SQLException {
        return db.first(
                        "select 1 from chat where tid = ? and command = ?",
                        row -> row.getInt(1),
                        table,
                        command)
                .isPresent();
    }

    private static int add(Db db, String table, String command, Line line) throws SQLException {
        return db.run(
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
                table);
    }

    @Override
    public Optional<String> speaker(String table, String name) {
        return store.read(
                        db ->
                                db.first(
                                        "select command from chat where tid = ? and name = ? order"
                                                + " by number desc limit 1",
                                        row -> row.getString(1),
                                        table,
                                        name))
                .map(command -> command.substring(0, command.indexOf('/')));
    }

    @Override
    public List<Said> said(String table, int after, int limit) {
        return store.read(
                        db ->
                                db.all(
                                        "select number, at, name, seat, text from chat where tid ="
                                                + " ? and number > ? order by number desc limit ?",
                                        row ->
                                                new Said(
                                                        row.getInt(1),
                                                        new Line(
                                                                row.getLong(2),
                                                                row.getString(3),
                                                                row.getInt(4),
                                                                row.getString(5))),
                                        table,
                                        after,
                                        limit))
                .reversed();
    }
}
