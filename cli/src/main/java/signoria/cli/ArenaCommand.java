package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Contest;
import signoria.arena.Match;
import signoria.arena.Outcome;
import signoria.arena.Page;
import signoria.arena.Progress;
import signoria.arena.Report;
import signoria.arena.Row;
import signoria.bots.Budget;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.wire.Json;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

@Command(
        name = "arena",
        description = "Matches: bots rotate over the seats on duplicate deals.",
        mixinStandardHelpOptions = true)
final class ArenaCommand implements Runnable {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(
            names = "--bots",
            required = true,
            split = ",",
            paramLabel = "A,B,…",
            description = "levels, or exec:COMMAND for a program; repeated over the seats")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "how many games in all")
    private int games;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "seats; the fewest that hold all bots")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "what all chance comes from (${DEFAULT-VALUE})",
            defaultValue = "1492")
    private String seed = "";

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "all cores if not given; changes nothing but the time")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--bot-threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "trees that each search grows side by side (${DEFAULT-VALUE})")
    private int botThreads;

    @Option(
            names = "--bot-millis",
            paramLabel = "MS",
            defaultValue = "4000",
            description = "how long a program may take to answer (${DEFAULT-VALUE})")
    private int botMillis;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the report; - for standard output")
    private Optional<String> json = Optional.empty();

    @Option(names = "--csv", paramLabel = "FILE", description = "a row for each seat of each game")
    private Optional<String> csv = Optional.empty();

    @Option(names = "--html", paramLabel = "FILE", description = "a page with plots")
    private Optional<String> html = Optional.empty();

    @Option(names = "--records", paramLabel = "DIR", description = "writes every game there")
    private Optional<String> records = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    ArenaCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Game<?, ?, ?> rules = choice.game(game);
        players.ifPresent(n -> GameChoice.atLeast(1, n, "--players"));
        int workers =
                GameChoice.atLeast(
                        1, threads.orElse(Runtime.getRuntime().availableProcessors()), "--threads");
        GameChoice.atLeast(1, botThreads, "--bot-threads");
        GameChoice.atLeast(1, botMillis, "--bot-millis");
        Contest contest =
                Contest.of(rules, bots, players.orElse(0), choice.options(), games, new Seed(seed))
                        .with(Budget.USUAL.threads(botThreads).millis(botMillis));
        Optional<Path> folder = records.map(Streams::folder);
        Progress progress = new Progress(streams.err(), streams.bar(), "games", games);
        Outcome outcome = new Match(contest, folder, progress).play(workers);
        json.ifPresent(file -> streams.write(file, Json.pretty(outcome.report()) + "\n"));
        csv.ifPresent(file -> streams.write(file, Row.csv(outcome.rows())));
        html.ifPresent(file -> streams.write(file, Page.of(outcome)));
        boolean taken =
                json.equals(Optional.of("-"))
                        || csv.equals(Optional.of("-"))
                        || html.equals(Optional.of("-"));
        (taken ? streams.err() : streams.out()).print(told(outcome.report()));
        if (!outcome.report().clean())
            throw new Cli.No(
                    outcome.report().unfinished()
                            + " games unfinished, "
                            + outcome.report().bots().stream()
                                    .mapToInt(Report.BotLine::errors)
                                    .sum()
                            + " errors of bots");
    }

    private static String told(Report report) {
        StringBuilder text = new StringBuilder();
        text.append(
                format(
                        "%s, %d seats, %d games, %.1f decisions a game, %.1f s%n",
                        report.game(),
                        report.players(),
                        report.games(),
                        (double) report.decisions() / report.games(),
                        report.seconds()));
        text.append(
                format(
                        "%-14s %8s  %-21s %8s %6s %12s%n",
                        "bot", "wins", "win rate (95 %)", "points", "place", "ms/decision"));
        for (Report.BotLine bot : report.bots())
            text.append(
                    format(
                            "%-14s %8.1f  %5.1f %% (%5.1f…%5.1f) %8.1f %6.2f %12.3f%n",
                            bot.bot(),
                            bot.wins(),
                            100 * bot.winRate(),
                            100 * bot.low(),
                            100 * bot.high(),
                            bot.meanPoints(),
                            bot.meanPlace(),
                            bot.millisPerDecision()));
        for (Report.SeatLine seat : report.seats())
            text.append(
                    format(
                            "seat %-9d %8.1f  %5.1f %%%n",
                            seat.seat(), seat.wins(), 100 * seat.winRate()));
        for (String error : report.errors()) text.append("error: ").append(error).append('\n');
        return text.toString();
    }

    private static String format(String pattern, Object... figures) {
        return String.format(Locale.ROOT, pattern, figures);
    }
}
