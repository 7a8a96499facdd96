package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import signoria.server.chaos.Postgres;
import signoria.server.store.PostgresUrl;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ./signoria think} beside a server that has more to think about than it can. */
class ThinkTest {
    private static final Pattern THOUGHTS =
            Pattern.compile("signoria_thinking_seconds_count\\{for=\"bots\"} ([0-9.]+)");

    @TempDir Path folder;

    @Test
    void itTellsWhoWatchesItHowLongHousePlayersWaitedThere() throws Exception {
        PostgresUrl url = Postgres.fresh();
        StringWriter out = new StringWriter();
        Server.Settings settings =
                new Server.Settings("localhost", House.freePort(), folder, false, false, 600_000)
                        .on(Optional.of(url));
        int port = House.freePort();
        try (Server server = Server.start(settings);
                Player anna = Player.guest(server.port(), "Anna")) {
            Thread thinks =
                    Thread.ofPlatform()
                            .daemon()
                            .start(
                                    () ->
                                            new CommandLine(new ThinkCommand())
                                                    .setOut(new PrintWriter(out, true))
                                                    .execute(
                                                            "--store",
                                                            url.toString(),
                                                            "--port",
                                                            "" + port));
            for (int i = 0; !out.toString().contains("/metrics at http://localhost:" + port); i++) {
                assertThat(i).isLessThan(600);
                Thread.sleep(100);
            }
            assertThat(ask(port, "/health", "localhost")).endsWith("\r\n\r\nok");
            for (int i = 0; thoughts(port) == 0; i++) {
                assertThat(i).isLessThan(600);
                anna.post("", House.unrated(House.table(true, "me", "master", "master")));
                Thread.sleep(50);
            }
            assertThat(ask(port, "/metrics", "localhost"))
                    .contains("signoria_thoughts ", "signoria_turns_seconds");
            assertThat(ask(port, "/metrics", "evil.example")).contains(" 403 ");
            assertThat(ask(port, "/other", "localhost")).contains(" 404 ");
            assertThat(thinks.isAlive()).isTrue();
        }
    }

    private static double thoughts(int port) throws IOException {
        Matcher found = THOUGHTS.matcher(ask(port, "/metrics", "localhost"));
        return found.find() ? Double.parseDouble(found.group(1)) : 0;
    }

    /** The whole answer, its first line too. */
    private static String ask(int port, String path, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String call = "GET " + path + " HTTP/1.0\r\nHost: " + host + "\r\n\r\n";
            socket.getOutputStream().write(call.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
