package signoria.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where a game's catalogue comes from: the tables {@code catalog/*.tsv} beside a class, and over
 * them those of a user. A user's row with the id of one of ours replaces it; any other id is added.
 */
public final class Tables {
    private final boolean printed;
    private final String place;
    private final Map<String, String> files;
    private final Map<String, List<Row>> read = Collections.synchronizedMap(new TreeMap<>());

    private Tables(boolean printed, String place, Map<String, String> files) {
        this.printed = printed;
        this.place = place;
        this.files = new TreeMap<>(files);
    }

    /** As printed. */
    public static Tables printed() {
        return new Tables(true, "", Map.of());
    }

    /**
     * A user's tables laid over the printed ones.
     *
     * @param place what goes before a table's name where an error names it
     * @param files the text of each table, by its name
     */
    public static Tables over(String place, Map<String, String> files) {
        return new Tables(false, place, files);
    }

    /** The rows of a table, ours with the user's laid over. */
    public List<Row> rows(Class<?> beside, String file) {
        Map<String, Row> rows = byId(parse(file, Text.resource(beside, "catalog/" + file)));
        files.forEach(
                (name, text) -> {
                    if (name.equals(file)) rows.putAll(byId(parse(place + name, text)));
                    else if (!Text.isResource(beside, "catalog/" + name))
                        throw new BadInput(place + name + ": the game has no table of this name");
                });
        read.put(file, List.copyOf(rows.values()));
        return new ArrayList<>(rows.values());
    }

    /** The tables that a game was made from, by file: every one that was read so far. */
    public Map<String, List<Row>> read() {
        return Collections.unmodifiableMap(read);
    }

    private static Map<String, Row> byId(List<Row> rows) {
        Map<String, Row> all = new LinkedHashMap<>();
        for (Row row : rows) {
            if (row.id().isBlank()) throw row.error(row.header().getFirst(), "an id");
            Row before = all.put(row.id(), row);
            if (before != null)
                throw row.error(
                        row.header().getFirst(), "an id of its own, unlike line " + before.line());
        }
        return all;
    }

    public boolean isPrinted() {
        return printed;
    }

    /** A dash for the printed tables, else the digest of the user's: records name it. */
    public String digest() {
        if (printed) return "-";
        StringBuilder all = new StringBuilder();
        files.forEach((name, text) -> all.append(name).append('\n').append(text).append('\n'));
        return Digest.brief(all.toString());
    }

    /**
     * Rows of a tab-separated table: a header line, then one row a line; the first column is the
     * id; # starts a comment.
     */
    public static List<Row> parse(String file, String text) {
        List<Row> rows = new ArrayList<>();
        List<String> header = null;
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            List<String> cells = List.of(line.split("\t", -1));
            if (header == null) header = cells;
            else if (cells.size() != header.size())
                throw new BadInput(
                        file
                                + ":"
                                + number
                                + ": expected "
                                + header.size()
                                + " columns, found "
                                + cells.size());
            else rows.add(new Row(file, number, header, cells));
        }
        if (header == null)
            throw new BadInput(file + ": expected a header line with the names of the columns");
        return rows;
    }

    /**
     * One row; every reading of a cell that fails names file, line, column and what was expected.
     */
    public record Row(String file, int line, List<String> header, List<String> cells) {
        private static final Set<String> MARKS = Set.of("printed", "public", "designed");

        public String id() {
            return cells.getFirst();
        }

        public String text(String column) {
            int index = header.indexOf(column);
            if (index < 0) throw new BadInput(file + ":1: expected a column '" + column + "'");
            return cells.get(index).strip();
        }

        public int number(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException e) {
                throw error(column, "a number");
            }
        }

        public <E extends Enum<E>> E constant(String column, Class<E> type) {
            try {
                return Text.constant(type, text(column), column);
            } catch (BadInput e) {
                throw new BadInput(file + ":" + line + ": " + e.getMessage());
            }
        }

        /**
         * How sure the figures of the row are: {@code printed}, {@code public} or {@code designed}.
         */
        public String mark() {
            String mark = text("mark");
            if (!MARKS.contains(mark)) throw error("mark", "printed, public or designed");
            return mark;
        }

        /** What to throw when a cell is not what it should be. */
        public BadInput error(String column, String expected) {
            return new BadInput(
                    file
                            + ":"
                            + line
                            + ": "
                            + column
                            + ": expected "
                            + expected
                            + ", not '"
                            + text(column)
                            + "'");
        }
    }
}
