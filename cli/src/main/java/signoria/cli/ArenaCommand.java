package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Analysis;
import signoria.arena.AnalysisPage;
import signoria.arena.Contest;
import signoria.arena.Entrant;
import signoria.arena.Findings;
import signoria.arena.Match;
import signoria.arena.MatchFile;
import signoria.arena.Progress;
import signoria.arena.Shard;
import signoria.arena.Threads;
import signoria.bots.Budget;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Seed;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            description = "levels, or exec:COMMAND for a program; repeated to fill the seats")
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
            description = "seats (default: the fewest that hold all bots)")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "seed of all chance (${DEFAULT-VALUE})",
            defaultValue = "1492")
    private String seed = "";

    @Option(
            names = "--threads",
            paramLabel = "T",
            description =
                    "threads (default: all cores); the result depends on it only when bots"
                            + " think by time, because they share the machine")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--bot-threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "parallel trees of each search (${DEFAULT-VALUE})")
    private int botThreads;

    @Option(
            names = "--bot-millis",
            paramLabel = "MS",
            defaultValue = "4000",
            description = "how long a program may take to answer (${DEFAULT-VALUE})")
    private int botMillis;

    @Option(
            names = "--simulate",
            paramLabel = "N",
            defaultValue = "0",
            description = "how often a program may try moves before each answer (${DEFAULT-VALUE})")
    private int simulate;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description =
                    "stores every game there; games in the file are not played again, not"
                            + " even by a longer match")
    private Optional<String> resume = Optional.empty();

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "plays only this part of the deals; 'arena merge' combines parts")
    private Optional<String> shard = Optional.empty();

    @Option(
            names = "--until-clear",
            description = "ends as soon as it is clear who is better, or after --games")
    private boolean untilClear;

    @Option(names = "--records", paramLabel = "DIR", description = "writes every game there")
    private Optional<String> records = Optional.empty();

    @Option(
            names = "--analyse",
            paramLabel = "N",
            defaultValue = "0",
            description =
                    "choice and luck in the first N of the --records, on a page beside the --html")
    private int analyse;

    @Mixin private GameChoice choice = new GameChoice();
    @Mixin private ReportChoice reports = new ReportChoice();

    ArenaCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Game<?, ?, ?> rules = choice.game(game);
        players.ifPresent(n -> GameChoice.atLeast(1, n, "--players"));
        int workers = GameChoice.threads(threads, "--threads");
        GameChoice.threads(Optional.of(botThreads), "--bot-threads");
        GameChoice.atLeast(1, botMillis, "--bot-millis");
        GameChoice.atLeast(0, simulate, "--simulate");
        if (simulate > 0 && resume.isPresent())
            throw new BadInput("--simulate and --resume do not go together");
        Contest contest =
                Contest.of(rules, bots, players.orElse(0), choice.options(), games, new Seed(seed))
                        .with(
                                Budget.USUAL
                                        .threads(botThreads, Threads.PLATFORM)
                                        .millis(botMillis)
                                        .simulations(simulate));
        Match.Wishes wishes =
                new Match.Wishes(
                        records.map(Streams::folder),
                        resume.map(file -> MatchFile.of(Streams.path(file), contest)),
                        shard.map(Shard::of).orElse(Shard.WHOLE),
                        untilClear,
                        reports.details() || resume.isPresent());
        Progress progress = new Progress(streams.err(), streams.bar(), "games", games);
        GameChoice.atLeast(0, analyse, "--analyse");
        if (analyse > 0 && (records.isEmpty() || reports.page().isEmpty()))
            throw new BadInput("--analyse needs --records DIR and --html FILE");
        Findings findings = new Match(contest, wishes, progress).play(workers);
        reports.give(findings, streams, analyse > 0 ? Optional.of(analysed()) : Optional.empty());
    }

    /** The first games on record, on a page named after the report. */
    private String analysed() {
        Reviewer reviewer =
                new Reviewer(Entrant.named(Reviewer.USUAL), choice, Language.EN, streams);
        List<String> names = new ArrayList<>();
        List<Analysis> all = new ArrayList<>();
        for (int number = 0; number < games && all.size() < analyse; number++) {
            String name = Match.record(game, number);
            Path file = Path.of(records.orElseThrow()).resolve(name);
            if (Files.notExists(file)) continue;
            names.add(name);
            all.add(reviewer.analysed(file.toString()));
        }
        String page = reports.page().orElseThrow().replaceFirst("(\\.html)?$", "-games.html");
        streams.write(page, AnalysisPage.of(names, all));
        return page;
    }
}
