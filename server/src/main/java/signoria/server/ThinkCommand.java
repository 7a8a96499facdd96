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

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Thinks for the house players of other servers until it is told to stop. */
@Command(
        name = "think",
        description = {
            "A server that only thinks: it runs house players for those that serve",
            "people on the same PostgreSQL."
        },
        mixinStandardHelpOptions = true)
public final class ThinkCommand implements ServerCommand {
    /** A table that has been busy with one thing for so long is in trouble. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

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
            description = "how many think at once (default: the number of cores)")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "P",
            description = "answer /metrics and /health there, to this machine alone; 0 is any")
    private Optional<Integer> port = Optional.empty();

    @Override
    public void run() {
        if (port.orElse(0) < 0 || port.orElse(0) > 65535)
            throw new BadInput("--port takes 0 to 65535, not " + port.orElseThrow());
        int many = threads.orElse(Runtime.getRuntime().availableProcessors());
        if (many < 1) throw new BadInput("--threads takes 1 at least");
        Logs.structured();
        CompletableFuture<String> end = new CompletableFuture<>();
        try {
            PostgresUrl url = PostgresUrl.of(store);
            Store data = PostgresStore.open(url);
            Metrics metrics = new Metrics();
            Callers callers = new Callers(data, Outside.Pace.USUAL, data.nodes()::now);
            Lobby lobby =
                    new Lobby(
                            data,
                            Catalogue.found(),
                            new Lobby.Settings(
                                    many, 600_000, System::currentTimeMillis, metrics, callers));
            metrics.watch(lobby::inMemory, () -> 0, lobby::thoughtsWaiting);
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(() -> stop(lobby, callers, data), "stop"));
            lobby.cluster().outlived(end::complete);
            Optional<Gauges> gauges =
                    port.map(at -> new Gauges(at, metrics::text, () -> trouble(lobby, data)));
            lobby.begin();
            String shown =
                    gauges.map(at -> ", /metrics at http://localhost:" + at.port()).orElse("");
            var out = spec.commandLine().getOut();
            out.println(
                    "Thinking for "
                            + url
                            + " on "
                            + many
                            + " threads"
                            + shown
                            + "  (stop with Ctrl-C)");
            out.flush();
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
        throw new BadInput(end.join());
    }

    /** Does the database take a write, and does everybody answer? */
    private static Optional<String> trouble(Lobby lobby, Store data) {
        try {
            data.check();
            return lobby.silent(SILENCE).map(who -> who + " does not answer");
        } catch (StoreFailed e) {
            return Optional.of(e.getMessage());
        }
    }

    private static void stop(Lobby lobby, Callers callers, Store data) {
        lobby.close();
        callers.close();
        data.close();
    }
}
