package signoria.engine.build;

import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

import signoria.engine.Face;
import signoria.kernel.JsonWriter;
import signoria.kernel.Text;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles kernel, bots and one game for the page, for every game in the house, as far as anything
 * has changed: {@code Compile ROOT FOLDER [GAME…]}.
 *
 * <p>The folder then holds {@code GAME.HASH.wasm} for each game, its lessons as {@code
 * lessons-GAME.HASH.json}, the loader {@code loader.HASH.js}, and {@code engine.json}, which names
 * them; it is written again after each game, so that a page finds what is there already.
 */
public final class Compile {
    private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

    /**
     * Calls go straight to the one method that can be meant, and what is called from one place only
     * is put there. All the inlining there is would make an engine half as big again.
     */
    private static final TeaVMOptimizationLevel LEVEL = TeaVMOptimizationLevel.ADVANCED;

    private static final JsonWriter JSON = new JsonWriter() {};

    private static final int NAMED = 16; // hex digits of a content's hash
    private static final List<String> SHARED = List.of("kernel", "bots", "engine");

    /** What is not compiled for a page; of this, lessons reach it as they are. */
    private static final Pattern STAYS =
            Pattern.compile("signoria/(engine/browser|kernel/laws)/|.*/lessons/");

    private static final Pattern HASHED = Pattern.compile(".+\\.[0-9a-f]{" + NAMED + "}\\.\\w+");

    private final Path root;
    private final Path folder;
    private final List<Path> compiler;

    private Compile(Path root, Path folder) {
        this.root = root;
        this.folder = folder;
        this.compiler =
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(path -> path.getFileName().toString().contains("teavm"))
                        .sorted(Comparator.comparing(path -> path.getFileName().toString()))
                        .toList();
    }

    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        Compile compile = new Compile(Path.of(arguments[0]), Path.of(arguments[1]));
        List<String> games = List.of(arguments).subList(2, arguments.length);
        compile.all(games.isEmpty() ? compile.games() : games);
    }

    private List<String> games() throws IOException {
        try (Stream<Path> list = Files.list(root.resolve("games"))) {
            return list.filter(game -> Files.isDirectory(game.resolve("target/classes")))
                    .map(game -> game.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private void all(List<String> games) throws IOException, TeaVMToolException {
        Files.createDirectories(folder);
        Map<String, String> files = new TreeMap<>();
        files.put("loader", loader());
        for (String game : games) {
            known(game).ifPresent(file -> files.put(game, file));
            files.put("lessons-" + game, lessons(game));
        }
        note(files);
        for (String game : games) {
            if (files.containsKey(game)) continue;
            files.put(game, compiled(game));
            note(files);
        }
        sweep(files);
    }

    private String loader() throws IOException {
        try (InputStream in = Compile.class.getClassLoader().getResourceAsStream(LOADER)) {
            return written("loader", in.readAllBytes(), "js");
        }
    }

    private String written(String what, byte[] content, String ending) throws IOException {
        String name = what + "." + hash(content) + "." + ending;
        Files.write(folder.resolve(name), content);
        return name;
    }

    /** The texts of a game's lessons by their names, in the order of the course. */
    private String lessons(String game) throws IOException {
        Path course = root.resolve("games/" + game + "/target/classes");
        List<String> texts = new ArrayList<>();
        for (Path file : files(course))
            if (file.toString().endsWith("/lessons/course"))
                for (String id : Text.words(Files.readString(file)))
                    texts.add(
                            JSON.write(id)
                                    + ":"
                                    + JSON.write(
                                            Files.readString(file.resolveSibling(id + ".lesson"))));
        return written("lessons-" + game, bytes("{" + String.join(",", texts) + "}"), "json");
    }

    /** What it was made from is noted beside a file: the same again makes the same. */
    private Path inputs(String game) {
        return folder.resolve(game + ".inputs");
    }

    private Optional<String> known(String game) throws IOException {
        Path noted = inputs(game);
        if (Files.notExists(noted)) return Optional.empty();
        List<String> lines = Files.readAllLines(noted);
        return lines.size() == 2
                        && lines.getFirst().equals(fingerprint(game))
                        && Files.exists(folder.resolve(lines.getLast()))
                ? Optional.of(lines.getLast())
                : Optional.empty();
    }

    private List<Path> sources(String game) {
        List<Path> sources = new ArrayList<>();
        for (String module : SHARED) sources.add(root.resolve(module + "/target/classes"));
        sources.add(root.resolve("games/" + game + "/target/classes"));
        return sources;
    }

    private String compiled(String game) throws IOException, TeaVMToolException {
        String fingerprint = fingerprint(game);
        long begun = System.nanoTime();
        Path work = Files.createTempDirectory(folder, game);
        Path shorter = Files.createDirectories(work.resolve("rules"));
        Shelf.shorten(root.resolve("games/" + game + "/target/classes"), shorter);
        List<File> classPath = new ArrayList<>(List.of(shorter.toFile()));
        for (Path path : sources(game)) classPath.add(path.toFile());
        for (Path path : compiler) classPath.add(path.toFile());
        List<URL> urls = new ArrayList<>();
        for (File file : classPath) urls.add(file.toURI().toURL());
        try (URLClassLoader loader = new Shelf(urls.toArray(URL[]::new))) {
            TeaVMTool tool = new TeaVMTool();
            tool.setClassLoader(loader);
            tool.setClassPath(classPath);
            tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
            tool.setOptimizationLevel(LEVEL);
            tool.setMainClass(Face.class.getName());
            tool.setTargetDirectory(work.toFile());
            tool.setTargetFileName("engine.wasm");
            tool.getProperties().setProperty(Resources.PROPERTY, resources(game));
            tool.generate();
            List<String> wrong = problems(tool);
            if (!wrong.isEmpty())
                throw new IllegalStateException(
                        game + " does not compile for the page:\n" + String.join("\n", wrong));
        }
        byte[] content = Files.readAllBytes(work.resolve("engine.wasm"));
        String name = game + "." + hash(content) + ".wasm";
        Files.move(
                work.resolve("engine.wasm"),
                folder.resolve(name),
                StandardCopyOption.REPLACE_EXISTING);
        delete(work);
        Files.writeString(inputs(game), fingerprint + "\n" + name + "\n");
        System.out.printf(
                "engine: %s, %d kB, %d s%n",
                game, content.length / 1000, (System.nanoTime() - begun) / 1_000_000_000);
        return name;
    }

    private static List<String> problems(TeaVMTool tool) {
        List<String> wrong = new ArrayList<>();
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        for (Problem problem : tool.getProblemProvider().getProblems()) {
            text.clear();
            problem.render(text);
            wrong.add(text.getText() + " in " + problem.getLocation().getMethod());
        }
        return wrong;
    }

    /**
     * All texts of the classes' folders, but for lessons, the figures of levels that the arena
     * alone knows, and what says who serves whom.
     */
    private String resources(String game) throws IOException {
        List<String> all = new ArrayList<>();
        for (Path source : sources(game))
            for (Path file : files(source)) {
                String name = source.relativize(file).toString();
                if (!name.endsWith(".class")
                        && !name.startsWith("META-INF")
                        && !name.contains("/frozen/")
                        && !name.contains("/lessons/")) all.add(name);
            }
        return String.join("\n", all);
    }

    private String fingerprint(String game) throws IOException {
        MessageDigest sha = sha();
        for (Path jar : compiler) sha.update(bytes(jar.getFileName().toString()));
        for (Path source : sources(game))
            for (Path file : files(source)) {
                String name = source.relativize(file).toString();
                if (STAYS.matcher(name).lookingAt()) continue;
                sha.update(bytes(name));
                sha.update(Files.readAllBytes(file));
            }
        return HexFormat.of().formatHex(sha.digest());
    }

    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private void note(Map<String, String> files) throws IOException {
        List<String> lines = new ArrayList<>();
        files.forEach((key, file) -> lines.add("  \"" + key + "\": \"" + file + "\""));
        Path fresh = folder.resolve("engine.json.new");
        Files.writeString(fresh, "{\n" + String.join(",\n", lines) + "\n}\n");
        Files.move(
                fresh,
                folder.resolve("engine.json"),
                StandardCopyOption.REPLACE_EXISTING,
                StandardCopyOption.ATOMIC_MOVE);
    }

    /** What an earlier build left: a page that was loaded then has its engine already. */
    private void sweep(Map<String, String> files) throws IOException {
        for (Path file : files(folder)) {
            String name = file.getFileName().toString();
            if (HASHED.matcher(name).matches() && !files.containsValue(name)) Files.delete(file);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path each : walk.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String hash(byte[] content) {
        return HexFormat.of().formatHex(sha().digest(content)).substring(0, NAMED);
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
