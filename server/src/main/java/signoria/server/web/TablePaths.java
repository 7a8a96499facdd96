package signoria.server.web;

import io.helidon.webserver.http.HttpRouting;

import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.table.Lobby;

/** Tables: opening, finding and joining them, and looking back at what was played. */
final class TablePaths {
    private static final String TABLE = Web.API + "/tables/{id}";

    private final Calls calls;
    private final Lobby lobby;

    TablePaths(Calls calls, Lobby lobby) {
        this.calls = calls;
        this.lobby = lobby;
    }

    void add(HttpRouting.Builder routing) {
        history(routing);
        routing.get(Web.API + "/tables", calls.reading(call -> lobby.listed(call.id())));
        routing.get(
                Web.API + "/tables/mine", calls.reading(call -> lobby.mine(call.person().id())));
        routing.get(TABLE, calls.reading(call -> lobby.show(call.path("id"), call.id())));
        routing.post(
                Web.API + "/tables",
                calls.changing(
                        call -> {
                            People.Person host = call.person();
                            call.limit(Limits.Kind.TABLE, host.id());
                            return lobby.open(
                                    host.id(), host.name(), call.body(Api.NewTable.class));
                        }));
        routing.post(
                TABLE + "/join",
                calls.changing(
                        call ->
                                lobby.join(
                                        call.path("id"),
                                        call.person().id(),
                                        call.person().name(),
                                        call.body(Api.Join.class).seat())));
        routing.post(
                TABLE + "/leave",
                calls.changing(call -> lobby.leaveSeat(call.path("id"), call.person().id())));
        routing.post(
                TABLE + "/entropy",
                calls.changing(
                        call ->
                                lobby.mix(
                                        call.path("id"),
                                        call.person().id(),
                                        call.body(Api.Entropy.class).text())));
        routing.post(
                TABLE + "/start",
                calls.changing(call -> lobby.start(call.path("id"), call.person().id())));
        routing.post(
                TABLE + "/close",
                calls.changing(
                        call ->
                                lobby.close(
                                        call.path("id"),
                                        call.person().id(),
                                        call.person().admin())));
        routing.post(
                TABLE + "/rematch",
                calls.changing(
                        call -> {
                            call.limit(Limits.Kind.TABLE, call.person().id());
                            return lobby.rematch(
                                    call.path("id"), call.person().id(), call.person().name());
                        }));
        routing.post(
                TABLE + "/fork",
                calls.changing(
                        call -> {
                            call.limit(Limits.Kind.TABLE, call.person().id());
                            return lobby.fork(
                                    call.path("id"),
                                    call.person().id(),
                                    call.person().name(),
                                    call.body(Api.Fork.class));
                        }));
    }

    private void history(HttpRouting.Builder routing) {
        routing.get(
                TABLE + "/replay/{step}",
                calls.reading(
                        call ->
                                lobby.archive()
                                        .step(
                                                call.path("id"),
                                                call.id(),
                                                Text.number(call.path("step"), "step"),
                                                call.number("seat"),
                                                call.language())));
        routing.get(
                TABLE + "/log",
                calls.reading(
                        call ->
                                lobby.archive()
                                        .log(
                                                call.path("id"),
                                                call.id(),
                                                call.number("from").orElse(0),
                                                call.number("seat"),
                                                call.language())));
        routing.get(
                TABLE + "/record",
                calls.reading(
                        call -> {
                            String id = call.path("id");
                            String record = lobby.archive().record(id, call.id());
                            call.response.header(
                                    "Content-Disposition",
                                    "attachment; filename=\"" + id + ".partita\"");
                            return record;
                        }));
    }
}
