package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The house stands as drawn: arrows never turn back, no game sees another, nothing outside {@code
 * games/} names a game, and the kernel and the games use the JDK only, and of it nothing that a
 * browser's page lacks. The games are found by their folders, so a new one is guarded without a
 * change here.
 */
class ArchitectureTest {
    private static final Path ROOT = root();

    static {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false); // names suffice
    }

    /** The arrows: who may use whom. Every game may use the kernel. */
    private static final Map<String, Set<String>> ARROWS =
            Map.of(
                    "scribe", Set.of(),
                    "kernel", Set.of(),
                    "bots", Set.of("kernel"),
                    "wire", Set.of("kernel"),
                    "arena", Set.of("kernel", "bots", "wire"),
                    "server", Set.of("kernel", "bots", "wire"),
                    "engine", Set.of("kernel", "bots", "wire"),
                    "cli", Set.of("kernel", "bots", "wire", "arena", "server", "engine"));

    @Test
    void arrowsNeverTurnBackAndNoGameSeesAnother() {
        for (String module : modules()) {
            assertThat(turnedBack(module, classes(module))).as(module).isEmpty();
        }
    }

    @Test
    void kernelAndGamesUseTheJdkOnly() {
        assertThat(strangers(classes("kernel"))).as("kernel").isEmpty();
        for (String game : games()) {
            assertThat(strangers(classes("games/" + game))).as(game).isEmpty();
        }
    }

    /** They run in a page, too, where there are no files, processes, sockets and threads. */
    @Test
    void kernelGamesAndBotsNeedNoMachine() {
        assertThat(machinery(classes("kernel"))).as("kernel").isEmpty();
        assertThat(machinery(classes("bots"))).as("bots").isEmpty();
        for (String game : games()) {
            assertThat(machinery(classes("games/" + game))).as(game).isEmpty();
        }
    }

    @Test
    void nothingOutsideGamesNamesAGame() {
        List<String> named = new ArrayList<>();
        for (Path file : sourcesOutsideGames()) {
            String where = ROOT.relativize(file).toString();
            String name = file.getFileName().toString();
            namedIn(name, text(file), games()).forEach(s -> named.add(where + ": " + s));
        }
        assertThat(named).isEmpty();
    }

    @Test
    void everyModuleHasAPlace() {
        assertThat(modules()).contains("kernel", "cli");
        assertThat(games()).isNotEmpty();
        for (String module : modules()) {
            assertThat(module.startsWith("games/") || ARROWS.containsKey(module))
                    .as("the arrows of %s", module)
                    .isTrue();
        }
    }

    /** The guards themselves: each must bark at a burglar. */
    @Test
    void guardsCanFail() {
        List<JavaClass> mine = List.of(new ClassFileImporter().importClass(ArchitectureTest.class));
        assertThat(turnedBack("kernel", classes("cli"))).as("cli in the kernel").isNotEmpty();
        assertThat(turnedBack("cli", mine)).isEmpty();
        assertThat(turnedBack("games/chess", mine)).as("cli in a game").isNotEmpty();
        assertThat(strangers(mine)).as("ArchUnit is no part of the JDK").isNotEmpty();
        assertThat(machinery(mine)).as("this test reads files").isNotEmpty();
        assertThat(machinery(classes("arena"))).as("threads").anyMatch(s -> s.contains(".Thread"));

        Set<String> ids = Set.of("chess");
        assertThat(namedIn("Table.java", "import signoria.games.chess.Board;", ids)).isNotEmpty();
        assertThat(namedIn("Table.java", "if (id.equals(\"chess\")) return;", ids)).isNotEmpty();
        assertThat(namedIn("Table.ts", "const rule = 'chess/castling.2'", ids)).isNotEmpty();
        assertThat(namedIn("ChessTable.svelte", "", ids)).isNotEmpty();
        assertThat(namedIn("a.properties", "\nchess.title = Chess", ids)).isNotEmpty();
        assertThat(namedIn("Chessmen.java", "/* chess: no */ int chess; \"a chess set\"", ids))
                .isEmpty();
    }

    /** Uses of a module's classes that the arrows do not allow. */
    private static List<String> turnedBack(String module, Collection<JavaClass> classes) {
        Set<String> allowed =
                new TreeSet<>(module.startsWith("games/") ? Set.of("kernel") : ARROWS.get(module));
        allowed.add(module);
        return classes.stream()
                .flatMap(c -> Stream.concat(Stream.of(c), uses(c)).map(to -> List.of(c, to)))
                .filter(arrow -> arrow.getLast().getName().startsWith("signoria."))
                .filter(arrow -> !allowed.contains(moduleOf(arrow.getLast())))
                .map(arrow -> arrow.getFirst().getName() + " -> " + arrow.getLast().getName())
                .distinct()
                .toList();
    }

    /** Uses of classes that belong neither to us nor to the JDK. */
    private static List<String> strangers(Collection<JavaClass> classes) {
        return classes.stream()
                .flatMap(ArchitectureTest::uses)
                .map(JavaClass::getName)
                .filter(name -> name.contains(".") && !name.startsWith("signoria."))
                .filter(name -> !name.startsWith("java."))
                .distinct()
                .toList();
    }

    /** What of the JDK stands for a machine: files, processes, sockets, threads. */
    private static final Pattern MACHINE =
            Pattern.compile(
                    "java[.](nio[.](file|channels)|net|security|rmi)[.].*"
                            + "|java[.]io[.](File|RandomAccess|Console).*"
                            + "|java[.]lang[.](Process|Runtime$|Thread|ModuleLayer).*"
                            + "|java[.]lang[.]System[$]Logger.*"
                            + "|java[.]util[.](Timer|Scanner|jar[.]|zip[.]).*"
                            + "|java[.]util[.]concurrent[.](?!ConcurrentHashMap|atomic[.]).*");

    private static List<String> machinery(Collection<JavaClass> classes) {
        return classes.stream()
                .flatMap(c -> uses(c).map(to -> List.of(c, to)))
                .filter(use -> MACHINE.matcher(use.getLast().getName()).matches())
                .map(use -> use.getFirst().getName() + " -> " + use.getLast().getName())
                .distinct()
                .toList();
    }

    private static Stream<JavaClass> uses(JavaClass c) {
        return c.getDirectDependenciesFromSelf().stream()
                .map(d -> d.getTargetClass().getBaseComponentType());
    }

    /** {@code signoria.games.x.Y} belongs to {@code games/x}, {@code signoria.bots.Z} to bots. */
    private static String moduleOf(JavaClass c) {
        String[] name = c.getPackageName().split("\\.");
        return name[1].equals("games") ? "games/" + name[2] : name[1];
    }

    /**
     * Where a text names a game: by its package, as a quoted id or the head of a quoted path, as a
     * property's key, or in a file's name.
     */
    private static List<String> namedIn(String fileName, String text, Set<String> ids) {
        List<String> found = new ArrayList<>();
        for (String id : ids) {
            String capital = Character.toUpperCase(id.charAt(0)) + id.substring(1);
            if (Pattern.matches(capital + "([A-Z.].*)", fileName)) found.add(fileName);
        }
        String any = String.join("|", ids);
        Pattern pattern =
                Pattern.compile(
                        "signoria[./]games[./]\\w+"
                                + ("|[\"'`](" + any + ")([\"'`]|[/.:][a-z])")
                                + (fileName.endsWith(".properties")
                                        ? "|(?m)^(" + any + ")[.= ]"
                                        : ""));
        pattern.matcher(text).results().map(r -> r.group().strip()).forEach(found::add);
        return found;
    }

    private static Collection<JavaClass> classes(String module) {
        Path folder = ROOT.resolve(module).resolve("target/classes");
        return Files.isDirectory(folder)
                ? List.copyOf(new ClassFileImporter().importPath(folder))
                : List.of();
    }

    private static Set<String> modules() {
        Set<String> modules = new TreeSet<>(folders(ROOT));
        modules.removeIf(name -> !Files.exists(ROOT.resolve(name).resolve("src/main/java")));
        games().forEach(game -> modules.add("games/" + game));
        return modules;
    }

    private static Set<String> games() {
        return folders(ROOT.resolve("games"));
    }

    /** The folders in this one that Maven builds. */
    private static Set<String> folders(Path in) {
        try (Stream<Path> list = Files.list(in)) {
            return list.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Every main source of the other modules; in the web client all but the board registry. */
    private static List<Path> sourcesOutsideGames() {
        List<Path> sources = new ArrayList<>();
        for (String module : modules()) {
            if (!module.startsWith("games/"))
                sources.addAll(files(ROOT.resolve(module + "/src/main")));
        }
        Path boards = ROOT.resolve("web/src/boards");
        files(ROOT.resolve("web/src")).stream()
                .filter(file -> !file.startsWith(boards))
                .forEach(sources::add);
        return sources;
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("games/pom.xml"))) folder = folder.getParent();
        return folder;
    }
}
