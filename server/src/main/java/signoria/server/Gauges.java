package signoria.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import signoria.kernel.BadInput;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a server that serves no people shows whoever watches over it, on its own machine alone. */
final class Gauges implements AutoCloseable {
    private static final List<String> OURS = List.of("localhost", "127.0.0.1", "[::1]");

    private final HttpServer server;

    /**
     * @param trouble why the server is not well, if it is not
     */
    Gauges(int port, Supplier<String> metrics, Supplier<Optional<String>> trouble) {
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        } catch (IOException e) {
            throw new BadInput("port " + port + " is not available: " + e.getMessage());
        }
        server.createContext("/", call -> answer(call, 404, "there is no such path"));
        server.createContext("/metrics", call -> answer(call, 200, metrics.get()));
        server.createContext(
                "/health",
                call -> {
                    Optional<String> why = trouble.get();
                    answer(call, why.isPresent() ? 503 : 200, why.orElse("ok"));
                });
        server.start();
    }

    /** A page in a browser on this machine comes by another name. */
    private static void answer(HttpExchange call, int status, String text) throws IOException {
        String host = Optional.ofNullable(call.getRequestHeaders().getFirst("Host")).orElse("");
        boolean ours = OURS.contains(host.replaceFirst(":\\d+$", ""));
        byte[] body = (ours ? text : "from this machine only").getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        call.sendResponseHeaders(ours ? status : 403, body.length);
        try (call) {
            call.getResponseBody().write(body);
        }
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
