package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Benchmark;
import signoria.arena.Entrant;
import signoria.arena.Progress;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.wire.Json;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

@Command(
        name = "arena benchmark",
        description = "A bot against yardsticks that never change, in a fixed set of matches.",
        mixinStandardHelpOptions = true)
final class BenchmarkCommand implements Runnable {
    /**
     * What scripts read.
     *
     * @param date the day it was measured on, in UTC
     */
    record Table(String date, String bot, String pace, List<Benchmark.Line> matches) {}

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "BOT", description = "a level, or exec:COMMAND")
    private String bot = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "GAME", description = "all if none")
    private List<String> ids = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "of each match (${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--pace",
            paramLabel = "PACE",
            defaultValue = "100ms",
            description = "how the yardsticks think: 100ms, or a number of iterations")
    private String pace = "";

    @Option(names = "--threads", paramLabel = "T", description = "all cores if not given")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "the table; - for standard output")
    private Optional<String> json = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    BenchmarkCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        GameChoice.atLeast(1, games, "--games");
        if (!choice.options().isEmpty())
            throw new BadInput("the matches of the benchmark are fixed: it takes no --option");
        int workers = GameChoice.threads(threads, "--threads");
        Entrant.named(bot);
        List<Game<?, ?, ?>> measured = measured();
        String date = LocalDate.now(ZoneOffset.UTC).toString();
        boolean taken = json.equals(Optional.of("-"));
        if (!taken) {
            say("%s, %d games a match, yardsticks at %s, %s", bot, games, pace, date);
            say(
                    "%-9s %5s  %-18s %6s  %-22s %5s",
                    "game", "seats", "against", "games", "won", "fair");
        }
        List<Benchmark.Line> lines = new ArrayList<>();
        for (Game<?, ?, ?> game : measured)
            for (int seats : Benchmark.seats(game))
                for (String yardstick : Benchmark.yardsticks(pace)) {
                    Progress progress = new Progress(streams.err(), streams.bar(), "games", games);
                    Benchmark.Line line =
                            new Benchmark(game, bot, games)
                                    .play(seats, yardstick, workers, progress);
                    lines.add(line);
                    if (!taken) say(line);
                }
        json.ifPresent(
                file -> streams.write(file, Json.pretty(new Table(date, bot, pace, lines)) + "\n"));
    }

    private List<Game<?, ?, ?>> measured() {
        List<Game<?, ?, ?>> asked = new ArrayList<>();
        for (String id : ids) {
            Game<?, ?, ?> game = choice.game(id);
            if (!Benchmark.measures(game)) throw new BadInput(id + " has no yardsticks");
            asked.add(game);
        }
        if (ids.isEmpty()) Games.all().stream().filter(Benchmark::measures).forEach(asked::add);
        return asked;
    }

    private void say(Benchmark.Line line) {
        String more = line.errors() > 0 ? "  " + line.errors() + " errors" : "";
        if (line.unfinished() > 0) more += "  " + line.unfinished() + " unfinished";
        say(
                "%-9s %5d  %-18s %6d  %5.1f %% (%4.1f to %5.1f) %4.0f %%%s",
                line.game(),
                line.seats(),
                line.yardstick(),
                line.games(),
                100 * line.share(),
                100 * line.low(),
                100 * line.high(),
                100 * line.fair(),
                more);
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
        streams.out().flush();
    }
}
