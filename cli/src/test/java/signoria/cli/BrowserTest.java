package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.Server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The page: its types, its parts, and the whole of it in a real browser against a real server. */
class BrowserTest {
    private static final Path WEB = Path.of("..", "web");

    @TempDir Path data;

    @Test
    void thePageIsSoundInItsTypes() throws Exception {
        npm("check", Map.of());
    }

    @Test
    void thePartsOfThePageWork() throws Exception {
        npm("test", Map.of());
    }

    /** Screenshots of every page are left in {@code web/target/screenshots}. */
    @Test
    void peoplePlayInTheBrowser() throws Exception {
        try (Server patient = serve("patient", false);
                Server strict = serve("strict", true)) {
            npm(
                    "browser",
                    Map.of("SIGNORIA_URL", url(patient), "SIGNORIA_LIMITED_URL", url(strict)));
        }
    }

    private Server serve(String name, boolean limited) throws IOException {
        Path folder = Files.createDirectories(data.resolve(name));
        return Server.start(new Server.Settings("localhost", 0, folder, false, limited, 600_000));
    }

    private static String url(Server server) {
        return "http://localhost:" + server.port();
    }

    private static void npm(String script, Map<String, String> environment) throws Exception {
        Path log = Files.createDirectories(Path.of("target")).resolve("npm-" + script + ".log");
        ProcessBuilder npm = new ProcessBuilder("npm", "run", "--silent", script);
        npm.environment().putAll(environment);
        npm.directory(WEB.toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
        Process running = npm.start();
        try {
            assertThat(running.waitFor(20, TimeUnit.MINUTES)).as("in time").isTrue();
            assertThat(running.exitValue()).as(Files.readString(log)).isZero();
        } finally {
            running.descendants().forEach(ProcessHandle::destroy);
            running.destroy();
        }
    }
}
