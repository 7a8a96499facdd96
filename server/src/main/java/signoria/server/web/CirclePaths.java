package signoria.server.web;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.store.Circle;
import signoria.server.store.People;
import signoria.server.store.Store;
import signoria.server.table.Calendar;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

import java.util.List;

/** Friends and those who are blocked, invitations by name, notes for oneself, and holidays. */
final class CirclePaths {
    private static final String TABLE = Web.API + "/tables/{id}";
    private static final int NOTE = 2000;

    private final Store store;
    private final Lobby lobby;
    private final Calendar calendar;

    CirclePaths(Store store, Lobby lobby, Calendar calendar) {
        this.store = store;
        this.lobby = lobby;
        this.calendar = calendar;
    }

    void add(Paths paths) {
        paths.get(Web.API + "/people", call -> ties(call.person().id()));
        paths.post(Web.API + "/people", this::name);
        paths.post(TABLE + "/invite", this::invite);
        paths.get(
                TABLE + "/note",
                call ->
                        new Api.Note(
                                store.circle()
                                        .note(
                                                call.person().id(),
                                                lobby.show(call.path("id"), call.id()).id())));
        paths.post(TABLE + "/note", this::note);
        paths.get(
                TABLE + "/follow",
                call ->
                        new Api.Following(
                                store.circle()
                                        .followers(lobby.show(call.path("id"), call.id()).id())
                                        .contains(call.person().id())));
        paths.post(TABLE + "/follow", this::follow);
        paths.get(Web.API + "/holiday", call -> calendar.of(call.person().id()));
        paths.post(
                Web.API + "/holiday",
                call -> calendar.begin(call.person().id(), call.body(Api.NewHoliday.class)));
        paths.post(Web.API + "/holiday/end", call -> calendar.end(call.person().id()));
    }

    private List<Api.Tie> ties(String person) {
        return store.circle().ties(person).stream()
                .map(
                        each ->
                                new Api.Tie(
                                        each.name(),
                                        each.blocked() ? Api.TieKind.blocked : Api.TieKind.friend))
                .toList();
    }

    private Object name(Calls.Call call) {
        People.Person me = call.person();
        Api.Naming wanted = call.body(Api.Naming.class);
        call.limit(Limits.Kind.NAME, me.id() + " people");
        if (wanted.kind() == Api.TieKind.none) {
            for (Circle.Tie each : store.circle().ties(me.id()))
                if (each.name().equalsIgnoreCase(wanted.name()))
                    store.circle().untie(me.id(), each.other());
            return ties(me.id());
        }
        String other = wanted.table().flatMap(at -> lobby.sitter(at, wanted.name())).orElse("");
        if (other.isEmpty()) other = account(wanted.name()).id();
        if (other.equals(me.id())) throw new BadInput("that is you");
        boolean blocked = wanted.kind() == Api.TieKind.blocked;
        if (!store.circle().tie(me.id(), new Circle.Tie(other, wanted.name().strip(), blocked)))
            throw new BadInput("you can name " + Circle.MOST + " people at most");
        return ties(me.id());
    }

    private People.Person account(String name) {
        return store.people()
                .account(name.strip())
                .orElseThrow(() -> new Failure("not-found", "there is no account of that name"));
    }

    /** Whoever does not want to hear of the host is not called, and the host is not told so. */
    private Object invite(Calls.Call call) {
        People.Person me = call.person();
        String name = call.body(Api.Invitation.class).name();
        call.limit(Limits.Kind.INVITATION, me.id());
        lobby.mayInvite(call.path("id"), me.id());
        String other = account(name).id();
        boolean wanted = !store.circle().blocks(List.of(other), me.id());
        return lobby.invite(call.path("id"), me.id(), other, wanted);
    }

    private Object follow(Calls.Call call) {
        lobby.follow(call.path("id"), call.person().id(), call.body(Api.Following.class).on());
        return Calls.NOTHING;
    }

    private Object note(Calls.Call call) {
        People.Person me = call.person();
        Api.Table table = lobby.show(call.path("id"), me.id());
        if (table.you().isEmpty()) throw new Failure("not-yours", "you have no seat at this table");
        String text = call.body(Api.Note.class).text().replaceAll("[\\p{Cntrl}&&[^\n]]", " ");
        if (text.length() > NOTE) throw new BadInput("a note has " + NOTE + " characters at most");
        store.circle().note(me.id(), table.id(), text.strip());
        return Calls.NOTHING;
    }
}
