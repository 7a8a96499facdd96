package signoria.server.web;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.store.Store;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

import java.net.SocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** For those who run the server: the admin's calls, health, metrics. */
final class OfficePaths {
    /** A table that has been busy with one thing for so long is in trouble. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

    private final Store store;
    private final Lobby lobby;
    private final Sockets sockets;
    private final Supplier<String> metrics;
    private final long startedAt;

    OfficePaths(Store store, Lobby lobby, Sockets sockets, Supplier<String> metrics) {
        this.store = store;
        this.lobby = lobby;
        this.sockets = sockets;
        this.metrics = metrics;
        this.startedAt = lobby.now();
    }

    void add(Paths paths) {
        paths.get(
                Web.API + "/admin/status",
                call -> {
                    call.admin();
                    Runtime runtime = Runtime.getRuntime();
                    long heap = runtime.totalMemory() - runtime.freeMemory();
                    return new Api.ServerStatus(
                            lobby.inMemory(),
                            store.ledger().running(),
                            sockets.size(),
                            heap >> 20,
                            startedAt);
                });
        paths.post(
                Web.API + "/admin/suspend",
                call -> {
                    call.admin();
                    sockets.turnOut(suspend(call.body(Api.Moderation.class), true));
                    return Calls.NOTHING;
                });
        paths.post(
                Web.API + "/admin/readmit",
                call -> {
                    call.admin();
                    suspend(call.body(Api.Moderation.class), false);
                    return Calls.NOTHING;
                });
        paths.get(
                "/health",
                _ -> {
                    store.check();
                    lobby.silent(SILENCE)
                            .ifPresent(
                                    who -> {
                                        throw new Failure("stuck", who + " does not answer");
                                    });
                    return "ok\n";
                });
        paths.get(
                "/metrics",
                call -> {
                    SocketAddress peer = call.request.remotePeer().address();
                    if (!Door.local(call.request.headers(), peer))
                        throw new Failure("not-yours", "from this machine only");
                    return metrics.get();
                });
    }

    /** Suspends someone, or no longer; the identity. */
    private String suspend(Api.Moderation who, boolean suspended) {
        String person =
                who.table()
                        .map(table -> at(table, who.name()))
                        .orElseGet(() -> store.people().account(who.name()).map(People.Person::id))
                        .orElseThrow(() -> new BadInput("there is nobody of that name"));
        store.people().suspend(person, suspended);
        store.signIns().endOthers(person, "");
        return person;
    }

    /** A guest has no name alone: it is whoever sat or spoke at a table under it. */
    private Optional<String> at(String table, String name) {
        return lobby.sitter(table, name).or(() -> store.chats().speaker(table, name));
    }
}
