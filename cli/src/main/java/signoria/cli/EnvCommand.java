package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.env.EnvBench;
import signoria.arena.env.Pipe;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.wire.Json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

@Command(
        name = "env",
        description = "Many games in lockstep over a pipe, for machine learning.",
        mixinStandardHelpOptions = true)
final class EnvCommand implements Runnable {
    private static final int MOST_GAMES = 1 << 16;

    private final Streams streams;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "one; with --bench any, or all")
    private List<String> ids = List.of();

    @Option(names = "--players", paramLabel = "N", description = "seats; as few as two or more")
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "256",
            description = "how many games are played in parallel (${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--threads", paramLabel = "T", description = "threads (default: all cores)")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--cap",
            paramLabel = "N",
            description = "cuts games off after so many decisions (default: the game's own cap)")
    private Optional<Integer> cap = Optional.empty();

    @Option(
            names = "--bench",
            description = "instead: random play through the frames, in decisions per second")
    private boolean bench;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "5",
            description = "of the benchmark, each way (${DEFAULT-VALUE})")
    private double seconds;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the benchmark's figures; - for standard output")
    private Optional<String> json = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    EnvCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        GameChoice.atLeast(1, games, "--games");
        if (games > MOST_GAMES)
            throw new BadInput("--games takes at most " + MOST_GAMES + ", not " + games);
        int many = GameChoice.threads(threads, "--threads");
        if (bench) {
            measure(many);
            return;
        }
        if (ids.size() != 1)
            throw new BadInput("env takes one game: signoria env GAME; see signoria env --help");
        Game<?, ?, ?> game = choice.game(ids.getFirst());
        talk(game, many);
    }

    private <S, M, V> void talk(Game<S, M, V> game, int many) {
        int most = GameChoice.atLeast(1, cap.orElse(game.sheet().cap()), "--cap");
        try (var pipe = new Pipe<>(game, setup(game), games, many, most)) {
            pipe.run(streams.in(), streams.out());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void measure(int many) {
        if (!(seconds > 0 && seconds <= 3600))
            throw new BadInput("--seconds takes more than 0, at most 3600, not " + seconds);
        List<Game<?, ?, ?>> asked = new ArrayList<>();
        for (String id : ids) asked.add(choice.game(id));
        if (ids.isEmpty()) asked.addAll(Games.all());
        boolean taken = json.equals(Optional.of("-"));
        if (!taken)
            say(
                    "%-10s %5s %6s %8s %14s %14s",
                    "game", "seats", "games", "entries", "decisions/s", "with views/s");
        List<EnvBench.Line> lines = new ArrayList<>();
        for (Game<?, ?, ?> game : asked) {
            EnvBench.Line line = EnvBench.of(game, setup(game), games, many, seconds);
            lines.add(line);
            if (!taken)
                say(
                        "%-10s %5d %6d %8d %,14.0f %,14.0f",
                        line.game(),
                        line.players(),
                        line.games(),
                        line.width(),
                        line.blind(),
                        line.watched());
        }
        json.ifPresent(file -> streams.write(file, Json.pretty(lines) + "\n"));
    }

    private Setup setup(Game<?, ?, ?> game) {
        int seats = players.orElse(Math.max(2, game.sheet().fewest()));
        return Setup.of(game, seats, choice.options(), Seed.ZERO);
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
        streams.out().flush();
    }
}
