package signoria.cli;

import picocli.CommandLine.Command;

import signoria.kernel.Game;
import signoria.kernel.Games;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;

/** Runs through the short commands, so that the launcher's cache knows what they load. */
@Command(name = "warm", hidden = true)
final class WarmCommand implements Runnable {
    private final Streams nowhere;

    WarmCommand(Streams streams) {
        PrintStream nothing = new PrintStream(OutputStream.nullOutputStream());
        this.nowhere =
                new Streams(
                        InputStream.nullInputStream(), nothing, nothing, false, false, Map.of());
    }

    @Override
    public void run() {
        Cli cli = new Cli(nowhere);
        cli.run("games");
        cli.run("games", "--json", "-");
        for (Game<?, ?, ?> game : Games.all()) cli.run("rules", game.sheet().id());
    }
}
