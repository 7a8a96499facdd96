package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Blunders;
import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.wire.Json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

@Command(
        name = "blunders",
        description = "Lists what an experienced player would call oversights in recorded games.",
        mixinStandardHelpOptions = true)
final class BlundersCommand implements Runnable {
    /** A record that was looked at. */
    record Looked(String file, String game, int moves, List<Blunders.Blunder> blunders) {}

    private final Streams streams;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR|FILE",
            description = "records, or folders of them as written by arena --records")
    private List<String> where = List.of();

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    @Option(names = "--json", description = "all of them as JSON")
    private boolean json;

    @Mixin private GameChoice choice = new GameChoice();

    BlundersCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Language in = Lang.of(lang, streams);
        List<Looked> all = new ArrayList<>();
        for (String name : where) for (String file : files(name)) all.add(looked(file, in));
        if (json) streams.out().println(Json.pretty(all));
        else tell(all);
    }

    private static List<String> files(String name) {
        if (!Files.isDirectory(Path.of(name))) return List.of(name);
        try (Stream<Path> list = Files.list(Path.of(name))) {
            List<String> files =
                    list.map(Path::toString)
                            .filter(file -> file.endsWith(".partita"))
                            .sorted()
                            .toList();
            if (files.isEmpty()) throw new BadInput("no records (*.partita) in " + name);
            return files;
        } catch (IOException e) {
            throw new BadInput("cannot read " + name + ": " + e.getMessage());
        }
    }

    private Looked looked(String file, Language in) {
        Partita record = Partita.read(file, streams.read(file));
        try {
            return new Looked(
                    file,
                    record.game(),
                    record.lines().size(),
                    Blunders.of(choice.game(record.game()), record, in));
        } catch (Partita.Differs e) {
            throw new Partita.Differs(file + ": " + e.getMessage());
        }
    }

    /** Each of them, then how often each player had one. */
    private void tell(List<Looked> all) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Looked looked : all)
            for (Blunders.Blunder blunder : looked.blunders) {
                say(
                        "%s: %s, move %d, %s (seat %d): %s. %s",
                        looked.file,
                        looked.game,
                        blunder.number(),
                        blunder.player(),
                        blunder.seat() + 1,
                        blunder.move(),
                        blunder.words());
                counts.merge(blunder.player(), 1, Integer::sum);
            }
        int moves = all.stream().mapToInt(Looked::moves).sum();
        int found = counts.values().stream().mapToInt(Integer::intValue).sum();
        say("%d oversights in %d moves of %d games", found, moves, all.size());
        counts.forEach((player, count) -> say("%6d  %s", count, player));
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
    }
}
