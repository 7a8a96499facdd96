package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.load.Load;
import signoria.server.load.LoadReport;
import signoria.server.store.PostgresUrl;
import signoria.server.store.StoreFailed;
import signoria.wire.Json;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A server under load, measured. */
@Command(
        name = "load",
        description = {
            "Runs a server of its own on loopback and drives it through real WebSockets with"
                + " players who answer at once; every acknowledged move is looked up in the ledger."
        },
        mixinStandardHelpOptions = true)
public final class LoadCommand implements ServerCommand {
    private static final int MOST_TABLES = 1_000_000;
    private static final int DAY = 86_400;

    @Spec private CommandSpec spec;

    @Option(names = "--tables", paramLabel = "N", required = true, description = "live tables")
    private int tables;

    @Option(names = "--seconds", paramLabel = "S", required = true, description = "how long")
    private double seconds;

    @Option(names = "--game", paramLabel = "G", description = "which game (default: the first)")
    private Optional<String> game = Optional.empty();

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            description =
                    "one person at each table, against house players of this level (default: people"
                            + " alone)")
    private Optional<String> bots = Optional.empty();

    @Option(
            names = "--rate",
            paramLabel = "R",
            defaultValue = "1200",
            description =
                    "moves offered per second over all tables (default: ${DEFAULT-VALUE}); 0: every"
                            + " question is answered at once, so that all tables wait in one queue")
    private int rate;

    @Option(
            names = "--store",
            paramLabel = "postgresql://USER@HOST:PORT/DB",
            description = "an empty database to use (default: a folder)")
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1",
            description = "how many servers share the database, in one process (default: 1)")
    private int nodes;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the figures; - for standard output")
    private Optional<String> json = Optional.empty();

    private Optional<PostgresUrl> database() {
        try {
            return store.map(PostgresUrl::of);
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    @Override
    public void run() {
        if (tables < 1 || tables > MOST_TABLES)
            throw new BadInput("--tables takes 1 to " + MOST_TABLES + ", not " + tables);
        if (!(seconds > 0 && seconds <= DAY))
            throw new BadInput("--seconds takes more than 0, at most a day, not " + seconds);
        if (nodes < 1 || nodes > 9 || nodes > 1 && store.isEmpty())
            throw new BadInput("--nodes takes 1 to 9, and more than 1 with --store alone");
        if (rate < 0) throw new BadInput("--rate takes 0 or more, not " + rate);
        Logs.structured();
        PrintWriter err = spec.commandLine().getErr();
        LoadReport report =
                Load.run(
                        new Load.Plan(game, bots, tables, seconds, rate, database(), nodes),
                        line -> {
                            err.println("load: " + line);
                            err.flush();
                        });
        String text = Json.pretty(report) + "\n";
        if (json.isPresent() && !json.get().equals("-")) {
            write(Path.of(json.get()), text);
            text = told(report);
        } else if (json.isEmpty()) text = told(report);
        spec.commandLine().getOut().print(text);
        spec.commandLine().getOut().flush();
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String told(LoadReport report) {
        return String.format(
                java.util.Locale.ROOT,
                "%d tables live, %.0f moves/s acknowledged, p50 %.1f ms, p99 %.1f ms%s,"
                        + " heap %d MB, lost %d, duplicated %d%n",
                report.tables(),
                report.movesPerSecond(),
                report.p50Millis(),
                report.p99Millis(),
                waits(report),
                report.heapMegabytes(),
                report.lost(),
                report.duplicated());
    }

    private static String waits(LoadReport report) {
        if (report.waits() == 0) return "";
        return String.format(
                java.util.Locale.ROOT,
                "; %d turns of house players took p50 %.0f ms, p95 %.0f ms",
                report.waits(),
                report.waitP50Millis(),
                report.waitP95Millis());
    }
}
