package signoria.kernel.laws;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Tables;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A catalogue as a stranger might lay over ours: the printed one with some cells exchanged. */
final class OwnTables {
    /** One stint in so many is played with one. */
    static final int RARELY = 4;

    private static final int TRIES = 10;
    private static final int MOST_SWAPS = 6;

    private final Path folder;
    private final Class<?> beside;

    OwnTables(Path records, Game<?, ?, ?> printed, long number) {
        this.folder = records.resolve(printed.sheet().id() + "-catalog-" + number);
        this.beside = printed.getClass();
    }

    /** The game with such a catalogue; the printed one where every try is refused. */
    <S, M, V> Game<S, M, V> laid(Game<S, M, V> printed, SplittableRandom dice) {
        Map<String, List<Tables.Row>> all = tables();
        for (int tries = 0; tries < TRIES && !all.isEmpty(); tries++) {
            write(all, dice);
            try {
                return printed.with(Tables.over(folder));
            } catch (BadInput refused) {
                clear();
            }
        }
        return printed;
    }

    private void write(Map<String, List<Tables.Row>> all, SplittableRandom dice) {
        Map<String, Map<Integer, List<String>>> changed = new TreeMap<>();
        List<String> files = List.copyOf(all.keySet());
        for (int swaps = dice.nextInt(1, MOST_SWAPS + 1); swaps > 0; swaps--) {
            String file = files.get(dice.nextInt(files.size()));
            List<Tables.Row> rows = all.get(file);
            if (rows.size() < 2 || rows.getFirst().header().size() < 2) continue;
            int column = dice.nextInt(1, rows.getFirst().header().size());
            swap(
                    changed.computeIfAbsent(file, _ -> new TreeMap<>()),
                    rows,
                    dice.nextInt(rows.size()),
                    dice.nextInt(rows.size()),
                    column);
        }
        try {
            Files.createDirectories(folder);
            for (var file : changed.entrySet()) {
                List<String> lines = new ArrayList<>();
                lines.add(String.join("\t", all.get(file.getKey()).getFirst().header()));
                for (List<String> cells : file.getValue().values())
                    lines.add(String.join("\t", cells));
                Files.write(folder.resolve(file.getKey()), lines);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void swap(
            Map<Integer, List<String>> changed,
            List<Tables.Row> rows,
            int one,
            int other,
            int column) {
        for (int row : List.of(one, other))
            changed.computeIfAbsent(row, at -> new ArrayList<>(rows.get(at).cells()));
        String kept = changed.get(one).get(column);
        changed.get(one).set(column, changed.get(other).get(column));
        changed.get(other).set(column, kept);
    }

    /** The tables of the game, by their names. */
    private Map<String, List<Tables.Row>> tables() {
        URL place = beside.getResource("catalog");
        if (place == null) return Map.of();
        try {
            URI uri = place.toURI();
            if (!uri.getScheme().equals("jar")) return parsed(Path.of(uri));
            try (FileSystem jar = FileSystems.newFileSystem(jar(uri))) {
                String text = uri.toString();
                return parsed(jar.getPath(text.substring(text.indexOf("!/") + 1)));
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the catalogue cannot be read", e);
        }
    }

    private static Path jar(URI uri) {
        String text = uri.toString();
        return Path.of(URI.create(text.substring("jar:".length(), text.indexOf("!/"))));
    }

    private static Map<String, List<Tables.Row>> parsed(Path folder) throws IOException {
        Map<String, List<Tables.Row>> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".tsv")).toList()) {
                String name = file.getFileName().toString();
                all.put(name, Tables.parse(name, Files.readString(file)));
            }
        }
        return all;
    }

    @Override
    public String toString() {
        return "--catalog " + folder;
    }

    /** Nothing went wrong: nobody needs it any more. */
    void clear() {
        if (Files.notExists(folder)) return;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
