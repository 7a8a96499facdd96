package signoria.server.store;

import java.sql.SQLException;
import java.util.List;

/**
 * The schema, step by step: each step is taken once, in order, and never changed after a release.
 */
final class Migrations {
    /** From this version on every ledger has its {@link Chain}. */
    static final int CHAINED = 2;

    /** Brings a database from one version to the next. */
    private interface Step {
        void on(Db db) throws SQLException;
    }

    private static final List<Step> STEPS =
            List.of(
                    sql(
                            """
                            create table line (
                                tid text not null, version integer not null, at integer not null,
                                command text not null, deed text not null,
                                primary key (tid, version)) without rowid\
                            """,
                            """
                            create table standing (
                                tid text primary key, game text not null, status text not null, listed integer not null,
                                paused integer not null, waiting integer not null, deadline integer, sitters text not null,
                                created integer not null, changed integer not null) without rowid\
                            """,
                            "create index standing_status on standing (status, created)",
                            """
                            create table sitter (
                                person text not null, tid text not null, primary key (person, tid)) without rowid\
                            """,
                            """
                            create table person (
                                id text primary key, name text not null, account text unique, hash text not null,
                                admin integer not null, suspended integer not null, epoch integer not null,
                                created integer not null) without rowid\
                            """,
                            """
                            create table result (
                                tid text not null, seat integer not null, game text not null, names text not null,
                                who text not null, place integer not null, points integer not null, rated integer not null,
                                ended integer not null, primary key (tid, seat)) without rowid\
                            """,
                            "create index result_who on result (who, ended)",
                            """
                            create table rating (
                                who text not null, game text not null, seats integer not null, name text not null,
                                rating real not null, deviation real not null, volatility real not null,
                                games integer not null, primary key (who, game, seats)) without rowid\
                            """,
                            """
                            create table chat (
                                tid text not null, number integer not null, command text not null, at integer not null,
                                name text not null, seat integer not null, text text not null,
                                primary key (tid, number), unique (tid, command)) without rowid\
                            """,
                            "create table note (name text primary key, value text not null) without"
                                    + " rowid"),
                    Migrations::chain,
                    sql(
                            """
                            create table signin (
                                key text primary key, person text not null, device text not null,
                                since integer not null, seen integer not null, until integer not null) without rowid\
                            """,
                            "create index signin_person on signin (person)",
                            "create index signin_until on signin (until)"),
                    sql(
                            "create table origin (tid text primary key, word text not null) without"
                                    + " rowid",
                            "create index standing_changed on standing (status, changed)",
                            "create index sitter_table on sitter (tid)"),
                    sql(
                            """
                            create table outbox (
                                person text not null, channel text not null, event text not null, about text not null,
                                at integer not null, due integer not null, tries integer not null, taken integer,
                                content text not null, primary key (person, channel, event, about)) without rowid\
                            """,
                            "create index outbox_due on outbox (due) where taken is null",
                            "create table lull (person text not null, channel text not null, until"
                                    + " integer not null, primary key (person, channel)) without"
                                    + " rowid",
                            "create table wish (person text primary key, text text not null)"
                                    + " without rowid",
                            "create table address (person text primary key, address text not null,"
                                    + " key text not null) without rowid",
                            "create index address_key on address (key)",
                            """
                            create table token (
                                key text primary key, person text not null, kind text not null, value text not null,
                                until integer not null) without rowid\
                            """,
                            "create index token_person on token (person, kind)"),
                    sql(
                            "alter table result add column more text not null default ''",
                            "alter table result add column earlier real",
                            "alter table result add column later real",
                            "alter table result add column deviation real",
                            "create index result_game on result (game, ended)"),
                    sql(
                            """
                            create table tie (
                                person text not null, other text not null, name text not null, blocked integer not null,
                                primary key (person, other)) without rowid\
                            """,
                            "create index tie_other on tie (other)",
                            """
                            create table jotting (
                                person text not null, tid text not null, text text not null,
                                primary key (person, tid)) without rowid\
                            """,
                            "create index jotting_table on jotting (tid)"),
                    sql(
                            """
                            create table holiday (
                                person text not null, since integer not null, until integer not null,
                                primary key (person, since)) without rowid\
                            """,
                            """
                            create table follow (
                                person text not null, tid text not null, primary key (person, tid)) without rowid\
                            """,
                            "create index follow_table on follow (tid)"));

    private Migrations() {}

    private static Step sql(String... all) {
        return db -> {
            for (String each : all) db.once(each);
        };
    }

    /** The chains of the ledgers that are there. */
    private static void chain(Db db) throws SQLException {
        db.once(
                "create table head (tid text primary key, version integer not null, hash text not"
                        + " null) without rowid");
        for (String table : db.all("select distinct tid from line", row -> row.getString(1))) {
            Chain chain = chain(table, SqlLedger.read(db, table, 0));
            db.run("insert into head values (?, ?, ?)", table, chain.version(), chain.hash());
        }
    }

    /** A ledger with a gap gets a chain that it will not be found to have. */
    private static Chain chain(String table, List<Ledger.Line> lines) {
        try {
            return Chain.of(table, lines);
        } catch (StoreFailed damaged) {
            return new Chain(lines.getLast().version(), "");
        }
    }

    /** Brings the schema to this build's version; a newer one is not touched. */
    static void run(Db db) throws SQLException {
        run(db, STEPS.size());
    }

    static void run(Db db, int last) throws SQLException {
        int version = version(db);
        if (version > STEPS.size())
            throw new StoreFailed(
                    "storage",
                    "the data was written by a newer version of the server: use that one, or a"
                            + " backup",
                    null);
        for (int step = version; step < last; step++) {
            db.once("begin immediate");
            try {
                STEPS.get(step).on(db);
                db.once("pragma user_version = " + (step + 1));
                db.once("commit");
            } catch (SQLException | RuntimeException e) {
                db.once("rollback");
                throw e;
            }
        }
    }

    /** Sees that a database is one of ours: it has the tables that its version had. */
    static void recognise(Db db) throws SQLException {
        int version = version(db);
        if (version > STEPS.size())
            throw new StoreFailed(
                    "storage", "it was written by a newer version of the server", null);
        try (Db ours = Db.inMemory()) {
            for (Step step : STEPS.subList(0, version)) step.on(ours);
            if (version == 0 || !shape(db).equals(shape(ours)))
                throw new StoreFailed("storage", "it is no backup of Signoria", null);
        }
    }

    static int version(Db db) throws SQLException {
        return db.first("pragma user_version", row -> row.getInt(1)).orElse(0);
    }

    private static List<String> shape(Db db) throws SQLException {
        return db.all(
                "select type || ' ' || name || ' ' || coalesce(sql, '') from sqlite_schema where"
                        + " name not like 'sqlite\\_%' escape '\\' order by 1",
                row -> row.getString(1));
    }
}
