package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Balance;
import signoria.kernel.BadInput;
import signoria.kernel.Partita;
import signoria.wire.Json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

@Command(
        name = "arena balance",
        description = "How families, tiles and seats did in recorded games.",
        mixinStandardHelpOptions = true)
final class BalanceCommand implements Runnable {
    private final Streams streams;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR|FILE",
            description = "records of one game, as written by 'arena --records DIR'")
    private List<String> places = List.of();

    @Option(
            names = "--most",
            paramLabel = "KIND=X",
            description = "fails if one of this kind wins more than X times its share")
    private Map<String, Double> most = new TreeMap<>();

    @Option(
            names = "--least",
            paramLabel = "KIND=X",
            description = "fails if one of this kind wins less than X times its share")
    private Map<String, Double> least = new TreeMap<>();

    @Option(names = "--json", paramLabel = "FILE", description = "the table; - for standard output")
    private Optional<String> json = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    BalanceCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Balance balance = new Balance();
        String game = "";
        for (String file : files()) {
            Partita record = Partita.read(file, streams.read(file));
            if (!game.isEmpty() && !game.equals(record.game()))
                throw new BadInput(file + " is a game of " + record.game() + ", not of " + game);
            game = record.game();
            add(balance, file, record);
        }
        Balance.Table table = balance.table();
        found(table, most, "--most");
        found(table, least, "--least");
        if (!json.equals(Optional.of("-"))) streams.out().print(Balance.told(table));
        json.ifPresent(file -> streams.write(file, Json.pretty(table) + "\n"));
        for (Balance.Line line : table.lines()) {
            if (line.share() > most.getOrDefault(line.kind(), Double.MAX_VALUE))
                throw new Cli.No(line.kind() + " " + line.name() + " wins too often");
            if (line.share() < least.getOrDefault(line.kind(), 0.0))
                throw new Cli.No(line.kind() + " " + line.name() + " wins too seldom");
        }
    }

    private static void found(Balance.Table table, Map<String, Double> limits, String option) {
        for (String kind : limits.keySet())
            if (table.lines().stream().noneMatch(line -> line.kind().equals(kind)))
                throw new BadInput(option + ": nothing of kind '" + kind + "' was found");
    }

    private void add(Balance balance, String file, Partita record) {
        try {
            balance.add(choice.game(record.game()), record);
        } catch (Partita.Differs e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }

    private List<String> files() {
        List<String> files = new ArrayList<>();
        for (String each : places) {
            Path path = Streams.path(each);
            if (!Files.isDirectory(path)) files.add(each);
            else
                try (Stream<Path> all = Files.list(path)) {
                    all.map(Path::toString)
                            .filter(name -> name.endsWith(".partita"))
                            .sorted()
                            .forEach(files::add);
                } catch (IOException e) {
                    throw new BadInput("cannot read " + each + ": " + e.getMessage());
                }
        }
        if (files.isEmpty()) throw new BadInput("no records (*.partita) in " + places);
        return files;
    }
}
