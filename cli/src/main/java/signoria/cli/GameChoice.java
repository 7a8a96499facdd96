package signoria.cli;

import picocli.CommandLine.Option;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.server.TablesFolder;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What several commands ask about a game: its options and its catalogue. */
final class GameChoice {
    private static final int MOST_THREADS = 1024;

    @Option(
            names = "--option",
            paramLabel = "K=V",
            description = "chooses an option of the game; may be repeated")
    private Map<String, String> options = new TreeMap<>();

    @Option(
            names = "--catalog",
            paramLabel = "DIR",
            description = "replaces printed tables by those of a folder")
    private Optional<Path> catalog = Optional.empty();

    Map<String, String> options() {
        return options;
    }

    Game<?, ?, ?> game(String id) {
        Game<?, ?, ?> game = Games.named(id);
        return catalog.isPresent() ? game.with(TablesFolder.read(catalog.get())) : game;
    }

    /** As many threads as asked for, all cores if nobody asks. */
    static int threads(Optional<Integer> asked, String option) {
        int threads = asked.orElse(Runtime.getRuntime().availableProcessors());
        if (threads < 1 || threads > MOST_THREADS)
            throw new BadInput(option + " takes 1 to " + MOST_THREADS + ", not " + threads);
        return threads;
    }

    static int atLeast(int least, int value, String option) {
        if (value < least)
            throw new BadInput(option + " takes " + least + " or more, not " + value);
        return value;
    }
}
