package signoria.server.store;

import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;

/**
 * The life and death of servers on one PostgreSQL: each gives signs of life, and whoever finds that
 * another has given none for a while buries it and frees what it had claimed. Half that while is
 * enough when its connection is gone too, as that of a process that was killed.
 */
final class PostgresLife {
    private static final String LOCK = "hashtext('signoria nodes')";

    /** A game runs at this table, and somebody's clock may run. */
    static final String CLOCK = "status = 'running' and not paused and deadline is not null";

    /** What a server claimed that had been buried just then. */
    private static final List<String> OF_NOBODY =
            List.of(
                    "update standing set thinker = null where thinker is not null and thinker not"
                            + " in (select id from node)",
                    "delete from presence where node not in (select id from node)");

    private final PostgresNews news;
    private volatile String id = fresh();
    private volatile boolean known; // the others have our row

    PostgresLife(PostgresNews news) {
        this.news = news;
    }

    private static String fresh() {
        byte[] bytes = new byte[8];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** The name of this server, as long as it lives. */
    String id() {
        return id;
    }

    boolean known() {
        return known;
    }

    /**
     * As long as our row is fresh that is all; else we were out, or the database's clock was set,
     * and we see what became of us.
     */
    long beat(Db db, int spare) throws SQLException {
        PostgresSchema.fits(db);
        long now = time(db);
        boolean fresh =
                known
                        && db.run(
                                        "update node set beat = ?, spare = ?, session = ? where id"
                                                + " = ? and beat > ? and beat < ?",
                                        now,
                                        spare,
                                        news.session(),
                                        id,
                                        now - Nodes.LEASE,
                                        now + Nodes.LEASE)
                                == 1;
        if (fresh && !alone(db)) return now;
        if (!fresh) {
            db.once("select pg_advisory_xact_lock(" + LOCK + ")");
            now = time(db);
            outage(db, now);
        }
        lives(db, now);
        for (String dead :
                db.all(
                        """
                        select id from node where beat <= ? or beat <= ? and session <> 0
                            and not exists (select 1 from pg_stat_activity where pid = session)
                        for update skip locked\
                        """,
                        row -> row.getString(1),
                        now - Nodes.LEASE,
                        now - Nodes.LEASE / 2)) bury(db, dead, now);
        if (!fresh) join(db, now, spare);
        for (String claims : OF_NOBODY) db.run(claims);
        return now;
    }

    /** One server looks after the dead at a time; the others need not wait for it. */
    private static boolean alone(Db db) throws SQLException {
        return db.first("select pg_try_advisory_xact_lock(" + LOCK + ")", row -> row.getBoolean(1))
                .orElseThrow();
    }

    static long time(Db db) throws SQLException {
        return db.first(
                        "select (extract(epoch from clock_timestamp()) * 1000)::bigint",
                        row -> row.getLong(1))
                .orElseThrow();
    }

    /**
     * For a while no server was there at all, or somebody set the database's clock, forward or
     * back: that time was nobody's, and is given back at every table.
     */
    private static void outage(Db db, long now) throws SQLException {
        long last =
                db.first(
                                "select value from note where name = 'beat'",
                                row -> Long.parseLong(row.getString(1)))
                        .orElse(now);
        if (Math.abs(now - last) > Nodes.LEASE) {
            db.run("update standing set lost = lost + ? where live and " + CLOCK, now - last);
            db.run("delete from presence");
            db.run("update standing set thinker = null where thinker is not null");
            db.run("delete from node");
        }
    }

    /** Someone lives. */
    private static void lives(Db db, long now) throws SQLException {
        db.run(
                "insert into note values ('beat', ?) on conflict (name) do update set value ="
                        + " excluded.value",
                "" + now);
    }

    /** Those who played through it could not move since its last sign of life. */
    private void bury(Db db, String dead, long now) throws SQLException {
        db.run(
                "update standing set lost = lost + ? - (select beat from node where id = ?) where"
                        + " live and "
                        + CLOCK
                        + " and tid in (select tid from presence where node = ?)",
                now,
                dead,
                dead);
        for (String table :
                db.all(
                        "delete from presence where node = ? returning tid",
                        row -> row.getString(1),
                        dead)) news.tell(id, Nodes.Word.of(Nodes.Kind.SEEN, table));
        if (db.run("update standing set thinker = null where thinker = ?", dead) > 0)
            news.tell(id, Nodes.Word.of(Nodes.Kind.WORK, ""));
        db.run("delete from node where id = ?", dead);
    }

    /** Comes among the others, under a new name: whatever had the old one is forgotten. */
    private void join(Db db, long now, int spare) throws SQLException {
        boolean again = known;
        id = fresh();
        known = true;
        db.run("insert into node values (?, ?, ?, ?)", id, now, spare, news.session());
        if (again) news.reborn();
    }
}
