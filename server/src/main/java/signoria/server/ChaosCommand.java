package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.IExitCodeGenerator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.chaos.Chaos;
import signoria.server.load.Load;
import signoria.wire.Json;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/** Servers, a database and a balancer that fail under load; status 1 when a promise was broken. */
@Command(
        name = "chaos",
        description = {
            "Runs servers on a PostgreSQL of its own behind HAProxy, lets clients play, kills"
                + " servers, freezes them and cuts connections; then compares what clients saw with"
                + " the ledgers."
        },
        mixinStandardHelpOptions = true)
public final class ChaosCommand implements ServerCommand, IExitCodeGenerator {
    @Spec private CommandSpec spec;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "3",
            description = "servers (default: ${DEFAULT-VALUE})")
    private int nodes;

    @Option(names = "--minutes", paramLabel = "M", required = true, description = "how long")
    private double minutes;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the findings; - for standard output")
    private Optional<String> json = Optional.empty();

    private int status;

    @Override
    public void run() {
        if (nodes < 2 || nodes > 9) throw new BadInput("--nodes takes 2 to 9, not " + nodes);
        if (!(minutes > 0 && minutes <= 1440))
            throw new BadInput("--minutes takes more than 0, at most a day, not " + minutes);
        Logs.structured();
        Chaos.Outcome outcome = strike();
        status = outcome.violations().isEmpty() ? 0 : 1;
        String text = Json.pretty(outcome) + "\n";
        if (json.isPresent() && !json.get().equals("-")) {
            write(Path.of(json.get()), text);
            text = told(outcome);
        } else if (json.isEmpty()) text = told(outcome);
        PrintWriter out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
    }

    private Chaos.Outcome strike() {
        PrintWriter err = spec.commandLine().getErr();
        try {
            Path folder = Files.createTempDirectory("signoria-chaos");
            Chaos.Outcome outcome = strike(folder, err);
            if (outcome.violations().isEmpty()) Load.delete(folder);
            else err.println("chaos: database and logs are in " + folder);
            return outcome;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Chaos.Outcome strike(Path folder, PrintWriter err) throws IOException {
        Chaos.Plan plan = new Chaos.Plan(programs(), folder, nodes, 4, 30, 10);
        long until = System.nanoTime() + (long) (minutes * 60e9);
        try (Chaos chaos =
                new Chaos(
                        plan,
                        line -> {
                            err.println("chaos: " + line);
                            err.flush();
                        })) {
            Chaos.Fault[] all = Chaos.Fault.values();
            while (System.nanoTime() < until)
                chaos.strike(all[ThreadLocalRandom.current().nextInt(all.length)]);
            return chaos.end();
        }
    }

    /** Where PostgreSQL's programs are: named by PG_BIN, or where Debian puts them. */
    private static Path programs() throws IOException {
        String named = System.getenv("PG_BIN");
        if (named != null) return Path.of(named);
        Path debian = Path.of("/usr/lib/postgresql");
        if (Files.isDirectory(debian))
            try (Stream<Path> versions = Files.list(debian)) {
                Optional<Path> newest =
                        versions.map(version -> version.resolve("bin"))
                                .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                                .max(Comparator.naturalOrder());
                if (newest.isPresent()) return newest.get();
            }
        throw new BadInput(
                "PostgreSQL not found: install the package 'postgresql', or name the folder of its"
                        + " programs in PG_BIN");
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new BadInput("cannot write " + file + ": " + e.getMessage());
        }
    }

    private static String told(Chaos.Outcome it) {
        StringBuilder text = new StringBuilder();
        for (String each : it.violations()) text.append(each).append('\n');
        int faults = it.faults().values().stream().mapToInt(Integer::intValue).sum();
        return text.append(faults)
                .append(" faults ")
                .append(it.faults())
                .append(", ")
                .append(it.moves())
                .append(" moves of ")
                .append(it.clients())
                .append(" clients at ")
                .append(it.tables())
                .append(" tables; after a server's death everybody played again within ")
                .append(it.slowest())
                .append(" ms (median ")
                .append(it.median())
                .append("), ")
                .append(it.held())
                .append(" clocks held against a standstill: ")
                .append(it.violations().isEmpty() ? "all is well" : "NOT as promised")
                .append('\n')
                .toString();
    }

    @Override
    public int getExitCode() {
        return status;
    }
}
