package signoria.server.web;

import signoria.bots.Level;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Option;
import signoria.kernel.Rulebook;
import signoria.kernel.Sets;
import signoria.kernel.Sheet;
import signoria.server.notices.Noticing;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.store.SignIns;
import signoria.server.table.Catalogue;
import signoria.server.table.Failure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Who one is: hello, guests, accounts. */
final class PeoplePaths {
    private final Identities identities;
    private final Door door;
    private final Catalogue games;
    private final Sockets sockets;
    private final LongSupplier now;
    private final Supplier<Optional<String>> address;
    private final Noticing noticing;

    PeoplePaths(
            Identities identities,
            Door door,
            Catalogue games,
            Sockets sockets,
            LongSupplier now,
            Supplier<Optional<String>> address,
            Noticing noticing) {
        this.identities = identities;
        this.door = door;
        this.games = games;
        this.sockets = sockets;
        this.now = now;
        this.address = address;
        this.noticing = noticing;
    }

    void add(Paths paths) {
        paths.get(Web.API + "/hello", this::hello);
        paths.post(
                Web.API + "/guest",
                call -> {
                    call.limit(Limits.Kind.GUEST, call.address());
                    People.Person guest = identities.guest(call.body(Api.Guest.class).name());
                    return admitted(call, guest);
                });
        paths.post(Web.API + "/signup", this::signUp);
        paths.post(Web.API + "/signin", this::signIn);
        paths.post(
                Web.API + "/signout",
                call -> {
                    leave(call);
                    call.cookie(door.noCookie(call.request.headers()));
                    return Calls.NOTHING;
                });
        paths.post(Web.API + "/password", this::password);
        paths.get(Web.API + "/signins", this::signIns);
        paths.post(Web.API + "/signins/{id}/end", this::end);
    }

    private Api.Me signUp(Calls.Call call) {
        call.limit(Limits.Kind.SIGN_IN, call.address());
        Api.Credentials wanted = call.body(Api.Credentials.class);
        People.Person person = identities.signUp(call.known, wanted.name(), wanted.password());
        call.cookie(door.browser(person, call.request.headers()));
        return admitted(call, person);
    }

    /** Strangers' tries keep out strangers, not a browser at which one has signed in before. */
    private Api.Me signIn(Calls.Call call) {
        Api.Credentials given = call.body(Api.Credentials.class);
        call.limit(Limits.Kind.SIGN_IN, call.address());
        if (!door.knows(call.request.headers(), given.name()))
            call.limit(Limits.Kind.NAME, "name " + given.name().toLowerCase(Locale.ROOT));
        People.Person person = identities.signIn(given.name(), given.password());
        call.cookie(door.browser(person, call.request.headers()));
        return admitted(call, person);
    }

    private Api.Me password(Calls.Call call) {
        People.Person me = call.person();
        call.limit(Limits.Kind.SIGN_IN, me.id());
        Api.NewPassword given = call.body(Api.NewPassword.class);
        identities.change(me, given.old(), given.fresh());
        noticing.passwordChanged(me.id());
        return admitted(call, me);
    }

    private List<Api.SignIn> signIns(Calls.Call call) {
        String here = call.known.map(Identities.Known::key).orElse("");
        return identities.signIns(call.person().id()).stream()
                .map(
                        each ->
                                new Api.SignIn(
                                        handle(each),
                                        each.device(),
                                        each.since(),
                                        each.seen(),
                                        each.key().equals(here)))
                .toList();
    }

    private static String handle(SignIns.SignIn signIn) {
        return signIn.key().substring(0, 12);
    }

    /** Ends one of one's sign-ins, all {@code others}, or {@code all}. */
    private Object end(Calls.Call call) {
        String me = call.person().id();
        String here = call.known.map(Identities.Known::key).orElse("");
        String which = call.path("id");
        List<SignIns.SignIn> ended =
                identities.signIns(me).stream()
                        .filter(
                                each ->
                                        switch (which) {
                                            case "all" -> true;
                                            case "others" -> !each.key().equals(here);
                                            default -> handle(each).equals(which);
                                        })
                        .toList();
        if (ended.isEmpty() && !which.equals("others") && !which.equals("all"))
            throw new Failure("not-found", "there is no such sign-in");
        for (SignIns.SignIn each : ended)
            identities.end(new Identities.Known(call.person(), each.key()));
        goodbye(me);
        if (which.equals("all")) {
            leave(call);
            call.cookie(door.noCookie(call.request.headers()));
        }
        return Calls.NOTHING;
    }

    /** The sign-in by which this call came has ended; and all that was ended is heard no more. */
    private void leave(Calls.Call call) {
        call.known.ifPresent(
                known -> {
                    identities.end(known);
                    goodbye(known.person().id());
                });
    }

    private void goodbye(String person) {
        Set<String> good = new HashSet<>();
        for (SignIns.SignIn each : identities.signIns(person)) good.add(each.key());
        sockets.keep(person, good);
    }

    /** A new sign-in takes the place of the one by which the call came. */
    Api.Me admitted(Calls.Call call, People.Person person) {
        leave(call);
        goodbye(person.id());
        call.cookie(door.admit(person, call.request.headers()));
        return me(person);
    }

    /** Says who one is, and keeps the cookie for another year. */
    private Api.Hello hello(Calls.Call call) {
        call.known.ifPresent(
                known ->
                        call.cookie(
                                known.key().isEmpty()
                                        ? door.admit(known.person(), call.request.headers())
                                        : door.again(call.request.headers())));
        List<Api.GameSheet> sheets = new ArrayList<>();
        for (Game<?, ?, ?> game : games.games()) sheets.add(sheet(game));
        return new Api.Hello(
                Api.PROTOCOL,
                call.asking.map(PeoplePaths::me),
                sheets,
                Level.names(),
                now.getAsLong(),
                address.get(),
                noticing.mails());
    }

    private Api.GameSheet sheet(Game<?, ?, ?> game) {
        Sheet sheet = game.sheet();
        Rulebook rulebook = game.rulebook();
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
                                                words(option, rulebook),
                                                option.usual(),
                                                option.sets().map(PeoplePaths::sets)))
                        .toList(),
                sheet.ruleset(),
                sheet.designed(),
                games.catalogue(sheet.id()));
    }

    private static Api.OptionSets sets(Sets sets) {
        return new Api.OptionSets(
                sets.named(),
                sets.word(),
                sets.needs(),
                sets.each(),
                sets.groups().stream()
                        .map(
                                group ->
                                        new Api.OptionGroup(
                                                both(group.english(), group.italian()),
                                                group.kind(),
                                                group.things()))
                        .toList());
    }

    private static Map<String, Map<String, String>> words(Option option, Rulebook rulebook) {
        Map<String, Map<String, String>> words = new TreeMap<>();
        for (Language in : Language.values()) words.put(in.code(), option.words(rulebook, in));
        return words;
    }

    private static Map<String, String> both(String english, String italian) {
        return new TreeMap<>(Map.of("en", english, "it", italian));
    }

    private static Api.Me me(People.Person person) {
        return new Api.Me(person.id(), person.name(), person.account(), person.admin());
    }
}
