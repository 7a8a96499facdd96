package signoria.server.web;

import io.helidon.common.socket.PeerInfo;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Sheet;
import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.People;
import signoria.server.store.Scores;
import signoria.server.store.Store;
import signoria.server.table.Catalogue;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The paths of the protocol and what answers them. */
public final class Web implements AutoCloseable {
    private static final int LARGEST = 16_384;
    private static final String API = "/api/v" + Api.PROTOCOL;

    private static final Map<String, String> EVERYWHERE =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr"
                            + " 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
                            + " connect-src 'self'; manifest-src 'self'; base-uri 'none';"
                            + " form-action 'self'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "same-origin",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Permissions-Policy",
                    "camera=(), microphone=(), geolocation=()");

    /** How the web side is set up; port 0 takes any free one. */
    public record Settings(String host, int port, boolean proxied, Limits limits) {}

    private final Settings settings;
    private final Store store;
    private final Catalogue games;
    private final Lobby lobby;
    private final Supplier<String> metrics;
    private final Identities identities;
    private final Door door;
    private final Sockets sockets;
    private final Pages pages = new Pages();
    private final WebServer server;
    private final long startedAt;

    public Web(
            Settings settings,
            Store store,
            Catalogue games,
            Lobby lobby,
            Supplier<String> metrics) {
        this.settings = settings;
        this.store = store;
        this.games = games;
        this.lobby = lobby;
        this.metrics = metrics;
        this.identities = new Identities(store.people(), store.secret(), lobby::now);
        this.door = new Door(identities, settings.proxied());
        this.sockets = new Sockets(lobby, door, settings.limits());
        this.startedAt = lobby.now();
        Thread.ofVirtual().name("sockets").start(sockets::lookAround);
        this.server =
                WebServer.builder()
                        .host(settings.host())
                        .port(settings.port())
                        .shutdownHook(false)
                        .shutdownGracePeriod(Duration.ofMillis(500))
                        .maxPayloadSize(4 * LARGEST)
                        .backlog(1024)
                        .addProtocol(WsConfig.builder().maxFrameLength(4 * LARGEST).build())
                        .routing(this::routes)
                        .addRouting(WsRouting.builder().endpoint(API + "/socket", sockets::fresh))
                        .build()
                        .start();
    }

    public int port() {
        return server.port();
    }

    public int connections() {
        return sockets.size();
    }

    /** Says goodbye and stops listening. */
    @Override
    public void close() {
        sockets.close();
        server.stop();
    }

    // --- Calls

    /** A call: who asks, and its parameters. */
    private final class Call {
        final ServerRequest request;
        final ServerResponse response;
        final Optional<People.Person> asking;

        Call(ServerRequest request, ServerResponse response) {
            this.request = request;
            this.response = response;
            this.asking = door.person(request.headers());
        }

        String id() {
            return asking.map(People.Person::id).orElse("");
        }

        /** Whoever asks must be someone. */
        People.Person person() {
            return asking.orElseThrow(
                    () -> new Failure("who-are-you", "say who you are: as a guest, or sign in"));
        }

        void admin() {
            if (!person().admin()) throw new Failure("not-yours", "only the admin may do that");
        }

        String path(String name) {
            return request.path().pathParameters().get(name);
        }

        Optional<String> query(String name) {
            return request.query().first(name).asOptional();
        }

        Optional<Integer> number(String name) {
            return query(name).map(text -> Text.number(text, name));
        }

        Language language() {
            return Language.of(query("lang").orElse("en"));
        }

        <T> T body(Class<T> type) {
            String kind = Door.header(request.headers(), "Content-Type");
            if (!kind.startsWith("application/json"))
                throw new Failure("bad-message", "send application/json");
            return Protocol.read(read(), type);
        }

        private String read() {
            try (var in = request.content().inputStream()) {
                byte[] bytes = in.readNBytes(LARGEST + 1);
                if (bytes.length > LARGEST)
                    throw new Failure("too-large", "a body has " + LARGEST + " bytes at most");
                return new String(bytes, StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        String address() {
            PeerInfo peer = request.remotePeer();
            return door.address(request.headers(), peer.host());
        }

        void limit(Limits.Kind kind, String who) {
            if (!settings.limits().allow(kind, who))
                throw new Failure("too-many", "too many calls: wait a little");
        }
    }

    /** What answers a call: a record, a list of them, or nothing. */
    private interface Answer {
        Object to(Call call);
    }

    private Handler reading(Answer answer) {
        return (request, response) -> run(new Call(request, response), answer);
    }

    /** Calls that change something are taken from our own pages only. */
    private Handler changing(Answer answer) {
        return (request, response) ->
                run(
                        new Call(request, response),
                        call -> {
                            if (!door.ours(request.headers()))
                                throw new Failure("wrong-origin", "another page may not do that");
                            return answer.to(call);
                        });
    }

    private void run(Call call, Answer answer) {
        try {
            call.limit(Limits.Kind.REQUEST, call.address());
            Object value = answer.to(call);
            call.response.header("Cache-Control", "no-store");
            if (value instanceof String text) text(call.response, text);
            else if (value == NOTHING) call.response.status(204).send();
            else json(call.response, value);
        } catch (RuntimeException e) {
            Problem problem = Problem.of(e);
            if (problem.status() == 429) call.response.header("Retry-After", "10");
            call.response.header("Cache-Control", "no-store").status(problem.status());
            json(call.response, new Api.Problem(problem.code(), problem.words()));
        }
    }

    private static final Object NOTHING = new Object();

    private static void json(ServerResponse response, Object value) {
        response.header(HeaderNames.CONTENT_TYPE, "application/json; charset=utf-8")
                .send(Protocol.write(value).getBytes(StandardCharsets.UTF_8));
    }

    private static void text(ServerResponse response, String text) {
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .send(text.getBytes(StandardCharsets.UTF_8));
    }

    // --- Paths

    private void routes(HttpRouting.Builder routing) {
        routing.addFilter(
                (chain, _, response) -> {
                    EVERYWHERE.forEach(response::header);
                    chain.proceed();
                });
        people(routing);
        tables(routing);
        history(routing);
        scores(routing);
        operations(routing);
        routing.any(
                API + "/*",
                reading(
                        _ -> {
                            throw new Failure("not-found", "there is no such path");
                        }));
        routing.get("/*", this::page);
    }

    private void people(HttpRouting.Builder routing) {
        routing.get(API + "/hello", reading(this::hello));
        routing.post(
                API + "/guest",
                changing(
                        call -> {
                            call.limit(Limits.Kind.GUEST, call.address());
                            return known(call, identities.guest(call.body(Api.Guest.class).name()));
                        }));
        routing.post(
                API + "/signup",
                changing(
                        call -> {
                            call.limit(Limits.Kind.SIGN_IN, call.address());
                            Api.Credentials wanted = call.body(Api.Credentials.class);
                            return known(
                                    call,
                                    identities.signUp(
                                            call.asking, wanted.name(), wanted.password()));
                        }));
        routing.post(
                API + "/signin",
                changing(
                        call -> {
                            Api.Credentials given = call.body(Api.Credentials.class);
                            call.limit(Limits.Kind.SIGN_IN, call.address());
                            call.limit(Limits.Kind.SIGN_IN, "name " + given.name());
                            return known(call, identities.signIn(given.name(), given.password()));
                        }));
        routing.post(
                API + "/signout",
                changing(
                        call -> {
                            call.response
                                    .headers()
                                    .addCookie(door.noCookie(call.request.headers()));
                            return NOTHING;
                        }));
    }

    private Api.Hello hello(Call call) {
        List<Api.GameSheet> sheets = new ArrayList<>();
        for (Game<?, ?, ?> game : games.games()) sheets.add(sheet(game.sheet()));
        return new Api.Hello(
                Api.PROTOCOL, call.asking.map(Web::me), sheets, Level.names(), lobby.now());
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

    private Api.Me known(Call call, People.Person person) {
        call.response.headers().addCookie(door.cookie(person, call.request.headers()));
        return me(person);
    }

    private void tables(HttpRouting.Builder routing) {
        String table = API + "/tables/{id}";
        routing.get(API + "/tables", reading(call -> lobby.listed(call.id())));
        routing.get(API + "/tables/mine", reading(call -> lobby.mine(call.person().id())));
        routing.get(table, reading(call -> lobby.show(call.path("id"), call.id())));
        routing.post(
                API + "/tables",
                changing(
                        call -> {
                            People.Person host = call.person();
                            call.limit(Limits.Kind.TABLE, host.id());
                            return lobby.open(
                                    host.id(), host.name(), call.body(Api.NewTable.class));
                        }));
        routing.post(
                table + "/join",
                changing(
                        call ->
                                lobby.join(
                                        call.path("id"),
                                        call.person().id(),
                                        call.person().name(),
                                        call.body(Api.Join.class).seat())));
        routing.post(
                table + "/leave",
                changing(call -> lobby.leaveSeat(call.path("id"), call.person().id())));
        routing.post(
                table + "/entropy",
                changing(
                        call ->
                                lobby.mix(
                                        call.path("id"),
                                        call.person().id(),
                                        call.body(Api.Entropy.class).text())));
        routing.post(
                table + "/start",
                changing(call -> lobby.start(call.path("id"), call.person().id())));
        routing.post(
                table + "/close",
                changing(
                        call ->
                                lobby.close(
                                        call.path("id"),
                                        call.person().id(),
                                        call.person().admin())));
        routing.post(
                table + "/rematch",
                changing(
                        call -> {
                            call.limit(Limits.Kind.TABLE, call.person().id());
                            return lobby.rematch(
                                    call.path("id"), call.person().id(), call.person().name());
                        }));
        routing.post(
                table + "/fork",
                changing(
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
        String table = API + "/tables/{id}";
        routing.get(
                table + "/replay/{step}",
                reading(
                        call ->
                                lobby.step(
                                        call.path("id"),
                                        call.id(),
                                        Text.number(call.path("step"), "step"),
                                        call.number("seat"),
                                        call.language())));
        routing.get(
                table + "/log",
                reading(
                        call ->
                                lobby.log(
                                        call.path("id"),
                                        call.id(),
                                        call.number("from").orElse(0),
                                        call.number("seat"),
                                        call.language())));
        routing.get(
                table + "/record",
                reading(
                        call -> {
                            String id = call.path("id");
                            String record = lobby.record(id, call.id());
                            call.response.header(
                                    "Content-Disposition",
                                    "attachment; filename=\"" + id + ".partita\"");
                            return record;
                        }));
        routing.get(
                API + "/games/{game}/rules",
                reading(call -> rules(call.path("game"), call.language())));
        routing.get(
                API + "/games/{game}/moves", reading(call -> moves(games.game(call.path("game")))));
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

    private void scores(HttpRouting.Builder routing) {
        routing.get(
                API + "/profile",
                reading(
                        call -> {
                            People.Person me = call.person();
                            return profile(me.id(), me.name(), false, me.account());
                        }));
        routing.get(API + "/profiles/{name}", reading(call -> profile(call.path("name"))));
        routing.get(
                API + "/ratings",
                reading(
                        call ->
                                ranked(
                                        call.query("game").orElse(""),
                                        call.number("seats").orElse(2))));
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
                            each.ended()));
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

    private void operations(HttpRouting.Builder routing) {
        routing.get(
                API + "/admin/status",
                reading(
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
                API + "/admin/suspend",
                changing(
                        call -> {
                            call.admin();
                            if (!store.people().suspend(call.body(Api.Guest.class).name(), true))
                                throw new BadInput("there is no account of that name");
                            return NOTHING;
                        }));
        routing.get(
                "/health",
                reading(
                        _ -> {
                            store.check();
                            return "ok\n";
                        }));
        routing.get(
                "/metrics",
                reading(
                        call -> {
                            SocketAddress peer = call.request.remotePeer().address();
                            if (!Door.local(call.request.headers(), peer))
                                throw new Failure("not-yours", "from this machine only");
                            return metrics.get();
                        }));
    }

    private void page(ServerRequest request, ServerResponse response) {
        Optional<Pages.Page> found = pages.page(request.path().rawPath());
        if (found.isEmpty()) {
            response.status(404);
            text(response, "not found\n");
            return;
        }
        Pages.Page page = found.get();
        response.header(HeaderNames.CONTENT_TYPE, page.type());
        response.header(
                "Cache-Control",
                page.lasting() ? "public, max-age=31536000, immutable" : "no-cache");
        boolean zip = Door.header(request.headers(), "Accept-Encoding").contains("gzip");
        if (zip && page.zipped().length > 0)
            response.header("Content-Encoding", "gzip")
                    .header("Vary", "Accept-Encoding")
                    .send(page.zipped());
        else response.send(page.content());
    }
}
