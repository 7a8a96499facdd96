package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;
import signoria.server.store.Transfer;

import java.nio.file.Files;
import java.nio.file.Path;

/** Copies all data from a folder into a database, or back. */
@Command(
        name = "move",
        description = {
            "Carries all data from a folder into a PostgreSQL database, or back, while no server"
                    + " runs; the source stays as it is."
        },
        mixinStandardHelpOptions = true)
public final class MoveCommand implements ServerCommand {
    @Spec private CommandSpec spec;

    @Option(
            names = "--from",
            paramLabel = "DIR|postgresql://…",
            required = true,
            description = "where the data is")
    private String from;

    @Option(
            names = "--to",
            paramLabel = "DIR|postgresql://…",
            required = true,
            description = "where to copy it; must be empty")
    private String to;

    @Override
    public void run() {
        if (from.equals(to)) throw new BadInput("the data is there already");
        try (Store source = source();
                Store target = target()) {
            var out = spec.commandLine().getOut();
            Transfer.run(source, target)
                    .forEach((table, sum) -> out.printf("%-9s %9d%n", table, sum.rows()));
            out.println("moved, counts and digests agree; " + from + " is as it was");
            out.flush();
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    private static boolean isDatabase(String where) {
        return where.contains("://");
    }

    private Store source() {
        if (!isDatabase(from)) {
            if (!Files.exists(Path.of(from, SqliteStore.FILE)))
                throw new StoreFailed("storage", "there is no data in " + from, null);
            return SqliteStore.open(Path.of(from));
        }
        PostgresStore store = PostgresStore.existing(PostgresUrl.of(from));
        if (store.inUse()) {
            store.close();
            throw new StoreFailed("storage", "servers run on " + from + ": stop them first", null);
        }
        return store;
    }

    private Store target() {
        return isDatabase(to)
                ? PostgresStore.open(PostgresUrl.of(to))
                : SqliteStore.open(Path.of(to));
    }
}
