package signoria.engine.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import signoria.kernel.BadInput;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real browser with the engine of one game, to be asked one thing after the other. */
public final class Visit implements AutoCloseable {
    /**
     * @param text what the engine said
     * @param millis how long it took there
     */
    public record Answer(String text, double millis) {}

    /** Seconds for a browser to start and load, also on a busy machine. */
    private static final int PATIENCE = 120;

    private static final List<String> BROWSERS =
            List.of(
                    "/usr/bin/chromium",
                    "/usr/bin/chromium-browser",
                    "/usr/bin/google-chrome",
                    "/snap/bin/chromium");
    private static final Pattern NAMED = Pattern.compile("\"([a-z]+)\": \"([^\"]+)\"");
    private static final String PAGE =
            "<!doctype html><script type=module>new Worker('/worker.js', {type:"
                    + " 'module'})</script>";
    private static final String WORKER =
            """
            import { load } from '/engine/LOADER';
            const tell = wrong => fetch('/ready', { method: 'POST', body: wrong });
            const { exports } = await load('/engine/ENGINE').catch(e => { tell(String(e)); throw e; });
            await tell('');
            for (;;) {
              const asked = await (await fetch('/question', { method: 'POST' })).json();
              const begun = performance.now();
              let text;
              try { text = String(exports[asked[0]](...asked.slice(1))); } catch (e) { text = '!' + e; }
              await fetch('/answer/' + (performance.now() - begun), { method: 'POST', body: text });
            }
            """;

    private final Path engine;
    private final BlockingQueue<String> troubles = new LinkedBlockingQueue<>(); // "" once loaded
    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
    private final HttpServer server;
    private final Path profile;
    private final Process browser;

    /**
     * @param engine the folder with {@code engine.json}
     */
    public Visit(Path engine, String game) {
        this.engine = engine;
        String worker = WORKER.replace("LOADER", named("loader")).replace("ENGINE", named(game));
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.setExecutor(task -> Thread.ofVirtual().start(task));
            server.createContext("/", call -> send(call, "text/html", PAGE));
            server.createContext("/worker.js", call -> send(call, "text/javascript", worker));
            server.createContext("/engine/", this::file);
            server.createContext("/ready", this::ready);
            server.createContext("/question", this::question);
            server.createContext("/answer/", this::answer);
            server.start();
            profile = Files.createTempDirectory("signoria-browser");
            browser =
                    new ProcessBuilder(
                                    browser(),
                                    "--headless=new",
                                    "--no-sandbox",
                                    "--disable-gpu",
                                    "--disable-dev-shm-usage",
                                    "--no-first-run",
                                    "--disable-background-networking",
                                    "--disable-component-update",
                                    "--disable-sync",
                                    "--user-data-dir=" + profile,
                                    "http://localhost:" + server.getAddress().getPort() + "/")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        load();
    }

    /** Returns once the engine is there. */
    private void load() {
        String wrong = "the browser does not load it";
        try {
            wrong = Objects.requireNonNullElse(troubles.poll(PATIENCE, TimeUnit.SECONDS), wrong);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (wrong.isEmpty()) return;
        close();
        throw new IllegalStateException("no engine: " + wrong);
    }

    /** The file of a game's engine; what is not compiled cannot be visited. */
    private String named(String key) {
        try {
            Matcher matcher = NAMED.matcher(Files.readString(engine.resolve("engine.json")));
            while (matcher.find()) if (matcher.group(1).equals(key)) return matcher.group(2);
        } catch (IOException e) {
            throw new BadInput("no engine for the page in " + engine);
        }
        throw new BadInput("the engine of " + key + " is not compiled yet: look into " + engine);
    }

    private static String browser() {
        return Optional.ofNullable(System.getenv("CHROMIUM"))
                .filter(named -> !named.isBlank())
                .or(() -> BROWSERS.stream().filter(b -> Files.isExecutable(Path.of(b))).findFirst())
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "no Chromium: install the package 'chromium' or point"
                                                + " CHROMIUM at one"));
    }

    /** Asks the engine by the name of what it exports; arguments are numbers and texts. */
    public Answer ask(String what, Object... arguments) {
        List<String> words = new ArrayList<>(List.of("\"" + what + "\""));
        for (Object each : arguments)
            words.add(
                    each instanceof String text
                            ? "\""
                                    + text.replace("\\", "\\\\")
                                            .replace("\"", "\\\"")
                                            .replace("\n", "\\n")
                                    + "\""
                            : each.toString());
        questions.add("[" + String.join(",", words) + "]");
        try {
            for (int waited = 0; waited < 600; waited++) {
                Answer answer = answers.poll(1, TimeUnit.SECONDS);
                if (answer != null) return answer;
                if (!browser.isAlive()) throw new IllegalStateException("the browser has ended");
            }
            throw new IllegalStateException("the browser does not answer");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void ready(HttpExchange call) throws IOException {
        String wrong = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        send(call, "text/plain", "");
        troubles.add(wrong);
    }

    private void question(HttpExchange call) throws IOException {
        try {
            send(call, "application/json", questions.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(HttpExchange call) throws IOException {
        String path = call.getRequestURI().getPath();
        double millis = Double.parseDouble(path.substring(path.lastIndexOf('/') + 1));
        String text = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        send(call, "text/plain", "");
        answers.add(new Answer(text, millis));
    }

    private void file(HttpExchange call) throws IOException {
        String path = call.getRequestURI().getPath();
        Path file = engine.resolve(path.substring(path.lastIndexOf('/') + 1));
        String type = path.endsWith(".wasm") ? "application/wasm" : "text/javascript";
        send(call, type, Files.readAllBytes(file));
    }

    private static void send(HttpExchange call, String type, String text) throws IOException {
        send(call, type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange call, String type, byte[] content) throws IOException {
        try (call) {
            call.getResponseHeaders().set("Content-Type", type);
            call.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
            call.getResponseBody().write(content);
        }
    }

    @Override
    public void close() {
        browser.descendants().forEach(ProcessHandle::destroyForcibly);
        browser.destroyForcibly();
        server.stop(0);
        try {
            browser.waitFor(10, TimeUnit.SECONDS);
            try (Stream<Path> files = Files.walk(profile)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList())
                    Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            return; // it still writes: a folder for temporary files is left behind
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
