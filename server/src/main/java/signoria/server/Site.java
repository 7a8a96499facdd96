package signoria.server;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.server.table.Catalogue;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The page as files for any host: the client, the engines of all games, and on file what a server
 * answers to those who have no name. A page knows by {@code data-site} that nobody is to be asked.
 */
public final class Site {
    private static final String INDEX = "index.html";

    /** What a page runs on is the last to change, when all it asks for is there. */
    private static final List<String> LAST = List.of("sw.js", INDEX);

    private static final List<String> FOLDERS = List.of("assets", "engine", "api");
    private static final List<String> LANGUAGES = List.of("en", "it");
    private static final List<String> TOLD = List.of("rules", "glance", "almanac", "lessons");
    private static final Pattern ENGINE = Pattern.compile("\"([\\w-]+)\": \"([\\w.-]+)\"");

    private final Path folder;
    private final Path engine;

    private Site(Path folder, Path engine) {
        this.folder = folder;
        this.engine = engine;
    }

    /**
     * Writes the site.
     *
     * @param folder a new or empty one, or that of an earlier site, which is replaced
     * @param engine where the engines lie
     */
    public static void write(Path folder, Path engine) {
        try {
            new Site(folder, engine).write();
        } catch (IOException e) {
            throw new BadInput("cannot write the site: " + e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write() throws IOException, InterruptedException {
        List<String> engines = engines();
        clear();
        for (String file : engines) copy(engine.resolve(file), "engine/" + file);
        told();
        client();
    }

    /** The files of the engines; every game has one. */
    private List<String> engines() throws IOException {
        Path list = engine.resolve("engine.json");
        if (Files.notExists(list)) throw new BadInput("there is no engine for the page: " + list);
        List<String> files = new ArrayList<>(List.of("engine.json"));
        List<String> games = new ArrayList<>();
        Matcher each = ENGINE.matcher(Files.readString(list));
        while (each.find()) {
            games.add(each.group(1));
            files.add(each.group(2));
        }
        for (Game<?, ?, ?> game : Games.all())
            if (!games.contains(game.sheet().id()))
                throw new BadInput("there is no engine for " + game.sheet().id() + " yet");
        return files;
    }

    private void clear() throws IOException {
        Files.createDirectories(folder);
        Path index = folder.resolve(INDEX);
        boolean earlier = Files.exists(index) && Files.readString(index).contains("data-site");
        try (Stream<Path> there = Files.list(folder)) {
            if (!earlier && there.findAny().isPresent())
                throw new BadInput(folder + " is neither empty nor an earlier site");
        }
        for (String part : FOLDERS) delete(folder.resolve(part));
    }

    private static void delete(Path part) throws IOException {
        if (Files.notExists(part)) return;
        try (Stream<Path> all = Files.walk(part)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }

    private void copy(Path from, String to) throws IOException {
        write(to, Files.readAllBytes(from));
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    /** What a server says to whoever asks, asked of one that runs for just that. */
    private void told() throws IOException, InterruptedException {
        Catalogue games = Catalogue.found();
        Path data = Files.createTempDirectory("signoria-site");
        try (Server server = Server.start(Server.Settings.usual(data).at("localhost", 0));
                HttpClient client = HttpClient.newHttpClient()) {
            String root = "http://localhost:" + server.port() + "/";
            answer(client, root, "api/v1/hello", "api/v1/hello.json");
            for (Game<?, ?, ?> game : Games.all()) {
                String path = "api/v1/games/" + game.sheet().id() + "/";
                answer(client, root, path + "moves", path + "moves.json");
                String printed = path + "catalogue/" + games.catalogue(game.sheet().id());
                for (String name : List.of(printed, path + "catalogue/printed"))
                    answer(client, root, name, name + ".json");
                for (String what : TOLD)
                    for (String lang : LANGUAGES)
                        answer(
                                client,
                                root,
                                path + what + "?lang=" + lang,
                                path + what + "." + lang + ".json");
            }
        } finally {
            delete(data);
        }
    }

    private void answer(HttpClient client, String root, String path, String file)
            throws IOException, InterruptedException {
        HttpResponse<byte[]> answer =
                client.send(
                        HttpRequest.newBuilder(URI.create(root + path)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200)
            throw new IllegalStateException(path + " answers " + answer.statusCode());
        write(file, answer.body());
    }

    /** The client's files, from the class path; its first page finds the others beside it. */
    private void client() throws IOException {
        URL index = Site.class.getResource("/web/" + INDEX);
        if (index == null) throw new BadInput("this build has no browser client");
        try {
            URI at = index.toURI();
            if (!at.getScheme().equals("jar")) client(Path.of(at).getParent());
            else
                try (FileSystem jar = FileSystems.newFileSystem(at, Map.of())) {
                    client(jar.getPath("/web"));
                }
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void client(Path web) throws IOException {
        try (Stream<Path> all = Files.walk(web)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = web.relativize(each).toString();
                if (!LAST.contains(name)) copy(each, name);
            }
        }
        for (String name : LAST) {
            Path fresh = folder.resolve(name + ".new");
            String text = Files.readString(web.resolve(name));
            Files.writeString(fresh, name.equals(INDEX) ? relative(text) : text);
            Files.move(fresh, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String relative(String index) {
        String page =
                index.replaceFirst("<html ", "<html data-site ")
                        .replaceAll(" (href|src)=\"/", " $1=\"./");
        if (!page.contains("<html data-site "))
            throw new IllegalStateException("the first page has no place for data-site");
        return page;
    }
}
