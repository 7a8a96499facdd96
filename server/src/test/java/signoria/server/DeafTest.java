package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server that can take no more connections ends, so that somebody can start it again. */
class DeafTest {
    private static final int DESCRIPTORS = 400;
    private static final long SECONDS = 60;

    @TempDir Path folder;

    /** A process of its own that uses up its descriptors when told to; arguments: port, folder. */
    static final class Child {
        private static final List<FileInputStream> HELD = new ArrayList<>();

        public static void main(String[] arguments) {
            Running running =
                    new Running(
                            new Server.Settings(
                                    "127.0.0.1",
                                    Integer.parseInt(arguments[0]),
                                    Path.of(arguments[1]),
                                    false,
                                    false,
                                    600_000));
            Runtime.getRuntime().addShutdownHook(new Thread(running::stop));
            Thread.ofPlatform().daemon().start(Child::useUp);
            System.out.println("ready");
            try {
                running.takeBackups();
            } catch (BadInput e) {
                System.exit(2);
            }
        }

        private static void useUp() {
            try {
                System.in.read();
                for (boolean said = false; ; ) {
                    said |= !more(said);
                    if (said) Thread.sleep(1); // what comes free is taken too
                }
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        private static boolean more(boolean said) {
            try {
                return HELD.add(new FileInputStream("/dev/null"));
            } catch (IOException e) {
                if (!said) System.out.println("no more");
                return false;
            }
        }
    }

    @Test
    void whoeverWatchesItSeesItEnd() throws Exception {
        int port = House.freePort();
        Process process = start(port);
        try (BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).isEqualTo("ready");
            try (Socket before = new Socket(InetAddress.getLoopbackAddress(), port)) {
                assertThat(before.isConnected()).isTrue();
            }
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            assertThat(out.readLine()).isEqualTo("no more");
            for (long until = System.nanoTime() + SECONDS * 1_000_000_000;
                    process.isAlive() && System.nanoTime() < until; ) {
                knock(port);
                process.waitFor(100, TimeUnit.MILLISECONDS);
            }
            assertThat(process.isAlive()).as("it goes on, and hears nobody").isFalse();
            assertThat(process.exitValue()).isEqualTo(2);
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start(int port) throws IOException {
        return new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -n " + DESCRIPTORS + "; exec \"$@\"",
                        "-",
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-MaxFDLimit",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        "" + port,
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void knock(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(100);
            socket.getInputStream().read();
        } catch (IOException e) {
            // nobody is there
        }
    }
}
