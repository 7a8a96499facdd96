package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

final class SqlOutbox implements Outbox {
    private static final String COLUMNS = "person, channel, event, about, at, due, tries, content";
    private static final String KEY = "person = ? and channel = ? and event = ? and about = ?";

    /** Someone and a way to tell them, for whom something is due. */
    private record Slot(String person, String channel) {}

    private final SqlStore store;

    SqlOutbox(SqlStore store) {
        this.store = store;
    }

    @Override
    public void add(Item it) {
        store.write(
                db ->
                        db.run(
                                """
                                insert into outbox (person, channel, event, about, at, due, tries, content)
                                values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (person, channel, event, about) do update
                                set at = excluded.at, due = excluded.due, tries = excluded.tries,
                                    content = excluded.content, taken = null\
                                """,
                                it.person(),
                                it.channel(),
                                it.event(),
                                it.about(),
                                it.at(),
                                it.due(),
                                it.tries(),
                                it.content()));
    }

    @Override
    public void drop(String person, String about, Collection<String> events) {
        store.write(
                db -> {
                    for (String event : events)
                        db.run(
                                "delete from outbox where person = ? and about = ? and event = ?"
                                        + " and taken is null",
                                person,
                                about,
                                event);
                    return null;
                });
    }

    @Override
    public void drop(String person, String channel) {
        store.write(
                db ->
                        db.run(
                                "delete from outbox where person = ? and channel = ? and taken is"
                                        + " null",
                                person,
                                channel));
    }

    /** Whoever moves the end of the lull has the claim: of two servers only one can. */
    @Override
    public List<Item> claim(long now, Map<String, Long> lulls) {
        return store.write(
                db -> {
                    Optional<Slot> slot = first(db, now);
                    if (slot.isEmpty()) return List.of();
                    long until = now + lulls.getOrDefault(slot.get().channel(), 0L);
                    return claim(db, slot.get(), now, until);
                });
    }

    private static Optional<Slot> first(Db db, long now) throws SQLException {
        return db.first(
                """
                select person, channel from outbox o where taken is null and due <= ? and not exists (
                    select 1 from lull l where l.person = o.person and l.channel = o.channel and l.until > ?)
                order by due limit 1\
                """,
                row -> new Slot(row.getString(1), row.getString(2)),
                now,
                now);
    }

    private static List<Item> claim(Db db, Slot slot, long now, long until) throws SQLException {
        if (!lull(db, slot.person(), slot.channel(), now, until)) return List.of();
        return db.all(
                "update outbox set taken = ? where person = ? and channel = ? and taken is null and"
                        + " due <= ? returning "
                        + COLUMNS,
                SqlOutbox::item,
                now,
                slot.person(),
                slot.channel(),
                now);
    }

    private static boolean lull(Db db, String person, String channel, long now, long until)
            throws SQLException {
        return db.run(
                        """
                        insert into lull (person, channel, until) values (?, ?, ?)
                        on conflict (person, channel) do update set until = excluded.until where lull.until <= ?\
                        """,
                        person,
                        channel,
                        until,
                        now)
                == 1;
    }

    @Override
    public boolean lull(String person, String channel, long now, long until) {
        return store.write(db -> lull(db, person, channel, now, until));
    }

    @Override
    public void told(List<Item> items) {
        store.write(
                db -> {
                    for (Item it : items)
                        db.run(
                                "delete from outbox where " + KEY + " and at = ?",
                                it.person(),
                                it.channel(),
                                it.event(),
                                it.about(),
                                it.at());
                    return null;
                });
    }

    @Override
    public void later(List<Item> items, long due, boolean failed) {
        store.write(
                db -> {
                    for (Item it : items)
                        db.run(
                                "update outbox set taken = null, due = ?, tries = tries + ? where "
                                        + KEY
                                        + " and at = ?",
                                due,
                                failed ? 1 : 0,
                                it.person(),
                                it.channel(),
                                it.event(),
                                it.about(),
                                it.at());
                    return null;
                });
    }

    @Override
    public void open(String person, String channel) {
        store.write(
                db -> db.run("delete from lull where person = ? and channel = ?", person, channel));
    }

    @Override
    public void forget(long before) {
        store.write(
                db -> {
                    db.run("delete from lull where until < ?", before);
                    return db.run("delete from outbox where taken < ?", before);
                });
    }

    @Override
    public boolean due(long now) {
        return store.read(db -> first(db, now)).isPresent();
    }

    @Override
    public List<Item> waiting(String person) {
        return store.read(
                db ->
                        db.all(
                                "select "
                                        + COLUMNS
                                        + " from outbox where person = ? and taken is null order by"
                                        + " due",
                                SqlOutbox::item,
                                person));
    }

    private static Item item(ResultSet row) throws SQLException {
        return new Item(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5),
                row.getLong(6),
                row.getInt(7),
                row.getString(8));
    }
}
