package signoria.server.store;

import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The servers on one PostgreSQL. Each has a row with its last sign of life; times are those of the
 * database, so that no two servers need agree on what time it is.
 */
final class PostgresNodes implements Nodes {
    /** A server that is late with its sign of life may be dead: no clock is called for it yet. */
    private static final long LATE = 1200;

    /** For so long a clock is claimed; then another server may try. */
    private static final long CALLING = 5000;

    private static final String LOCK = "hashtext('signoria nodes')";
    private static final int AT_ONCE = 200;
    private static final long UNKNOWN = Long.MIN_VALUE;

    /** A game runs at this table, and somebody's clock may run. */
    private static final String CLOCK =
            "status = 'running' and not paused and deadline is not null";

    /** What a server claimed that had been buried just then. */
    private static final List<String> OF_NOBODY =
            List.of(
                    "update standing set thinker = null where thinker is not null and thinker not"
                            + " in (select id from node)",
                    "delete from presence where node not in (select id from node)");

    private final PostgresStore store;
    private final PostgresNews news;
    private volatile String id = fresh();
    private volatile long offset = UNKNOWN;
    private volatile boolean known; // the others have our row

    PostgresNodes(PostgresStore store, PostgresUrl url) {
        this.store = store;
        this.news = new PostgresNews(store, url);
    }

    private static String fresh() {
        byte[] bytes = new byte[8];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public boolean shared() {
        return true;
    }

    @Override
    public long now() {
        if (offset == UNKNOWN)
            offset = store.read(PostgresNodes::time) - System.currentTimeMillis();
        return System.currentTimeMillis() + offset;
    }

    @Override
    public void begin(Listener listener) {
        news.begin(listener);
        beat(0);
    }

    // --- Life and death

    @Override
    public int beat(int spare) {
        long before = System.currentTimeMillis();
        long now = store.write(db -> alive(db, spare));
        offset = now - (before + System.currentTimeMillis()) / 2;
        return store.read(
                        db ->
                                db.first(
                                        "select coalesce(sum(spare), 0) from node where id <> ? and"
                                                + " beat > ?",
                                        row -> row.getInt(1),
                                        id,
                                        now - LATE))
                .orElse(0);
    }

    /** As long as our row is fresh that is all; else we were out, and see what became of us. */
    private long alive(Db db, int spare) throws SQLException {
        PostgresSchema.fits(db);
        long now = time(db);
        boolean fresh =
                known
                        && db.run(
                                        "update node set beat = ?, spare = ? where id = ? and beat"
                                                + " > ?",
                                        now,
                                        spare,
                                        id,
                                        now - LEASE)
                                == 1;
        if (fresh && !alone(db)) return now;
        if (!fresh) db.once("select pg_advisory_xact_lock(" + LOCK + ")");
        outage(db, now);
        for (String dead :
                db.all(
                        "select id from node where beat <= ? for update skip locked",
                        row -> row.getString(1),
                        now - LEASE)) bury(db, dead, now);
        if (!fresh) join(db, now, spare);
        for (String claims : OF_NOBODY) db.run(claims);
        return now;
    }

    /** One server looks after the dead at a time; the others need not wait for it. */
    private static boolean alone(Db db) throws SQLException {
        return db.first("select pg_try_advisory_xact_lock(" + LOCK + ")", row -> row.getBoolean(1))
                .orElseThrow();
    }

    private static long time(Db db) throws SQLException {
        return db.first(
                        "select (extract(epoch from clock_timestamp()) * 1000)::bigint",
                        row -> row.getLong(1))
                .orElseThrow();
    }

    /** For a while no server was there at all: that time is given back at every table. */
    private static void outage(Db db, long now) throws SQLException {
        long last =
                db.first(
                                "select value from note where name = 'beat'",
                                row -> Long.parseLong(row.getString(1)))
                        .orElse(now);
        if (now - last > LEASE) {
            db.run("update standing set lost = lost + ? where live and " + CLOCK, now - last);
            db.run("delete from presence");
            db.run("update standing set thinker = null where thinker is not null");
            db.run("delete from node");
        }
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
                        dead)) news.tell(id, Word.of(Kind.SEEN, table));
        if (db.run("update standing set thinker = null where thinker = ?", dead) > 0)
            news.tell(id, Word.of(Kind.WORK, ""));
        db.run("delete from node where id = ?", dead);
    }

    /** Comes among the others, under a new name: whatever had the old one is forgotten. */
    private void join(Db db, long now, int spare) throws SQLException {
        boolean again = known;
        id = fresh();
        known = true;
        db.run("insert into node values (?, ?, ?)", id, now, spare);
        if (again) news.reborn();
    }

    // --- Words

    @Override
    public void tell(Word word) {
        news.tell(id, word);
    }

    @Override
    public void present(String table, Set<String> people) {
        store.write(
                db -> {
                    db.run("delete from presence where tid = ? and node = ?", table, id);
                    for (String person : people)
                        db.run("insert into presence values (?, ?, ?)", table, id, person);
                    return null;
                });
        tell(Word.of(Kind.SEEN, table));
    }

    @Override
    public Set<String> elsewhere(String table) {
        return new HashSet<>(
                store.read(
                        db ->
                                db.all(
                                        "select person from presence where tid = ? and node <> ?",
                                        row -> row.getString(1),
                                        table,
                                        id)));
    }

    // --- Claims

    @Override
    public boolean claim(String table) {
        return store.write(
                        db ->
                                db.run(
                                        "update standing set thinker = ? where tid = ? and asked <>"
                                                + " 0 and (thinker is null or thinker = ?)",
                                        id,
                                        table,
                                        id))
                == 1;
    }

    @Override
    public List<String> claim(int most) {
        return store.write(
                db ->
                        db.all(
                                """
                                update standing set thinker = ? where tid in (
                                    select tid from standing
                                    where asked <> 0 and thinker is null and status = 'running' and not paused
                                    order by attended desc, changed limit ? for update skip locked)
                                returning tid\
                                """,
                                row -> row.getString(1),
                                id,
                                most));
    }

    @Override
    public void release(String table) {
        store.write(
                db ->
                        db.run(
                                "update standing set thinker = null where tid = ? and thinker = ?",
                                table,
                                id));
    }

    @Override
    public List<Due> due() {
        return store.write(
                db -> {
                    long now = time(db);
                    return db.all(
                            "update standing set kept = ? where tid in (select tid from standing s"
                                    + " where "
                                    + CLOCK
                                    + """
                                     and (deadline <= ? or lost > 0) and kept < ? and not exists (
                                        select 1 from presence p join node n on n.id = p.node
                                        where p.tid = s.tid and n.beat < ?)
                                    order by deadline limit ? for update skip locked)
                                    returning tid, deadline, lost\
                                    """,
                            row -> new Due(row.getString(1), row.getLong(2), row.getLong(3)),
                            now,
                            now,
                            now - CALLING,
                            now - LATE,
                            AT_ONCE);
                });
    }

    // --- Asking again

    @Override
    public Map<String, Integer> versions(Collection<String> tables) {
        Map<String, Integer> versions = new HashMap<>();
        store.read(
                db ->
                        db.all(
                                "select tid, version from head where tid = any(?)",
                                row -> versions.put(row.getString(1), row.getInt(2)),
                                (Object) tables.toArray(String[]::new)));
        return versions;
    }

    @Override
    public List<Word> changed(long since) {
        return store.read(
                db ->
                        db.all(
                                "select tid, sitters from standing where changed >= ?",
                                row ->
                                        new Word(
                                                Kind.MOVED,
                                                row.getString(1),
                                                List.of(row.getString(2).split(","))),
                                since));
    }

    @Override
    public Set<String> good(Collection<String> signIns) {
        return new HashSet<>(
                store.read(
                        db ->
                                db.all(
                                        "select key from signin s join person p on p.id = s.person"
                                                + " where key = any(?) and not suspended",
                                        row -> row.getString(1),
                                        (Object) signIns.toArray(String[]::new))));
    }

    /** How many servers live, without this one. */
    int others() {
        return store.read(
                        db ->
                                db.first(
                                        "select count(*) from node where id <> ? and beat > ?",
                                        row -> row.getInt(1),
                                        id,
                                        time(db) - LEASE))
                .orElseThrow();
    }

    /** Leaves in order: what was claimed is free at once. */
    @Override
    public void close() {
        try {
            if (known)
                store.write(
                        db -> {
                            db.run("delete from presence where node = ?", id);
                            db.run("update standing set thinker = null where thinker = ?", id);
                            return db.run("delete from node where id = ?", id);
                        });
            news.tell(id, Word.of(Kind.WORK, ""));
        } catch (StoreFailed e) {
            // it will be found dead
        }
        news.close();
    }
}
