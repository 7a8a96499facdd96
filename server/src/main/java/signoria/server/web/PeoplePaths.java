package signoria.server.web;

import signoria.bots.Level;
import signoria.kernel.Game;
import signoria.kernel.Sheet;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.table.Catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/** Who one is: hello, guests, accounts. */
final class PeoplePaths {
    private final Identities identities;
    private final Door door;
    private final Catalogue games;
    private final LongSupplier now;

    PeoplePaths(Identities identities, Door door, Catalogue games, LongSupplier now) {
        this.identities = identities;
        this.door = door;
        this.games = games;
        this.now = now;
    }

    void add(Paths paths) {
        paths.get(Web.API + "/hello", this::hello);
        paths.post(
                Web.API + "/guest",
                call -> {
                    call.limit(Limits.Kind.GUEST, call.address());
                    return known(call, identities.guest(call.body(Api.Guest.class).name()));
                });
        paths.post(
                Web.API + "/signup",
                call -> {
                    call.limit(Limits.Kind.SIGN_IN, call.address());
                    Api.Credentials wanted = call.body(Api.Credentials.class);
                    return known(
                            call, identities.signUp(call.asking, wanted.name(), wanted.password()));
                });
        paths.post(
                Web.API + "/signin",
                call -> {
                    Api.Credentials given = call.body(Api.Credentials.class);
                    call.limit(Limits.Kind.SIGN_IN, call.address());
                    call.limit(Limits.Kind.SIGN_IN, "name " + given.name());
                    return known(call, identities.signIn(given.name(), given.password()));
                });
        paths.post(
                Web.API + "/signout",
                call -> {
                    call.cookie(door.noCookie(call.request.headers()));
                    return Calls.NOTHING;
                });
    }

    private Api.Hello hello(Calls.Call call) {
        List<Api.GameSheet> sheets = new ArrayList<>();
        for (Game<?, ?, ?> game : games.games()) sheets.add(sheet(game.sheet()));
        return new Api.Hello(
                Api.PROTOCOL,
                call.asking.map(PeoplePaths::me),
                sheets,
                Level.names(),
                now.getAsLong());
    }

    private static Api.GameSheet sheet(Sheet sheet) {
        return new Api.GameSheet(
                sheet.id(),
                both(sheet.english(), sheet.italian()),
                sheet.fewest(),
                sheet.most(),
                sheet.options().stream()
                        .map(
                                option ->
                                        new Api.GameOption(
                                                option.name(),
                                                both(option.english(), option.italian()),
                                                option.values(),
                                                option.usual()))
                        .toList(),
                sheet.ruleset(),
                sheet.designed());
    }

    private static Map<String, String> both(String english, String italian) {
        return new TreeMap<>(Map.of("en", english, "it", italian));
    }

    private static Api.Me me(People.Person person) {
        return new Api.Me(person.id(), person.name(), person.account(), person.admin());
    }

    private Api.Me known(Calls.Call call, People.Person person) {
        call.cookie(door.cookie(person, call.request.headers()));
        return me(person);
    }
}
