package signoria.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.Server;
import signoria.server.Site;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The client in a real browser against the real server, on its embedded store: the tests themselves
 * are in {@code browser/}, the screenshots they leave in {@code target/screenshots}.
 */
class BrowserTest {
    private static final Path ENGINE = Path.of("../target/engine");

    @TempDir private Path folder;

    @Test
    void theClientWorksInARealBrowser() throws IOException, InterruptedException {
        String chromium = Chromium.found();
        System.setProperty("signoria.engine", ENGINE.toString());
        Path site = folder.resolve("site");
        Site.write(site, ENGINE);
        try (Server open = server("open", false);
                Server limited = server("limited", true)) {
            Node.Run run =
                    Node.run(
                            Map.of(
                                    "SIGNORIA_URL", url(open),
                                    "SIGNORIA_LIMITED_URL", url(limited),
                                    "SIGNORIA_SITE", site.toString(),
                                    "CHROMIUM", chromium),
                            "vitest",
                            "run",
                            "--config",
                            "vitest.browser.ts");
            assertThat(run.status()).as(run.end()).isZero();
        }
    }

    private Server server(String name, boolean limited) throws IOException {
        return Server.start(
                new Server.Settings(
                        "localhost", freePort(), folder.resolve(name), false, limited, 600_000));
    }

    /** A port below those that the system hands out by itself. */
    private static int freePort() throws IOException {
        int port = ThreadLocalRandom.current().nextInt(20_000, 32_000);
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            return freePort();
        }
    }

    private static String url(Server server) {
        return "http://localhost:" + server.port();
    }
}
