package signoria.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A module's own files, as its tests read them.
 *
 * @param game its id, with which citations of its paragraphs begin
 * @param rules the folder of the code, tables and texts that cite
 * @param tests the folder or file of the tests
 * @param scenarioFiles the folder of the scenario files
 */
public record Sources(String game, Path rules, Path tests, Path scenarioFiles) {
    /** Files in which a paragraph may be cited. */
    private static final Pattern CITING = Pattern.compile("\\.(java|tsv|en|it|scenario)$");

    /** Where a module keeps them. */
    public static Sources ofModule(String game) {
        Path source = Path.of("src");
        return new Sources(
                game,
                source.resolve("main"),
                source.resolve("test/java"),
                source.resolve("test/resources/scenarios"));
    }

    List<Scenario> scenarios() {
        List<Scenario> scenarios = new ArrayList<>();
        for (Path file : files(scenarioFiles, ".scenario"))
            scenarios.addAll(Scenario.read(file.toString(), read(file)));
        return scenarios;
    }

    /** The ids of all rows of the catalogue, but for the tables named. */
    List<String> catalogue(Set<String> without) {
        List<String> ids = new ArrayList<>();
        for (Path file : files(rules, ".tsv"))
            if (!without.contains(file.getFileName().toString()))
                for (Tables.Row row : Tables.parse(file.toString(), read(file))) ids.add(row.id());
        return ids;
    }

    /** The signs that the game's own board in the browser draws, if it has one. */
    List<String> drawn() {
        Path icons = Path.of("../../web/src/boards", game, "icons.tsv");
        if (!Files.exists(icons)) return List.of();
        return read(icons).lines().skip(1).map(line -> line.split("\t")[0]).toList();
    }

    /** The paragraphs cited anywhere in code, tables, texts and tests. */
    Set<String> cited() {
        Set<String> cited = new TreeSet<>();
        for (Path folder : List.of(rules, tests, scenarioFiles))
            for (Path file : files(folder, ""))
                if (CITING.matcher(file.toString()).find()) cited.addAll(citations(read(file)));
        return cited;
    }

    private Set<String> citations(String text) {
        Set<String> cited = new TreeSet<>();
        Matcher id =
                Pattern.compile("(?:(?<![\\w/.-])" + game + "/|§)([a-z0-9-]+(\\.[a-z0-9]+)+)")
                        .matcher(text);
        while (id.find()) cited.add(game + "/" + id.group(1));
        return cited;
    }

    static List<Path> files(Path folder, String ending) {
        if (!Files.exists(folder)) return List.of();
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
