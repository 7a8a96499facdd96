package signoria.server.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A class with a {@code main}, run as a process of its own that may be killed. */
final class Forked {
    private Forked() {}

    static List<String> command(Class<?> main, Object... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                ProcessHandle.current().info().command().orElseThrow(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xmx256m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                main.getName()));
        for (Object argument : arguments) command.add(argument.toString());
        return command;
    }

    static Process start(Class<?> main, Object... arguments) throws IOException {
        return new ProcessBuilder(command(main, arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Its exit status. */
    static int run(Class<?> main, Object... arguments) throws IOException, InterruptedException {
        return start(main, arguments).waitFor();
    }
}
