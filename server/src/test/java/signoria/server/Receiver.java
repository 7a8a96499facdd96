package signoria.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A real web server that takes what is posted to it, for webhooks. */
final class Receiver implements AutoCloseable {
    /** What came. */
    record Came(String path, Map<String, String> headers, String body) {}

    final LinkedBlockingQueue<Came> came = new LinkedBlockingQueue<>();

    /** The next answers, each once; then it is content. */
    final ConcurrentLinkedDeque<Integer> answers = new ConcurrentLinkedDeque<>();

    private final HttpServer server;

    Receiver() {
        try {
            InetSocketAddress at =
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), House.freePort());
            server = HttpServer.create(at, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::take);
        server.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        exchange.getRequestHeaders().forEach((name, all) -> headers.put(name, all.getFirst()));
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        Integer answer = answers.poll();
        if (answer != null && answer == 302)
            exchange.getResponseHeaders().set("Location", url("/elsewhere"));
        came.add(new Came(exchange.getRequestURI().toString(), headers, body));
        exchange.sendResponseHeaders(answer == null ? 200 : answer, -1);
        exchange.close();
    }

    String url(String path) {
        return "http://localhost:" + server.getAddress().getPort() + path;
    }

    Came next() {
        try {
            Came next = came.poll(60, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("nothing came");
            return next;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
