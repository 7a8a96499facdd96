package signoria.server.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static final int AT_ONCE = 200;

    /** The database's time, and when we heard it by a clock that nobody sets. */
    private record Mark(long time, long nanos) {
        long now() {
            return time + (System.nanoTime() - nanos) / 1_000_000;
        }
    }

    private final PostgresStore store;
    private final PostgresNews news;
    private final PostgresLife life;
    private volatile Optional<Mark> mark = Optional.empty();
    private volatile int spare; // said with the last sign of life

    PostgresNodes(PostgresStore store, PostgresUrl url) {
        this.store = store;
        this.news = new PostgresNews(store, url);
        this.life = new PostgresLife(news);
    }

    @Override
    public boolean shared() {
        return true;
    }

    /** Between two signs of life no clock that somebody could set is asked. */
    @Override
    public long now() {
        if (mark.isEmpty()) askTime();
        return mark.orElseThrow().now();
    }

    /** If it was set, all are told before anything is written by the new time. */
    @Override
    public void askTime() {
        Optional<Mark> before = mark;
        long time = store.read(PostgresLife::time);
        mark = Optional.of(new Mark(time, System.nanoTime()));
        if (life.known() && before.isPresent() && Math.abs(before.get().now() - time) > LEASE)
            beat(spare);
    }

    @Override
    public void begin(Listener listener) {
        news.begin(listener);
        beat(0);
    }

    @Override
    public synchronized int beat(int free) {
        spare = free;
        long before = System.nanoTime();
        long now = store.write(db -> life.beat(db, free));
        mark = Optional.of(new Mark(now, before + (System.nanoTime() - before) / 2));
        return store.read(
                        db ->
                                db.first(
                                        "select coalesce(sum(spare), 0) from node where id <> ? and"
                                                + " beat > ?",
                                        row -> row.getInt(1),
                                        life.id(),
                                        now - LATE))
                .orElse(0);
    }

    // --- Words

    @Override
    public void tell(Word word) {
        news.tell(life.id(), word);
    }

    @Override
    public void present(String table, Set<String> people) {
        store.write(
                db -> {
                    db.run("delete from presence where tid = ? and node = ?", table, life.id());
                    for (String person : people)
                        db.run("insert into presence values (?, ?, ?)", table, life.id(), person);
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
                                        life.id())));
    }

    // --- Claims

    @Override
    public boolean claim(String table) {
        return store.write(
                        db ->
                                db.run(
                                        "update standing set thinker = ? where tid = ? and asked <>"
                                                + " 0 and (thinker is null or thinker = ?)",
                                        life.id(),
                                        table,
                                        life.id()))
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
                                life.id(),
                                most));
    }

    @Override
    public void release(String table) {
        store.write(
                db ->
                        db.run(
                                "update standing set thinker = null where tid = ? and thinker = ?",
                                table,
                                life.id()));
    }

    @Override
    public List<Due> due() {
        return store.write(
                db -> {
                    long now = PostgresLife.time(db);
                    return db.all(
                            "update standing set kept = ? where tid in (select tid from standing s"
                                    + " where "
                                    + PostgresLife.CLOCK
                                    + """
                                     and (deadline <= ? or lost <> 0) and kept not between ? and ? and not exists (
                                        select 1 from presence p join node n on n.id = p.node
                                        where p.tid = s.tid and n.beat < ?)
                                    order by deadline limit ? for update skip locked)
                                    returning tid, deadline, lost\
                                    """,
                            row -> new Due(row.getString(1), row.getLong(2), row.getLong(3)),
                            now,
                            now,
                            now - CALLING,
                            now,
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
                                        life.id(),
                                        PostgresLife.time(db) - LEASE))
                .orElseThrow();
    }

    /** Leaves in order: what was claimed is free at once. */
    @Override
    public void close() {
        try {
            if (life.known())
                store.write(
                        db -> {
                            db.run("delete from presence where node = ?", life.id());
                            db.run(
                                    "update standing set thinker = null where thinker = ?",
                                    life.id());
                            return db.run("delete from node where id = ?", life.id());
                        });
            news.tell(life.id(), Word.of(Kind.WORK, ""));
        } catch (StoreFailed e) {
            // it will be found dead
        }
        news.close();
    }
}
