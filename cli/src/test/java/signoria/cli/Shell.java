package signoria.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The command line with its streams held in memory. */
final class Shell {
    /** What a command left behind. */
    record Said(int status, String out, String err) {}

    private final Map<String, String> env = new TreeMap<>();

    Shell(Path home) {
        env.put("SIGNORIA_HOME", home.toString());
    }

    Shell with(String variable, String value) {
        env.put(variable, value);
        return this;
    }

    Said run(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams =
                new Streams(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false,
                        false,
                        env);
        int status = new Cli(streams).run(args);
        return new Said(
                status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
