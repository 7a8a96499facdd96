package signoria.server.store;

import java.util.List;

final class SqlHolidays implements Holidays {
    private final SqlStore store;

    SqlHolidays(SqlStore store) {
        this.store = store;
    }

    @Override
    public List<Holiday> of(String person, long after) {
        return store.read(
                db ->
                        db.all(
                                "select since, until from holiday where person = ? and until > ?"
                                        + " order by since",
                                row -> new Holiday(row.getLong(1), row.getLong(2)),
                                person,
                                after));
    }

    @Override
    public void keep(String person, Holiday it) {
        store.write(
                db -> {
                    db.run("delete from holiday where person = ? and since = ?", person, it.from());
                    if (it.until() > it.from())
                        db.run(
                                "insert into holiday (person, since, until) values (?, ?, ?)",
                                person,
                                it.from(),
                                it.until());
                    return null;
                });
    }
}
