package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Bench;
import signoria.arena.Signature;
import signoria.engine.browser.PageBench;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.wire.Json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

@Command(
        name = "bench",
        description = "Random play on one thread, by thread CPU time.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {
    private final Streams streams;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "all games if none is named")
    private List<String> ids = List.of();

    @Option(names = "--players", paramLabel = "N", description = "seats; as many as the game takes")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "5",
            description = "of CPU for each game (${DEFAULT-VALUE})")
    private double seconds;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the figures; - for standard output")
    private Optional<String> json = Optional.empty();

    @Option(
            names = "--signature",
            description = "instead: one hash of everything each game's rules do")
    private boolean signature;

    @Option(
            names = "--browser",
            description = "instead: the same in a browser's page, compared with here")
    private boolean browser;

    @Mixin private GameChoice choice = new GameChoice();

    BenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        if (!(seconds > 0 && seconds <= 3600))
            throw new BadInput("--seconds takes more than 0, at most 3600, not " + seconds);
        List<Game<?, ?, ?>> games = new ArrayList<>();
        for (String id : ids) games.add(choice.game(id));
        if (ids.isEmpty()) games.addAll(Games.all());
        if (signature)
            for (Game<?, ?, ?> game : games)
                streams.out().println(game.sheet().id() + " " + Signature.of(game));
        else if (browser) visit(games);
        else measure(games);
    }

    /** Both by the clock on the wall, one after the other: what counts is the last figure. */
    private void visit(List<Game<?, ?, ?>> games) {
        Path engine = Path.of(System.getProperty("signoria.engine", "target/engine"));
        boolean taken = json.equals(Optional.of("-"));
        List<PageBench.Row> rows = new ArrayList<>();
        if (!taken)
            say("%-10s %5s %14s %14s %6s", "game", "seats", "here, dec./s", "in the page", "ratio");
        for (Game<?, ?, ?> game : games) {
            PageBench.Row row = PageBench.of(engine, game.sheet().id(), seats(game), seconds);
            rows.add(row);
            if (!taken)
                say(
                        "%-10s %5d %,14.0f %,14.0f %6.2f",
                        row.game(), row.players(), row.here(), row.page(), row.ratio());
        }
        json.ifPresent(file -> streams.write(file, Json.pretty(rows) + "\n"));
    }

    private void measure(List<Game<?, ?, ?>> games) {
        for (Game<?, ?, ?> game : games) Setup.of(game, seats(game), choice.options(), Seed.ZERO);
        boolean taken = json.equals(Optional.of("-"));
        List<Bench.Line> lines = new ArrayList<>();
        if (!taken)
            say(
                    "%-10s %5s %12s %10s %12s %7s %9s %7s %9s %12s",
                    "game",
                    "seats",
                    "decisions/s",
                    "games/s",
                    "copies/s",
                    "legal",
                    "dec./game",
                    "forced",
                    "B/dec.",
                    "iterations/s");
        for (Game<?, ?, ?> game : games) {
            Bench.Line line = Bench.of(game, seats(game), choice.options(), seconds);
            lines.add(line);
            if (!taken)
                say(
                        "%-10s %5d %,12.0f %,10.0f %,12.0f %7.1f %9.1f %6.1f%% %9.1f %,12.0f",
                        line.game(),
                        line.players(),
                        line.decisionsPerSecond(),
                        line.gamesPerSecond(),
                        line.copiesPerSecond(),
                        line.legalPerDecision(),
                        line.decisionsPerGame(),
                        100 * line.forced(),
                        line.bytesPerDecision(),
                        line.iterationsPerSecond());
        }
        json.ifPresent(file -> streams.write(file, Json.pretty(lines) + "\n"));
    }

    private int seats(Game<?, ?, ?> game) {
        return players.orElse(Setup.mostSeats(game, choice.options()));
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
        streams.out().flush();
    }
}
