package signoria.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A store on a PostgreSQL that several servers may share. */
public final class PostgresStore extends SqlStore {
    private static final int CONNECTIONS = 10;
    private static final long PATIENCE = 10_000;
    private static final int TRIES = 3;

    /** What stands still in the middle of a change lets go of it, so that others can go on. */
    private static final String SESSION =
            "set idle_in_transaction_session_timeout = '1s'; set lock_timeout = '5s'; set"
                    + " statement_timeout = '20s'";

    /** Another change was in the way: the same again may do. */
    private static final Set<String> IN_THE_WAY = Set.of("40001", "40P01");

    /** It has nothing to say that we would not say ourselves. */
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    static {
        POOL.setLevel(Level.SEVERE);
    }

    private final PostgresUrl url;
    private final HikariDataSource pool;
    private final PostgresNodes nodes;

    private PostgresStore(PostgresUrl url) {
        this.url = url;
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url.jdbc());
        config.setDataSourceProperties(url.properties());
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(2);
        config.setConnectionTimeout(PATIENCE);
        config.setValidationTimeout(1000);
        config.setInitializationFailTimeout(-1);
        config.setConnectionInitSql(SESSION);
        config.setPoolName("store");
        this.pool = new HikariDataSource(config);
        this.nodes = new PostgresNodes(this, url);
    }

    /** Opens the store, and brings its schema up to date. */
    public static PostgresStore open(PostgresUrl url) {
        look(url, PostgresSchema::run);
        return new PostgresStore(url);
    }

    /** Opens a store that is there, as it is. */
    public static PostgresStore existing(PostgresUrl url) {
        look(
                url,
                db -> {
                    PostgresSchema.fits(db);
                    if (PostgresSchema.version(db) < PostgresSchema.VERSION)
                        throw new StoreFailed(
                                "storage",
                                PostgresSchema.version(db) == 0
                                        ? "there is no data in " + url
                                        : "the data is of an earlier version: start the server"
                                                + " with it once",
                                null);
                });
        return new PostgresStore(url);
    }

    private interface Look {
        void at(Db db) throws SQLException;
    }

    private static void look(PostgresUrl url, Look look) {
        try (Db db = new PostgresDb(DriverManager.getConnection(url.jdbc(), url.properties()))) {
            look.at(db);
        } catch (SQLException e) {
            throw unreachable(url, e);
        }
    }

    private static StoreFailed unreachable(PostgresUrl url, SQLException e) {
        String state = String.valueOf(e.getSQLState());
        String what =
                switch (state) {
                    case "08001", "08006", "08004" ->
                            ": it cannot be reached (" + line(e) + "); is it running?";
                    case "28P01", "28000" ->
                            ": it does not let " + url.user() + " in; set PGPASSWORD or ~/.pgpass";
                    case "3D000" ->
                            ": there is no such database; make it with createdb " + url.database();
                    default -> ": " + line(e);
                };
        if (line(e).contains("no password was provided"))
            what = ": it asks for a password; set PGPASSWORD or ~/.pgpass";
        return new StoreFailed("storage", "the database " + url + what, e);
    }

    private static String line(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip();
    }

    @Override
    <T> T write(Db.Work<T> work) {
        for (int tries = 1; ; tries++) {
            boolean committing = false;
            try (Db db = new PostgresDb(pool.getConnection())) {
                db.connection.setAutoCommit(false);
                T result = work.on(db);
                committing = true;
                db.connection.commit();
                return result;
            } catch (SQLException e) {
                boolean again = inTheWay(e) || !committing && cut(e);
                if (!again || tries == TRIES) throw failed(e);
            }
        }
    }

    @Override
    <T> T read(Db.Work<T> work) {
        for (int tries = 1; ; tries++)
            try (Db db = new PostgresDb(pool.getConnection())) {
                return work.on(db);
            } catch (SQLException e) {
                if (!cut(e) || tries == TRIES) throw failed(e);
            }
    }

    private static boolean inTheWay(SQLException e) {
        return IN_THE_WAY.contains(String.valueOf(e.getSQLState()));
    }

    /** The connection is gone: another one may be good. */
    private static boolean cut(SQLException e) {
        if (e instanceof SQLTransientConnectionException) return false; // waited long enough
        String state = String.valueOf(e.getSQLState());
        return state.startsWith("08") || state.startsWith("57P") || state.equals("25P03");
    }

    /** What to say of an error of the database; after a cut it may have been saved all the same. */
    private static StoreFailed failed(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        if (state.equals("53100"))
            return new StoreFailed(
                    "disk-full", "the disk is full: nothing was saved; make room and try again", e);
        if (e instanceof SQLTransientConnectionException || cut(e))
            return new StoreFailed("storage", "the database does not answer; try again", e);
        return new StoreFailed("storage", "the database refuses: " + line(e), e);
    }

    /**
     * Writes to the database's log alone: on a row, a server that froze would hold up the checks of
     * all others. Whether there is room is for the database's own host to watch.
     */
    @Override
    public void check() {
        write(
                db ->
                        db.all(
                                "select pg_logical_emit_message(true, 'signoria', 'check')",
                                row -> row.getString(1)));
    }

    @Override
    public Ledger ledger() {
        return new PostgresLedger(this);
    }

    @Override
    public PostgresNodes nodes() {
        return nodes;
    }

    @Override
    public void backup(Path file) {
        throw new StoreFailed("storage", howToBackUp(url), null);
    }

    /** Has a server given a sign of life of late? */
    public boolean inUse() {
        return nodes.others() > 0;
    }

    /** What to say instead of making a copy. */
    public static String howToBackUp(PostgresUrl url) {
        return "a PostgreSQL database is copied with its own tool: pg_dump --format=custom"
                + " --schema="
                + PostgresSchema.NAME
                + " --file=FILE "
                + url;
    }

    /** What to say instead of putting a copy back. */
    public static String howToRestore(PostgresUrl url) {
        return "a PostgreSQL database is restored with its own tool, while no server runs:"
                + " pg_restore --clean --if-exists --single-transaction --dbname="
                + url
                + " FILE";
    }

    @Override
    public void close() {
        nodes.close();
        pool.close();
    }

    /** A connection of the pool, to which it goes back. */
    private static final class PostgresDb extends Db {
        PostgresDb(Connection connection) {
            super(connection);
        }

        @Override
        String beginSnapshot() {
            return "begin isolation level repeatable read read only";
        }

        @Override
        void unhurried() throws SQLException {
            once("set idle_in_transaction_session_timeout = 0; set statement_timeout = 0");
        }

        /** What is to be done at the tables is found out by whoever opens them first. */
        @Override
        void moved() throws SQLException {
            once(
                    """
                    update standing s set asked = 1, live = exists (
                        select 1 from line l where l.tid = s.tid and l.version = 1
                            and l.deed like '%"clock":{"type":"live"%')
                    where status = 'running' and not paused\
                    """);
        }

        /** It has no texts with this character, so that nothing is found by one. */
        @Override
        Object argument(Object given) {
            return given instanceof String text ? text.replace('\0', '\uFFFD') : given;
        }

        @Override
        void alone(String table) throws SQLException {
            once("lock table " + table + " in exclusive mode");
        }
    }
}
