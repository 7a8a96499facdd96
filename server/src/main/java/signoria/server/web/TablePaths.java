package signoria.server.web;

import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.store.Ledger;
import signoria.server.store.People;
import signoria.server.store.Scores;
import signoria.server.store.Store;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

/** Tables: opening, finding and joining them, and looking back at what was played. */
final class TablePaths {
    private static final String TABLE = Web.API + "/tables/{id}";

    private final Lobby lobby;
    private final Ledger ledger;
    private final Scores scores;
    private final Identities identities;

    TablePaths(Lobby lobby, Store store, Identities identities) {
        this.lobby = lobby;
        this.ledger = store.ledger();
        this.scores = store.scores();
        this.identities = identities;
    }

    void add(Paths paths) {
        history(paths);
        paths.get(Web.API + "/tables", call -> lobby.listed(call.id()));
        paths.get(Web.API + "/tables/mine", call -> lobby.mine(call.person().id()));
        paths.get(TABLE, call -> lobby.show(call.path("id"), call.id()));
        paths.post(
                Web.API + "/tables",
                call -> {
                    People.Person host = call.person();
                    call.limit(Limits.Kind.TABLE, host.id());
                    Api.Table opened = lobby.open(host.id(), host.name(), wanted(call, host));
                    ledger.opened(opened.id(), identities.word(call.address()));
                    return opened;
                });
        paths.post(
                TABLE + "/join",
                call -> {
                    People.Person person = call.person();
                    Api.Table there = lobby.show(call.path("id"), person.id());
                    if (!person.account() && there.rated() && there.you().isEmpty())
                        throw new Failure(
                                "needs-account", "a rated game is for accounts: sign up first");
                    return lobby.join(
                            there.id(),
                            person.id(),
                            person.name(),
                            call.body(Api.Join.class).seat());
                });
        paths.post(TABLE + "/leave", call -> lobby.leaveSeat(call.path("id"), call.person().id()));
        paths.post(
                TABLE + "/free",
                call ->
                        lobby.free(
                                call.path("id"),
                                call.person().id(),
                                call.body(Api.Free.class).seat()));
        paths.post(
                TABLE + "/house",
                call -> {
                    Api.House house = call.body(Api.House.class);
                    return lobby.house(
                            call.path("id"), call.person().id(), house.seat(), house.bot());
                });
        paths.post(
                TABLE + "/hold",
                call ->
                        lobby.hold(
                                call.path("id"),
                                call.person().id(),
                                call.body(Api.Hold.class).held()));
        paths.post(
                TABLE + "/entropy",
                call ->
                        lobby.mix(
                                call.path("id"),
                                call.person().id(),
                                call.body(Api.Entropy.class).text()));
        paths.post(TABLE + "/start", call -> lobby.start(call.path("id"), call.person().id()));
        paths.post(
                TABLE + "/close",
                call -> lobby.close(call.path("id"), call.person().id(), call.person().admin()));
        paths.post(
                TABLE + "/rematch",
                call -> {
                    call.limit(Limits.Kind.TABLE, call.person().id());
                    return lobby.rematch(call.path("id"), call.person().id(), call.person().name());
                });
        paths.post(
                TABLE + "/fork",
                call -> {
                    call.limit(Limits.Kind.TABLE, call.person().id());
                    return lobby.fork(
                            call.path("id"),
                            call.person().id(),
                            call.person().name(),
                            call.body(Api.Fork.class));
                });
    }

    /** A guest's table does not count. */
    private static Api.NewTable wanted(Calls.Call call, People.Person host) {
        Api.NewTable wanted = call.body(Api.NewTable.class);
        return host.account() ? wanted : wanted.unrated();
    }

    private void history(Paths paths) {
        paths.get(
                TABLE + "/replay/{step}",
                call ->
                        lobby.archive()
                                .step(
                                        call.path("id"),
                                        call.id(),
                                        Text.number(call.path("step"), "step"),
                                        call.number("seat"),
                                        call.language()));
        paths.get(
                TABLE + "/log",
                call ->
                        lobby.archive()
                                .log(
                                        call.path("id"),
                                        call.id(),
                                        call.number("from").orElse(0),
                                        call.number("seat"),
                                        call.language()));
        paths.get(
                TABLE + "/aftermath",
                call ->
                        lobby.archive()
                                .aftermath(call.path("id"), call.id(), call.language(), scores));
        paths.get(
                TABLE + "/record",
                call -> {
                    String id = call.path("id");
                    String record = lobby.archive().record(id, call.id());
                    call.response.header(
                            "Content-Disposition", "attachment; filename=\"" + id + ".partita\"");
                    return record;
                });
    }
}
