package signoria.server.store;

import signoria.server.protocol.Api;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

class SqlLedger implements Ledger {
    private static final List<String> OF_A_TABLE =
            List.of("line", "head", "standing", "sitter", "origin", "chat", "jotting", "follow");

    private final SqlStore store;

    SqlLedger(SqlStore store) {
        this.store = store;
    }

    @Override
    public void append(String table, List<Line> lines, Optional<Standing> standing) {
        store.write(
                db -> {
                    Chain chain = head(db, table);
                    for (Line line : lines) {
                        if (line.version() <= chain.version()) throw new Taken(table);
                        if (line.version() > chain.version() + 1)
                            throw new IllegalArgumentException(
                                    "table " + table + " has no version before " + line.version());
                        insert(db, table, line);
                        chain = chain.and(table, line);
                    }
                    db.run(
                            "insert into head values (?, ?, ?) on conflict (tid) do update set"
                                    + " version = excluded.version, hash = excluded.hash",
                            table,
                            chain.version(),
                            chain.hash());
                    if (standing.isPresent()) note(db, standing.get());
                    return null;
                });
    }

    private static Chain head(Db db, String table) throws SQLException {
        return db.first(
                        "select version, hash from head where tid = ?",
                        row -> new Chain(row.getInt(1), row.getString(2)),
                        table)
                .orElse(Chain.NONE);
    }

    private static void insert(Db db, String table, Line line) throws SQLException {
        try {
            db.run(
                    "insert into line values (?, ?, ?, ?, ?)",
                    table,
                    line.version(),
                    line.at(),
                    line.command(),
                    line.deed());
        } catch (SQLException e) {
            if (Db.isTaken(e)) throw new Taken(table);
            throw e;
        }
    }

    void note(Db db, Standing now) throws SQLException {
        String sitters = String.join(",", now.sitters());
        int changed =
                db.run(
                        """
                        update standing set status = ?, paused = ?, waiting = ?, deadline = ?, changed = ?
                        where tid = ? and sitters = ?\
                        """,
                        now.status().name(),
                        now.paused(),
                        now.waiting(),
                        now.deadline().orElse(null),
                        now.changed(),
                        now.table(),
                        sitters);
        if (changed == 0) seat(db, now, sitters);
    }

    /** A new table, or one whose seats have changed. */
    private static void seat(Db db, Standing now, String sitters) throws SQLException {
        db.run(
                """
                insert into standing values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (tid) do update set game = excluded.game, status = excluded.status,
                    listed = excluded.listed, paused = excluded.paused, waiting = excluded.waiting,
                    deadline = excluded.deadline, sitters = excluded.sitters, created = excluded.created,
                    changed = excluded.changed\
                """,
                now.table(),
                now.game(),
                now.status().name(),
                now.listed(),
                now.paused(),
                now.waiting(),
                now.deadline().orElse(null),
                sitters,
                now.created(),
                now.changed());
        for (String sitter : now.sitters())
            if (!sitter.isEmpty())
                db.run(
                        "insert into sitter values (?, ?) on conflict do nothing",
                        sitter,
                        now.table());
    }

    @Override
    public List<Line> lines(String table, int after) {
        return store.read(
                db -> after == 0 ? db.snapshot(() -> whole(db, table)) : read(db, table, after));
    }

    /** All lines of a table, held against its chain, in one snapshot. */
    static List<Line> whole(Db db, String table) throws SQLException {
        List<Line> lines = read(db, table, 0);
        Chain.of(table, lines).check(table, head(db, table));
        return lines;
    }

    static List<Line> read(Db db, String table, int after) throws SQLException {
        return db.all(
                "select version, at, command, deed from line where tid = ? and version > ? order"
                        + " by version",
                row -> new Line(row.getInt(1), row.getLong(2), row.getString(3), row.getString(4)),
                table,
                after);
    }

    private static final String COLUMNS =
            "select s.tid, game, status, listed, paused, waiting, deadline, sitters, created,"
                    + " changed from standing s ";

    @Override
    public List<Standing> listed(int limit) {
        return store.read(
                db ->
                        db.all(
                                COLUMNS
                                        + """
                                        left join origin o on o.tid = s.tid
                                        where status in ('open', 'running') and listed
                                        order by row_number() over (
                                            partition by coalesce(o.word, s.tid) order by created desc),
                                            created desc
                                        limit ?\
                                        """,
                                SqlLedger::standing,
                                limit));
    }

    @Override
    public void opened(String table, String origin) {
        store.write(
                db ->
                        db.run(
                                "insert into origin values (?, ?) on conflict (tid) do update set"
                                        + " word = excluded.word",
                                table,
                                origin));
    }

    @Override
    public List<String> unchanged(Api.Status status, long since, int limit) {
        return store.read(
                db ->
                        db.all(
                                "select tid from standing where status = ? and changed < ? order"
                                        + " by changed limit ?",
                                row -> row.getString(1),
                                status.name(),
                                since,
                                limit));
    }

    @Override
    public void forget(String table) {
        store.write(
                db -> {
                    for (String from : OF_A_TABLE)
                        db.run("delete from " + from + " where tid = ?", table);
                    return null;
                });
    }

    @Override
    public List<Standing> of(String identity, int limit) {
        return store.read(
                db ->
                        db.all(
                                COLUMNS
                                        + """
                                        join sitter p on p.tid = s.tid
                                        where p.person = ? and ',' || sitters || ',' like '%,' || ? || ',%' and status <> 'closed'
                                        order by status = 'over', changed desc limit ?\
                                        """,
                                SqlLedger::standing,
                                identity,
                                identity,
                                limit));
    }

    @Override
    public List<Standing> due() {
        return store.read(
                db ->
                        db.all(
                                COLUMNS
                                        + "where status = 'running' and not paused and (deadline is"
                                        + " not null or waiting = 0)",
                                SqlLedger::standing));
    }

    @Override
    public List<String> unscored() {
        return store.read(
                db ->
                        db.all(
                                "select tid from standing s where status = 'over' and not exists"
                                        + " (select 1 from result r where r.tid = s.tid)",
                                row -> row.getString(1)));
    }

    @Override
    public int running() {
        return store.read(
                        db ->
                                db.first(
                                        "select count(*) from standing where status = 'running'",
                                        row -> row.getInt(1)))
                .orElse(0);
    }

    @Override
    public List<String> tables() {
        return store.read(
                db ->
                        db.all(
                                "select distinct tid from line order by tid",
                                row -> row.getString(1)));
    }

    private static Standing standing(ResultSet row) throws SQLException {
        long deadline = row.getLong(7);
        Optional<Long> known = row.wasNull() ? Optional.empty() : Optional.of(deadline);
        return new Standing(
                row.getString(1),
                row.getString(2),
                Api.Status.valueOf(row.getString(3)),
                row.getBoolean(4),
                row.getBoolean(5),
                row.getInt(6),
                known,
                List.of(row.getString(8).split(",", -1)),
                row.getLong(9),
                row.getLong(10),
                Work.NONE);
    }
}
