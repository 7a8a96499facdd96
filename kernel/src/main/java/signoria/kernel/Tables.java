package signoria.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Where a game's catalogue comes from: the tables {@code catalog/*.tsv} beside a class, and over
 * them those of a user's folder. A user's row with the id of one of ours replaces it; any other id
 * is added.
 */
public final class Tables {
    private final Optional<Path> folder;
    private final Map<String, List<Row>> read = new ConcurrentSkipListMap<>();

    private Tables(Optional<Path> folder) {
        this.folder = folder;
    }

    /** As printed. */
    public static Tables printed() {
        return new Tables(Optional.empty());
    }

    /** A user's folder laid over the printed tables. */
    public static Tables over(Path folder) {
        if (!Files.isDirectory(folder))
            throw new BadInput("no folder " + folder + " for --catalog");
        return new Tables(Optional.of(folder));
    }

    /** The rows of a table, ours with the user's laid over. */
    public List<Row> rows(Class<?> beside, String file) {
        Map<String, Row> rows = byId(parse(file, Text.resource(beside, "catalog/" + file)));
        for (Path over : files()) {
            String name = over.getFileName().toString();
            if (name.equals(file)) rows.putAll(byId(parse(over.toString(), content(over))));
            else if (beside.getResource("catalog/" + name) == null)
                throw new BadInput(over + ": the game has no table of this name");
        }
        read.put(file, List.copyOf(rows.values()));
        return new ArrayList<>(rows.values());
    }

    /** The tables that a game was made from, by file: every one that was read so far. */
    public Map<String, List<Row>> read() {
        return Collections.unmodifiableMap(read);
    }

    /** The user's tables. */
    private List<Path> files() {
        if (folder.isEmpty()) return List.of();
        try (var files = Files.list(folder.get())) {
            return files.filter(path -> path.toString().endsWith(".tsv")).sorted().toList();
        } catch (IOException e) {
            throw new BadInput("cannot read " + folder.get() + ": " + e.getMessage());
        }
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

    /** A dash for the printed tables, else the digest of the user's files: records name it. */
    public String digest() {
        if (folder.isEmpty()) return "-";
        StringBuilder all = new StringBuilder();
        for (Path file : files())
            all.append(file.getFileName()).append('\n').append(content(file)).append('\n');
        return Digest.brief(all.toString());
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage());
        }
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
