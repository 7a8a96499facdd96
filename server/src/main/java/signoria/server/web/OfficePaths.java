package signoria.server.web;

import io.helidon.webserver.http.HttpRouting;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.store.Store;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

import java.net.SocketAddress;
import java.time.Duration;
import java.util.function.Supplier;

/** For those who run the server: the admin's calls, health, metrics. */
final class OfficePaths {
    /** A table that has been busy with one thing for so long is in trouble. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

    private final Calls calls;
    private final Store store;
    private final Lobby lobby;
    private final Sockets sockets;
    private final Supplier<String> metrics;
    private final long startedAt;

    OfficePaths(Calls calls, Store store, Lobby lobby, Sockets sockets, Supplier<String> metrics) {
        this.calls = calls;
        this.store = store;
        this.lobby = lobby;
        this.sockets = sockets;
        this.metrics = metrics;
        this.startedAt = lobby.now();
    }

    void add(HttpRouting.Builder routing) {
        routing.get(
                Web.API + "/admin/status",
                calls.reading(
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
                        }));
        routing.post(
                Web.API + "/admin/suspend",
                calls.changing(
                        call -> {
                            call.admin();
                            sockets.turnOut(suspend(call.body(Api.Guest.class).name(), true));
                            return Calls.NOTHING;
                        }));
        routing.post(
                Web.API + "/admin/readmit",
                calls.changing(
                        call -> {
                            call.admin();
                            suspend(call.body(Api.Guest.class).name(), false);
                            return Calls.NOTHING;
                        }));
        routing.get(
                "/health",
                calls.reading(
                        _ -> {
                            store.check();
                            lobby.silent(SILENCE)
                                    .ifPresent(
                                            who -> {
                                                throw new Failure(
                                                        "stuck", who + " does not answer");
                                            });
                            return "ok\n";
                        }));
        routing.get(
                "/metrics",
                calls.reading(
                        call -> {
                            SocketAddress peer = call.request.remotePeer().address();
                            if (!Door.local(call.request.headers(), peer))
                                throw new Failure("not-yours", "from this machine only");
                            return metrics.get();
                        }));
    }

    /** Suspends an account, or no longer; its identity. */
    private String suspend(String name, boolean suspended) {
        if (!store.people().suspend(name, suspended))
            throw new BadInput("there is no account of that name");
        return store.people().account(name).orElseThrow().id();
    }
}
