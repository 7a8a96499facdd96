package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.notices.Callers;
import signoria.server.notices.Outside;
import signoria.server.store.PostgresStore;
import signoria.server.store.PostgresUrl;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;
import signoria.server.table.Catalogue;
import signoria.server.table.Lobby;
import signoria.server.table.Meters;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Thinks for the house players of other servers until it is told to stop. */
@Command(
        name = "think",
        description = {
            "A server that only thinks: it takes house players off the hands of those that serve",
            "people on the same PostgreSQL."
        },
        mixinStandardHelpOptions = true)
public final class ThinkCommand implements ServerCommand {
    @Spec private CommandSpec spec;

    @Option(
            names = "--store",
            paramLabel = "postgresql://USER@HOST:PORT/DB",
            required = true,
            description = "their database")
    private String store;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many think at once (default: as many as there are cores)")
    private Optional<Integer> threads = Optional.empty();

    @Override
    public void run() {
        int many = threads.orElse(Runtime.getRuntime().availableProcessors());
        if (many < 1) throw new BadInput("--threads takes 1 at least");
        Logs.structured();
        CompletableFuture<String> end = new CompletableFuture<>();
        try {
            PostgresUrl url = PostgresUrl.of(store);
            Store data = PostgresStore.open(url);
            Callers callers = new Callers(data, Outside.Pace.USUAL, data.nodes()::now);
            Lobby lobby =
                    new Lobby(
                            data,
                            Catalogue.found(),
                            new Lobby.Settings(
                                    many,
                                    600_000,
                                    System::currentTimeMillis,
                                    Meters.NONE,
                                    callers));
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(() -> stop(lobby, callers, data), "stop"));
            lobby.cluster().outlived(end::complete);
            lobby.begin();
            var out = spec.commandLine().getOut();
            out.println("Thinking for " + url + " on " + many + " threads  (stop with Ctrl-C)");
            out.flush();
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
        throw new BadInput(end.join());
    }

    private static void stop(Lobby lobby, Callers callers, Store data) {
        lobby.close();
        callers.close();
        data.close();
    }
}
