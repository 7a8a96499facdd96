package signoria.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The schema on PostgreSQL, step by step: each step is taken once, in order, and never changed
 * after a release. Servers of the version before may go on beside those of the new one as long as
 * {@link #OLDEST} lets them.
 */
final class PostgresSchema {
    /** All tables are in a schema of their own, so that the database may hold others. */
    static final String NAME = "signoria";

    private static final List<List<String>> STEPS =
            List.of(
                    List.of(
                            """
                            create table line (
                                tid text collate "C" not null, version integer not null, at bigint not null,
                                command text not null, deed text not null,
                                primary key (tid, version))\
                            """,
                            """
                            create table head (
                                tid text collate "C" primary key, version integer not null, hash text not null)
                                with (fillfactor = 70)\
                            """,
                            """
                            create table standing (
                                tid text collate "C" primary key, game text not null, status text not null,
                                listed boolean not null, paused boolean not null, waiting integer not null,
                                deadline bigint, sitters text not null, created bigint not null, changed bigint not null)
                                with (fillfactor = 70)\
                            """,
                            "create index standing_status on standing (status, created)",
                            "create index standing_changed on standing (status, changed)",
                            """
                            create table sitter (
                                person text collate "C" not null, tid text collate "C" not null,
                                primary key (person, tid))\
                            """,
                            "create index sitter_table on sitter (tid)",
                            "create table origin (tid text collate \"C\" primary key, word text not"
                                    + " null)",
                            """
                            create table person (
                                id text collate "C" primary key, name text not null, account text unique, hash text not null,
                                admin boolean not null, suspended boolean not null, epoch integer not null,
                                created bigint not null)\
                            """,
                            """
                            create table signin (
                                key text collate "C" primary key, person text collate "C" not null, device text not null,
                                since bigint not null, seen bigint not null, until bigint not null)\
                            """,
                            "create index signin_person on signin (person)",
                            "create index signin_until on signin (until)",
                            """
                            create table result (
                                tid text collate "C" not null, seat integer not null, game text not null, names text not null,
                                who text collate "C" not null, place integer not null, points integer not null,
                                rated boolean not null, ended bigint not null, primary key (tid, seat))\
                            """,
                            "create index result_who on result (who, ended)",
                            """
                            create table rating (
                                who text collate "C" not null, game text not null, seats integer not null, name text not null,
                                rating double precision not null, deviation double precision not null,
                                volatility double precision not null, games integer not null,
                                primary key (who, game, seats))\
                            """,
                            """
                            create table chat (
                                tid text collate "C" not null, number integer not null, command text not null, at bigint not null,
                                name text not null, seat integer not null, text text not null,
                                primary key (tid, number), unique (tid, command))\
                            """,
                            "create table note (name text primary key, value text not null)"),
                    List.of(
                            """
                            alter table standing
                                add column live boolean not null default false, add column lost bigint not null default 0,
                                add column kept bigint not null default 0, add column asked integer not null default 0,
                                add column attended boolean not null default true, add column thinker text\
                            """,
                            "create index standing_recent on standing (changed)",
                            "create index standing_deadline on standing (deadline) where deadline"
                                    + " is not null",
                            "create index standing_lost on standing (tid) where lost > 0",
                            "create index standing_free on standing (changed) where asked <> 0 and"
                                    + " thinker is null",
                            "create index standing_thinker on standing (thinker) where thinker is"
                                    + " not null",
                            "create table node (id text primary key, beat bigint not null, spare"
                                    + " integer not null)",
                            """
                            create table presence (
                                tid text collate "C" not null, node text not null, person text collate "C" not null,
                                primary key (tid, node, person))\
                            """,
                            "create index presence_node on presence (node)"),
                    List.of(
                            """
                            create table outbox (
                                person text collate "C" not null, channel text not null, event text not null,
                                about text collate "C" not null, at bigint not null, due bigint not null, tries integer not null,
                                taken bigint, content text not null, primary key (person, channel, event, about))\
                            """,
                            "create index outbox_due on outbox (due) where taken is null",
                            """
                            create table lull (
                                person text collate "C" not null, channel text not null, until bigint not null,
                                primary key (person, channel))\
                            """,
                            "create table wish (person text collate \"C\" primary key, text text"
                                    + " not null)",
                            """
                            create table address (
                                person text collate "C" primary key, address text not null, key text collate "C" not null)\
                            """,
                            "create index address_key on address (key)",
                            """
                            create table token (
                                key text collate "C" primary key, person text collate "C" not null, kind text not null,
                                value text not null, until bigint not null)\
                            """,
                            "create index token_person on token (person, kind)"),
                    List.of(
                            """
                            alter table result
                                add column more text not null default '', add column earlier double precision,
                                add column later double precision, add column deviation double precision\
                            """,
                            "create index result_game on result (game, ended)"),
                    List.of(
                            """
                            create table tie (
                                person text collate "C" not null, other text collate "C" not null, name text not null,
                                blocked integer not null, primary key (person, other))\
                            """,
                            "create index tie_other on tie (other)",
                            """
                            create table jotting (
                                person text collate "C" not null, tid text collate "C" not null, text text not null,
                                primary key (person, tid))\
                            """,
                            "create index jotting_table on jotting (tid)"),
                    List.of(
                            "drop index standing_lost",
                            "create index standing_lost on standing (tid) where lost <> 0"),
                    List.of(
                            """
                            create table holiday (
                                person text collate "C" not null, since bigint not null, until bigint not null,
                                primary key (person, since))\
                            """,
                            """
                            create table follow (
                                person text collate "C" not null, tid text collate "C" not null,
                                primary key (person, tid))\
                            """,
                            "create index follow_table on follow (tid)"),
                    List.of("alter table node add column session integer"));

    /** The version of this build. */
    static final int VERSION = STEPS.size();

    /**
     * Servers whose version is at least this one may run beside this build: those before do not
     * know the deeds of holidays and of answers that were planned.
     */
    static final int OLDEST = 7;

    private PostgresSchema() {}

    /** Brings the schema to this build's version; one server at a time. */
    static void run(Db db) throws SQLException {
        db.once("begin");
        try {
            db.once("select pg_advisory_xact_lock(hashtext('" + NAME + " schema'))");
            db.once("create schema if not exists " + NAME);
            int version = version(db);
            fits(db);
            for (List<String> step : STEPS.subList(Math.min(version, VERSION), VERSION))
                for (String sql : step) db.once(sql);
            if (version < VERSION) {
                note(db, "schema", VERSION);
                note(db, "oldest", OLDEST);
            }
            db.once("commit");
        } catch (SQLException | RuntimeException e) {
            db.once("rollback");
            throw e;
        }
    }

    /** {@link StoreFailed} when this build is too old for the data. */
    static void fits(Db db) throws SQLException {
        if (version(db) > VERSION && number(db, "oldest").orElse(Integer.MAX_VALUE) > VERSION)
            throw new StoreFailed(
                    "too-old",
                    "the data was written by a newer version of the server: use that one",
                    null);
    }

    /** 0 when there is nothing yet. */
    static int version(Db db) throws SQLException {
        boolean there =
                db.first(
                                "select to_regclass('" + NAME + ".note') is not null",
                                row -> row.getBoolean(1))
                        .orElseThrow();
        return there ? number(db, "schema").orElse(0) : 0;
    }

    private static Optional<Integer> number(Db db, String name) throws SQLException {
        return db.first(
                "select value from note where name = ?",
                row -> Integer.parseInt(row.getString(1)),
                name);
    }

    private static void note(Db db, String name, int value) throws SQLException {
        db.run(
                "insert into note values (?, ?) on conflict (name) do update set value ="
                        + " excluded.value",
                name,
                "" + value);
    }
}
