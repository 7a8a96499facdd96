package signoria.server.chaos;

import signoria.server.Server;
import signoria.server.store.PostgresUrl;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A server as a process of its own, that may be killed, or stand still for a while. */
final class ServerProcess implements AutoCloseable {
    private final int port;
    private final PostgresUrl url;
    private final Path log;
    private Process process;

    ServerProcess(int port, PostgresUrl url, Path log) {
        this.port = port;
        this.url = url;
        this.log = log;
        start();
    }

    /** The process; arguments: port, database. */
    public static void main(String[] arguments) throws IOException {
        Server.start(
                new Server.Settings(
                                "127.0.0.1",
                                Integer.parseInt(arguments[0]),
                                Path.of("."),
                                false,
                                false,
                                600_000)
                        .on(Optional.of(PostgresUrl.of(arguments[1]))));
        System.out.println("ready");
        int word = System.in.read(); // nothing comes but the end of whoever started it
        Runtime.getRuntime().halt(word < 0 ? 0 : 1);
    }

    int port() {
        return port;
    }

    /** Starts, and waits until it serves; false when it ends instead. */
    boolean start() {
        try {
            process =
                    new ProcessBuilder(
                                    List.of(
                                            ProcessHandle.current().info().command().orElseThrow(),
                                            "--enable-native-access=ALL-UNNAMED",
                                            "-Xmx192m",
                                            "-XX:+UseSerialGC",
                                            "-XX:TieredStopAtLevel=1",
                                            "-cp",
                                            System.getProperty("java.class.path"),
                                            ServerProcess.class.getName(),
                                            "" + port,
                                            url.toString()))
                            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                            .start();
            BufferedReader out =
                    new BufferedReader(
                            new InputStreamReader(
                                    process.getInputStream(), StandardCharsets.UTF_8));
            return "ready".equals(out.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without warning. */
    void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void freeze() {
        signal("-STOP");
    }

    void thaw() {
        signal("-CONT");
    }

    private void signal(String which) {
        try {
            new ProcessBuilder("kill", which, "" + process.pid()).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        kill();
    }
}
