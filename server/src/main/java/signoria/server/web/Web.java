package signoria.server.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.notices.Noticing;
import signoria.server.protocol.Api;
import signoria.server.store.Store;
import signoria.server.table.Calendar;
import signoria.server.table.Catalogue;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;
import signoria.server.table.Records;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The web side: the paths of the protocol, its socket, and the browser client's files. */
public final class Web implements AutoCloseable {
    static final String API = "/api/v" + Api.PROTOCOL;

    private static final Map<String, String> EVERYWHERE =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self';"
                        + " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
                        + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action"
                        + " 'self'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "same-origin",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Permissions-Policy",
                    "camera=(), microphone=(), geolocation=()");

    /**
     * The engine's worker has no page and reaches no other host; its loader makes functions of
     * texts of its own.
     */
    private static final String WORKERS =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src"
                    + " 'self'";

    /** How the web side is set up; port 0 takes any free one. */
    public record Settings(String host, int port, boolean proxied, Limits limits) {}

    /** What every request passes. */
    private final class Entrance implements Filter {
        @Override
        public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
            EVERYWHERE.forEach(response::header);
            if (!(request.remotePeer().address() instanceof InetSocketAddress peer)) {
                chain.proceed();
                return;
            }
            gate.works(peer);
            try {
                chain.proceed();
            } finally {
                gate.rests(peer);
            }
        }
    }

    private final Settings settings;
    private final Gate gate;
    private final List<String> paths;
    private final Sockets sockets;
    private final Pages pages = new Pages();
    private final WebServer server;
    private final Door door;
    private final Previews previews;

    public Web(
            Settings settings,
            Store store,
            Catalogue games,
            Lobby lobby,
            Noticing noticing,
            Calendar calendar,
            Supplier<String> metrics) {
        checkPort(settings);
        this.settings = settings;
        Identities identities = new Identities(store, lobby::now);
        door = new Door(identities, settings.proxied());
        previews = new Previews(lobby, games);
        Calls calls = new Calls(door, settings.limits());
        gate = new Gate(Gate.Bounds.usual(settings.proxied() || settings.limits().unlimited()));
        sockets = new Sockets(lobby, door, settings.limits(), gate);
        HttpRouting.Builder routing = HttpRouting.builder();
        routing.addFilter(new Entrance());
        routing.addFilter(Framing::check);
        Paths paths = new Paths(routing, calls);
        this.paths = paths.all();
        PeoplePaths people =
                new PeoplePaths(
                        identities, door, games, sockets, lobby::now, this::address, noticing);
        people.add(paths);
        new NoticePaths(store, noticing, identities, people).add(paths);
        new TablePaths(lobby, store, identities).add(paths);
        new RecordPaths(new Records(games, lobby)).add(paths);
        new HallPaths(store, games, lobby).add(paths);
        new CirclePaths(store, lobby, calendar).add(paths);
        new CareerPaths(store, games, lobby.archive()).add(paths);
        new OfficePaths(store, lobby, sockets, metrics).add(paths);
        routing.any(
                API + "/*",
                calls.reading(
                        _ -> {
                            throw new Failure("not-found", "there is no such path");
                        }));
        routing.get("/*", this::page);
        routing.head("/*", this::page);
        lobby.cluster().people(id -> sockets.review(() -> identities.find(id)));
        Thread.ofVirtual().name("sockets").start(sockets::lookAround);
        server = start(settings, routing);
        if (!server.isRunning()) throw new IllegalStateException("the web server did not start");
    }

    /** Says in one line what the server underneath would only log. */
    private static void checkPort(Settings settings) {
        if (settings.port() == 0) return;
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(settings.host(), settings.port()));
        } catch (IOException | UnresolvedAddressException e) {
            throw new BadInput(
                    "port "
                            + settings.port()
                            + " of "
                            + settings.host()
                            + " is not available ("
                            + e.getMessage()
                            + "): choose others with --port and --host");
        }
    }

    private WebServer start(Settings settings, HttpRouting.Builder routing) {
        return WebServer.builder()
                .host(settings.host())
                .port(settings.port())
                .shutdownHook(false)
                .shutdownGracePeriod(Duration.ofMillis(500))
                .maxPayloadSize(4 * RecordPaths.LARGEST)
                .backlog(1024)
                .directHandlers(Framing.answers())
                .connectionOptions(gate)
                .addProtocol(WsConfig.builder().maxFrameLength(4 * Socket.LONGEST).build())
                .routing(routing)
                .addRouting(WsRouting.builder().endpoint(API + "/socket", sockets::fresh))
                .build()
                .start();
    }

    public int port() {
        return server.port();
    }

    /** Verb and path of every call of the protocol. */
    public List<String> paths() {
        return paths;
    }

    /**
     * False when the server underneath has given up listening: then only a new start helps. It
     * tells nobody, for its listener that stops waits for its own end.
     */
    public boolean listening() {
        return server.isRunning()
                && gate.listener()
                        .map(
                                listener ->
                                        listener.isAlive()
                                                && Arrays.stream(listener.getStackTrace())
                                                        .noneMatch(Web::stops))
                        .orElse(true);
    }

    private static boolean stops(StackTraceElement frame) {
        return frame.getMethodName().equals("stop")
                && frame.getClassName().equals("io.helidon.webserver.ServerListener");
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

    /** A proxy's address is its own affair: people come to the page by it. */
    private Optional<String> address() {
        return settings.proxied()
                ? Optional.empty()
                : Address.forOthers(settings.host(), server.port());
    }

    /** The page of a table or a game says what it is before it is drawn. */
    private Optional<Pages.Page> shown(ServerRequest request) {
        String path = request.path().rawPath();
        if (!path.startsWith("/t/") && !path.startsWith("/games/")) return Optional.empty();
        Optional<String> origin = door.origin(request.headers());
        String from = door.address(request.headers(), request.remotePeer().host());
        if (origin.isEmpty() || !settings.limits().allow(Limits.Kind.REQUEST, from))
            return Optional.empty();
        boolean italian = Door.header(request.headers(), "Accept-Language").startsWith("it");
        return previews.of(path, italian ? Language.IT : Language.EN)
                .map(preview -> pages.page(preview, origin.get(), path));
    }

    private void page(ServerRequest request, ServerResponse response) {
        Optional<Pages.Page> found = pages.page(request.path().rawPath());
        if (found.isEmpty()) {
            response.status(404);
            Calls.text(response, "not found\n");
            return;
        }
        Optional<Pages.Page> shown = shown(request);
        Pages.Page page = shown.orElseGet(found::get);
        response.header(HeaderNames.CONTENT_TYPE, page.type());
        if (request.path().rawPath().startsWith("/assets/worker-"))
            response.header("Content-Security-Policy", WORKERS);
        response.header(
                "Cache-Control",
                shown.isPresent() ? "no-store" : page.lasting() ? Calls.LASTING : "no-cache");
        boolean zip = Door.header(request.headers(), "Accept-Encoding").contains("gzip");
        byte[] content = page.content();
        if (zip && page.zipped().length > 0) {
            response.header("Content-Encoding", "gzip").header("Vary", "Accept-Encoding");
            content = page.zipped();
        }
        if (request.prologue().method().equals(Method.HEAD)) {
            response.header("Content-Length", Integer.toString(content.length)).send();
            return;
        }
        response.send(content);
    }
}
