package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Progress;
import signoria.arena.tune.Tuning;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

@Command(
        name = "tune",
        description = "Improves the weights of a game's evaluation by self-play.",
        mixinStandardHelpOptions = true)
final class TuneCommand implements Runnable {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "400",
            description =
                    "games of self-play each round, and as many to prove it (${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            defaultValue = "2",
            description = "how often to play, fit and prove (${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            defaultValue = "apprentice",
            description = "who plays (${DEFAULT-VALUE})")
    private String level = "";

    @Option(
            names = "--players",
            split = ",",
            paramLabel = "N,…",
            description = "seats, in turn; the first of them for the proof (2 and the most)")
    private List<Integer> players = List.of();

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
            names = "--out",
            paramLabel = "FILE",
            description = "where the weights go; the game's own file in the sources if not given")
    private Optional<String> out = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    TuneCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Game<?, ?, ?> rules = choice.game(game);
        if (!(rules instanceof Tunable<?, ?, ?> tunable))
            throw new BadInput(game + " has no weights that can be changed");
        Path file = out.map(Streams::path).orElse(source());
        Tuning.Plan plan =
                new Tuning.Plan(
                        players.isEmpty() ? seats(rules) : players,
                        choice.options(),
                        Level.inArena(level),
                        GameChoice.atLeast(10, games, "--games"),
                        GameChoice.atLeast(1, rounds, "--rounds"),
                        new Seed(seed),
                        GameChoice.atLeast(
                                1,
                                threads.orElse(Runtime.getRuntime().availableProcessors()),
                                "--threads"));
        List<Tuning.Round> done =
                new Tuning(plan, many -> new Progress(streams.err(), streams.bar(), "games", many))
                        .improve(rules);
        Weights best = tunable.weights();
        for (Tuning.Round round : done) {
            tell(round);
            if (round.kept()) best = round.weights();
        }
        for (String name : best.names())
            say("%-20s %10.4f -> %10.4f", name, tunable.weights().of(name), best.of(name));
        String text = Files.exists(file) ? streams.read(file.toString()) : plain(best);
        streams.write(file.toString(), best.laidOver(text));
        say("written to %s", file);
    }

    /** Two seats and the most, as far as the game takes them. */
    private static List<Integer> seats(Game<?, ?, ?> rules) {
        int fewest = Math.max(2, rules.sheet().fewest());
        return List.copyOf(new TreeSet<>(List.of(fewest, rules.sheet().most())));
    }

    private Path source() {
        String beside = Tunable.class.getPackageName().replace("kernel", "games").replace('.', '/');
        return Path.of("games", game, "src/main/resources", beside, game, "weights");
    }

    private static String plain(Weights weights) {
        StringBuilder text = new StringBuilder();
        for (String name : weights.names()) text.append(name).append(" = 0\n");
        return text.toString();
    }

    private void tell(Tuning.Round round) {
        say(
                "round %d: %d positions, mean miss %.3f -> %.3f; new against old %.1f %%"
                        + " (%.1f…%.1f; %.1f if no better): %s",
                round.round(),
                round.samples(),
                round.before(),
                round.after(),
                100 * round.winRate(),
                100 * round.low(),
                100 * round.high(),
                100 * round.share(),
                round.kept() ? "kept" : "not kept");
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
    }
}
