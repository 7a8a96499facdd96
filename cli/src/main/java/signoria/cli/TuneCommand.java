package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Entrant;
import signoria.arena.Progress;
import signoria.arena.tune.Duel;
import signoria.arena.tune.Tuning;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;
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
                    "games of self-play per round, and per proof; climbing takes four"
                            + " times as many, learning sixteen times as many quick ones"
                            + " (${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            defaultValue = "2",
            description =
                    "rounds: each tries every way and proves what it found (${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--ways",
            split = ",",
            paramLabel = "WAY,…",
            defaultValue = "fit,climb",
            description =
                    "fit and climb improve the evaluation; lean, the policy prior,"
                            + " from the choices of bots that search; learn, the linear value"
                            + " function (outlook) of a game that has one, from quick games"
                            + " (${DEFAULT-VALUE})")
    private List<String> ways = List.of();

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
            description = "seats, in turn (2, and the most that the options allow)")
    private List<Integer> players = List.of();

    @Option(
            names = "--seed",
            paramLabel = "HEX",
            description = "seed of all chance (${DEFAULT-VALUE})",
            defaultValue = "1492")
    private String seed = "";

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "threads (default: all cores); the result does not depend on it")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "where to write the weights (default: the game's own file in the sources)")
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
        Streams.writable(file);
        Tuning.Plan plan =
                new Tuning.Plan(
                        players.isEmpty() ? seats(rules) : players,
                        choice.options(),
                        ways.stream()
                                .map(way -> Text.constant(Tuning.Way.class, way, "--ways"))
                                .toList(),
                        Entrant.named(level),
                        GameChoice.atLeast(10, games, "--games"),
                        GameChoice.atLeast(1, rounds, "--rounds"),
                        new Seed(seed),
                        GameChoice.threads(threads, "--threads"));
        Weights best =
                new Tuning(plan, many -> new Progress(streams.err(), streams.bar(), "games", many))
                        .improve(rules, this::tell);
        for (String name : best.names())
            say("%-20s %10.4f -> %10.4f", name, tunable.weights().of(name), best.of(name));
        streams.write(file.toString(), best.laidOver(remarked(file, best)));
        say("written to %s", file);
    }

    /** A file of weights with remarks: what is there already, else the game's own. */
    private String remarked(Path file, Weights weights) {
        for (Path each : List.of(file, source()))
            if (Files.exists(each)) return streams.read(each.toString());
        return plain(weights);
    }

    /** Two seats and the most, as far as the game and its options take them. */
    private List<Integer> seats(Game<?, ?, ?> rules) {
        int fewest = Math.max(2, rules.sheet().fewest());
        int most = rules.sheet().most();
        while (most > fewest && !taken(rules, most)) most--;
        return List.copyOf(new TreeSet<>(List.of(fewest, most)));
    }

    private boolean taken(Game<?, ?, ?> rules, int seats) {
        try {
            Setup.of(rules, seats, choice.options(), Seed.ZERO);
            return true;
        } catch (BadInput refused) {
            return false;
        }
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

    private void tell(Tuning.Attempt attempt) {
        say(
                "round %d, %s: mean miss %.3f -> %.3f, %s",
                attempt.round(),
                switch (attempt.way()) {
                    case FIT -> "fitted";
                    case CLIMB -> "climbed";
                    case LEAN -> "leaning";
                    case LEARN -> "learned";
                },
                attempt.before(),
                attempt.after(),
                attempt.kept() ? "kept" : "not kept");
        for (Duel.Proof proof : attempt.proofs())
            say(
                    "  new against old with %d seats: %.1f %% (%.1f…%.1f; %.1f if no better)",
                    proof.seats(),
                    100 * proof.winRate(),
                    100 * proof.low(),
                    100 * proof.high(),
                    100 * proof.share());
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
    }
}
