package signoria.server.web;

import signoria.kernel.Almanac;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
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
                Web.API + "/games/{game}/lessons",
                call -> classroom.course(call.path("game"), call.language()));
        paths.post(
                Web.API + "/games/{game}/lessons/{lesson}",
                call ->
                        classroom.step(
                                call.path("game"),
                                call.path("lesson"),
                                call.body(Api.LessonAnswers.class).answers(),
                                call.language()));
        paths.post(
                Web.API + "/games/{game}/lessons/{lesson}/preview",
                call ->
                        classroom.preview(
                                call.path("game"),
                                call.path("lesson"),
                                call.body(Api.LessonPreview.class),
                                call.language()));
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

    private static <S, M> List<String> moves(Game<S, M, ?> game) {
        return game.moves().stream().map(game.notation()::write).toList();
    }
}
