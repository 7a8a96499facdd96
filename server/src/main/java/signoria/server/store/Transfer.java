package signoria.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Carries everything from one store into another that is empty, in one change, and sees by counts
 * and digests that all of it has come. What it is taken from stays as it is.
 */
public final class Transfer {
    /** What a column holds: a text, a whole number, yes or no, a fraction. */
    private enum Kind {
        TEXT,
        WHOLE,
        YES,
        REAL
    }

    private record Column(String name, Kind kind) {}

    private record Relation(String name, List<Column> columns) {
        /** Columns with a letter for their kind: {@code tid version:w}. */
        static Relation of(String name, String columns) {
            List<Column> all = new ArrayList<>();
            for (String each : columns.split(" ")) {
                String[] parts = (each + ":").split(":", -1);
                all.add(
                        new Column(
                                parts[0],
                                switch (parts[1]) {
                                    case "w" -> Kind.WHOLE;
                                    case "y" -> Kind.YES;
                                    case "r" -> Kind.REAL;
                                    default -> Kind.TEXT;
                                }));
            }
            return new Relation(name, all);
        }

        String names() {
            return String.join(", ", columns.stream().map(Column::name).toList());
        }
    }

    private static final Relation LINES = Relation.of("line", "tid version:w at:w command deed");

    private static final List<Relation> REST =
            List.of(
                    Relation.of("head", "tid version:w hash"),
                    Relation.of(
                            "standing",
                            "tid game status listed:y paused:y waiting:w deadline:w sitters"
                                    + " created:w changed:w"),
                    Relation.of("sitter", "person tid"),
                    Relation.of("origin", "tid word"),
                    Relation.of(
                            "person", "id name account hash admin:y suspended:y epoch:w created:w"),
                    Relation.of("signin", "key person device since:w seen:w until:w"),
                    Relation.of(
                            "result",
                            "tid seat:w game names who place:w points:w rated:y ended:w more"
                                    + " earlier:r later:r deviation:r"),
                    Relation.of(
                            "rating",
                            "who game seats:w name rating:r deviation:r volatility:r games:w"),
                    Relation.of("chat", "tid number:w command at:w name seat:w text"),
                    Relation.of(
                            "outbox",
                            "person channel event about at:w due:w tries:w taken:w content"),
                    Relation.of("lull", "person channel until:w"),
                    Relation.of("wish", "person text"),
                    Relation.of("address", "person address key"),
                    Relation.of("token", "key person kind value until:w"),
                    Relation.of("tie", "person other name blocked:w"),
                    Relation.of("jotting", "person tid text"),
                    Relation.of("holiday", "person since:w until:w"),
                    Relation.of("follow", "person tid"),
                    Relation.of("note", "name value"));

    /** Of the notes only this one is part of the data. */
    private static final String SECRET = "name = 'secret'";

    /** How many rows there are, and a digest of them that does not depend on their order. */
    public record Sum(long rows, String digest) {}

    private final SqlStore from;
    private final SqlStore to;

    private Transfer(SqlStore from, SqlStore to) {
        this.from = from;
        this.to = to;
    }

    /** Moves everything; the sums by table, which are the same on both sides. */
    public static Map<String, Sum> run(Store from, Store to) {
        return new Transfer((SqlStore) from, (SqlStore) to).run();
    }

    private Map<String, Sum> run() {
        if (count(from, "head") == 0 && count(from, "person") == 0)
            throw new StoreFailed("storage", "there is nothing to move", null);
        for (String each : List.of("head", "person", "result", "chat"))
            if (count(to, each) > 0)
                throw new StoreFailed(
                        "storage",
                        "there is data already where it should go: take an empty one",
                        null);
        Map<String, Sum> before =
                from.read(
                        source -> source.snapshot(() -> to.write(target -> copy(source, target))));
        Map<String, Sum> after = to.read(db -> db.snapshot(() -> sums(db)));
        if (!before.equals(after))
            throw new StoreFailed(
                    "damaged", "what came is not what went: " + before + ", " + after, null);
        return after;
    }

    private static long count(SqlStore store, String table) {
        return store.read(db -> db.first("select count(*) from " + table, row -> row.getLong(1)))
                .orElseThrow();
    }

    private static Map<String, Sum> copy(Db source, Db target) throws SQLException {
        source.unhurried();
        target.unhurried();
        target.run("delete from note where " + SECRET); // a store that was opened has made one
        Map<String, Sum> sums = walk(source, (relation, row) -> insert(target, relation, row));
        target.moved();
        return sums;
    }

    private static Map<String, Sum> sums(Db db) throws SQLException {
        return walk(db, (_, _) -> {});
    }

    private interface Visit {
        void at(Relation relation, List<Object> row) throws SQLException;
    }

    /** Goes through all rows; the ledgers one by one, for they are most of it. */
    private static Map<String, Sum> walk(Db db, Visit visit) throws SQLException {
        Map<String, Sum> sums = new TreeMap<>();
        Digest lines = new Digest();
        for (String table : db.all("select tid from head", row -> row.getString(1)))
            for (List<Object> row : rows(db, LINES, "tid = ?", table)) {
                lines.add(row);
                visit.at(LINES, row);
            }
        sums.put(LINES.name(), lines.sum());
        for (Relation relation : REST) {
            Digest digest = new Digest();
            String where = relation.name().equals("note") ? SECRET : "1 = 1";
            for (List<Object> row : rows(db, relation, where)) {
                digest.add(row);
                visit.at(relation, row);
            }
            sums.put(relation.name(), digest.sum());
        }
        return sums;
    }

    private static List<List<Object>> rows(
            Db db, Relation relation, String where, Object... arguments) throws SQLException {
        return db.all(
                "select " + relation.names() + " from " + relation.name() + " where " + where,
                row -> values(relation, row),
                arguments);
    }

    private static List<Object> values(Relation relation, ResultSet row) throws SQLException {
        List<Object> values = new ArrayList<>();
        for (int i = 1; i <= relation.columns().size(); i++) {
            Object value =
                    switch (relation.columns().get(i - 1).kind()) {
                        case TEXT -> row.getString(i);
                        case WHOLE -> row.getLong(i);
                        case YES -> row.getBoolean(i);
                        case REAL -> row.getDouble(i);
                    };
            values.add(row.wasNull() ? null : value);
        }
        return values;
    }

    private static void insert(Db db, Relation relation, List<Object> row) throws SQLException {
        String marks = "?, ".repeat(row.size() - 1) + "?";
        db.run(
                "insert into "
                        + relation.name()
                        + " ("
                        + relation.names()
                        + ") values ("
                        + marks
                        + ")",
                row.toArray());
    }

    /** Rows have keys, so no two are alike and cancel each other out. */
    private static final class Digest {
        private final byte[] all = new byte[32];
        private long rows;

        void add(List<Object> row) {
            try {
                StringBuilder text = new StringBuilder();
                for (Object each : row) {
                    String value = String.valueOf(each);
                    text.append(each == null ? -1 : value.length()).append(':').append(value);
                }
                byte[] one =
                        MessageDigest.getInstance("SHA-256")
                                .digest(text.toString().getBytes(StandardCharsets.UTF_8));
                for (int i = 0; i < all.length; i++) all[i] ^= one[i];
                rows++;
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError(e); // every Java has it
            }
        }

        Sum sum() {
            return new Sum(rows, java.util.HexFormat.of().formatHex(all));
        }
    }
}
