package signoria.cli;

import picocli.CommandLine.Command;

import signoria.kernel.Game;
import signoria.kernel.Games;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/** Runs through the short commands, so that the launcher's cache knows what they load. */
@Command(name = "warm", hidden = true)
final class WarmCommand implements Runnable {
    private final PrintStream nothing = new PrintStream(OutputStream.nullOutputStream());

    WarmCommand(Streams streams) {}

    @Override
    public void run() {
        try {
            Path home = Files.createTempDirectory("signoria");
            Map<String, String> env = Map.of("SIGNORIA_HOME", home.toString());
            run(
                    new Cli(
                            new Streams(
                                    InputStream.nullInputStream(),
                                    nothing,
                                    nothing,
                                    false,
                                    false,
                                    env)));
            try (Stream<Path> files = Files.walk(home)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void run(Cli cli) {
        cli.run("help");
        cli.run("games");
        cli.run("games", "--json", "-");
        for (Game<?, ?, ?> game : Games.all()) {
            cli.run("rules", game.sheet().id());
            cli.run("play", game.sheet().id());
        }
    }
}
