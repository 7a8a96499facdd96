package signoria.server.store;

import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One connection with its statements, for one thread at a time. */
class Db implements AutoCloseable {
    /** Reads one row. */
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    final Connection connection;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    Db(Connection connection) {
        this.connection = connection;
    }

    /** An empty database that is never written. */
    static Db inMemory() throws SQLException {
        return new Db(DriverManager.getConnection("jdbc:sqlite::memory:"));
    }

    /** Runs a statement; how many rows it changed. */
    int run(String sql, Object... arguments) throws SQLException {
        try {
            return prepared(sql, arguments).executeUpdate();
        } catch (SQLException e) {
            forget(sql);
            throw e;
        }
    }

    /** Runs a statement that is not worth keeping, such as a pragma. */
    void once(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    <T> List<T> all(String sql, Row<T> row, Object... arguments) throws SQLException {
        List<T> rows = new ArrayList<>();
        try (ResultSet results = prepared(sql, arguments).executeQuery()) {
            while (results.next()) rows.add(row.read(results));
        }
        return rows;
    }

    <T> Optional<T> first(String sql, Row<T> row, Object... arguments) throws SQLException {
        List<T> rows = all(sql, row, arguments);
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.getFirst());
    }

    /** A change, undone whole when it throws; or a look. */
    interface Work<T> {
        T on(Db db) throws SQLException;
    }

    /** Work of several queries. */
    interface Look<T> {
        T at() throws SQLException;
    }

    /** Queries that all see the same moment. */
    <T> T snapshot(Look<T> look) throws SQLException {
        once(beginSnapshot());
        try {
            return look.at();
        } finally {
            once("rollback");
        }
    }

    String beginSnapshot() {
        return "begin";
    }

    /** Until the end of this change nobody else writes to a table; here nobody does anyway. */
    void alone(String table) throws SQLException {}

    /** What follows may take its time. */
    void unhurried() throws SQLException {}

    /** Rows came that another store had made. */
    void moved() throws SQLException {}

    /** Is a row with this key there already? */
    static boolean isTaken(SQLException e) {
        if (e instanceof SQLiteException sqlite)
            return sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
                    || sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE;
        return "23505".equals(e.getSQLState());
    }

    private PreparedStatement prepared(String sql, Object[] arguments) throws SQLException {
        PreparedStatement statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            statements.put(sql, statement);
        }
        for (int i = 0; i < arguments.length; i++)
            statement.setObject(i + 1, argument(arguments[i]));
        return statement;
    }

    /** As the database takes it. */
    Object argument(Object given) {
        return given;
    }

    /** A statement that failed may not be used again. */
    private void forget(String sql) throws SQLException {
        PreparedStatement failed = statements.remove(sql);
        if (failed != null) failed.close();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
