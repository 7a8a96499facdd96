package signoria.server.web;

import signoria.kernel.Almanac;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.server.store.People;
import signoria.server.store.Scores;
import signoria.server.store.Store;
import signoria.server.table.Archive;
import signoria.server.table.Catalogue;
import signoria.server.table.Classroom;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;
import signoria.server.table.Tally;

import java.util.ArrayList;
import java.util.List;

/** What hangs on the walls: profiles, ratings, the rules of the games and their lessons. */
final class HallPaths {
    private final Store store;
    private final Catalogue games;
    private final Lobby lobby;
    private final Classroom classroom;

    HallPaths(Store store, Catalogue games, Lobby lobby) {
        this.store = store;
        this.games = games;
        this.lobby = lobby;
        classroom = new Classroom(games);
    }

    void add(Paths paths) {
        paths.get(
                Web.API + "/profile",
                call -> {
                    People.Person me = call.person();
                    return profile(me.id(), me.name(), false, me.account());
                });
        paths.get(Web.API + "/profiles/{name}", call -> profile(call.path("name")));
        paths.get(
                Web.API + "/ratings",
                call -> ranked(call.query("game").orElse(""), call.number("seats").orElse(2)));
        paths.get(
                Web.API + "/games/{game}/rules", call -> rules(call.path("game"), call.language()));
        paths.get(
                Web.API + "/games/{game}/glance",
                call -> games.game(call.path("game")).rulebook().glance(call.language()));
        paths.get(
                Web.API + "/games/{game}/almanac",
                call -> Almanac.of(games.game(call.path("game")), call.language()));
        paths.get(
                Web.API + "/games/{game}/catalogue/{catalogue}",
                call -> printed(call.path("game"), call.path("catalogue")));
        paths.get(
                Web.API + "/games/{game}/lessons",
                call -> classroom.course(call.path("game"), call.language()));
        paths.post(
                Web.API + "/games/{game}/lessons/{lesson}",
                call -> {
                    call.limit(Limits.Kind.HISTORY, call.address());
                    Api.LessonAnswers body = call.body(Api.LessonAnswers.class);
                    return lobby.read(
                            () ->
                                    classroom.step(
                                            call.path("game"),
                                            call.path("lesson"),
                                            body.answers(),
                                            call.language()));
                });
        paths.post(
                Web.API + "/games/{game}/lessons/{lesson}/preview",
                call -> {
                    call.limit(Limits.Kind.HISTORY, call.address());
                    Api.LessonPreview body = call.body(Api.LessonPreview.class);
                    return lobby.read(
                            () ->
                                    classroom.preview(
                                            call.path("game"),
                                            call.path("lesson"),
                                            body,
                                            call.language()));
                });
        paths.post(
                Web.API + "/games/{game}/lessons/{lesson}/table",
                call -> {
                    call.limit(Limits.Kind.TABLE, call.person().id());
                    return classroom.begin(
                            lobby,
                            call.path("game"),
                            call.path("lesson"),
                            call.person().id(),
                            call.person().name());
                });
        paths.get(Web.API + "/games/{game}/moves", call -> moves(games.game(call.path("game"))));
    }

    private Api.Profile profile(String name) {
        if (name.startsWith("bot:")) return profile(name, name, true, false);
        People.Person person =
                store.people()
                        .account(name)
                        .orElseThrow(
                                () -> new Failure("not-found", "there is no account of that name"));
        return profile(person.id(), person.name(), false, true);
    }

    private Api.Profile profile(String who, String name, boolean bot, boolean account) {
        List<Api.Rating> ratings = new ArrayList<>();
        for (Scores.Rating each : store.scores().ratings(who))
            ratings.add(
                    new Api.Rating(
                            each.game(),
                            each.seats(),
                            (int) Math.round(each.rating()),
                            (int) Math.round(each.deviation()),
                            each.games()));
        List<Api.Played> played = new ArrayList<>();
        for (Scores.Result each : store.scores().results(who, 50))
            played.add(
                    new Api.Played(
                            each.table(),
                            each.game(),
                            each.names(),
                            each.seat(),
                            each.place(),
                            each.points(),
                            each.rated(),
                            each.ended(),
                            Tally.of(each).map(Tally::decisions),
                            each.shift().map(Archive::rounded)));
        return new Api.Profile(name, bot, account, ratings, played);
    }

    private List<Api.Ranked> ranked(String game, int seats) {
        games.game(game);
        List<Api.Ranked> ranked = new ArrayList<>();
        for (Scores.Rating each : store.scores().best(game, seats, 100))
            ranked.add(
                    new Api.Ranked(
                            each.name(),
                            each.who().startsWith("bot:"),
                            (int) Math.round(each.rating()),
                            (int) Math.round(each.deviation()),
                            each.games()));
        return ranked;
    }

    private List<Api.Paragraph> rules(String game, Language in) {
        return games.game(game).rulebook().all(in).stream()
                .map(
                        each ->
                                new Api.Paragraph(
                                        each.id(),
                                        each.chapter(),
                                        each.title(),
                                        each.source(),
                                        each.text()))
                .toList();
    }

    /** It never changes under its name; {@code printed} is the one that every engine knows. */
    private Object printed(String game, String catalogue) {
        if (catalogue.equals("printed")) return new Raw(Games.named(game).printed());
        if (!games.catalogue(game).equals(catalogue))
            throw new Failure("not-found", "there is no such catalogue here");
        return new Calls.Lasting(games.printed(game));
    }

    private static <S, M> List<String> moves(Game<S, M, ?> game) {
        return game.moves().stream().map(game.notation()::write).toList();
    }
}
