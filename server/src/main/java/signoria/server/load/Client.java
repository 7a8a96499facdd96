package signoria.server.load;

import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A client of the protocol, as another program would write it; for load and tests. */
public final class Client {
    /** A call that was not answered with success. */
    public static final class Unanswered extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int status;
        private final String code;

        Unanswered(int status, Api.Problem problem) {
            super(status + " " + problem.code() + ": " + problem.words());
            this.status = status;
            this.code = problem.code();
        }

        public int status() {
            return status;
        }

        public String code() {
            return code;
        }
    }

    private static final int TRIES = 300;
    private static final long PAUSE = 100;

    private final HttpClient http;
    private final String base;
    private String cookie = "";
    private String browser = ""; // what stays when one signs out

    public Client(HttpClient http, int port) {
        this.http = http;
        this.base = "localhost:" + port;
    }

    /** A call that is made again until a server answers it that is not in trouble. */
    public static <T> T patiently(Supplier<T> call) {
        for (int tries = 0; ; tries++)
            try {
                return call.get();
            } catch (RuntimeException e) {
                boolean ours = e instanceof Unanswered it && it.status() < 500;
                if (ours || tries == TRIES) throw e;
                pause();
            }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public String cookie() {
        return cookie;
    }

    public void cookie(String other) {
        cookie = other;
    }

    public Api.Me guest(String name) {
        return post("/guest", new Api.Guest(name), Api.Me.class);
    }

    public <T> T get(String path, Class<T> type) {
        return read(send(request("/api/v1" + path).GET()), type);
    }

    public <T> T post(String path, Object body, Class<T> type) {
        return post(path, "application/json", Protocol.write(body), type);
    }

    public <T> T postText(String path, String text, Class<T> type) {
        return post(path, "text/plain", text, type);
    }

    private <T> T post(String path, String kind, String body, Class<T> type) {
        HttpRequest.BodyPublisher text = HttpRequest.BodyPublishers.ofString(body);
        return read(send(request("/api/v1" + path).header("Content-Type", kind).POST(text)), type);
    }

    /** A text from any path. */
    public String text(String path) {
        return read(send(request(path).GET()), String.class);
    }

    public HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + base + path));
        String both = browser.isEmpty() ? cookie : cookie + "; " + browser;
        return both.isEmpty() ? request : request.header("Cookie", both);
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            for (String set : response.headers().allValues("Set-Cookie"))
                if (set.startsWith("signoria=")) cookie = set.substring(0, set.indexOf(';'));
                else browser = set.substring(0, set.indexOf(';'));
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static <T> T read(HttpResponse<String> response, Class<T> type) {
        if (response.statusCode() >= 400)
            throw new Unanswered(
                    response.statusCode(), Protocol.read(response.body(), Api.Problem.class));
        return type == String.class
                ? type.cast(response.body())
                : Protocol.read(response.body(), type);
    }

    /** Connects; each whole message goes to the listener, and the end as an empty one. */
    public WebSocket connect(Consumer<String> listener) {
        return connect("", listener);
    }

    /** The same with a query, which may name a table to watch. */
    public WebSocket connect(String query, Consumer<String> listener) {
        return http.newWebSocketBuilder()
                .header("Cookie", cookie)
                .buildAsync(
                        URI.create("ws://" + base + "/api/v1/socket" + query),
                        new Listener(listener))
                .join();
    }

    private static final class Listener implements WebSocket.Listener {
        private final Consumer<String> to;
        private final StringBuilder partial = new StringBuilder();

        Listener(Consumer<String> to) {
            this.to = to;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            partial.append(text);
            if (last) {
                String whole = partial.toString();
                partial.setLength(0);
                to.accept(whole);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            to.accept("");
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            to.accept("");
        }
    }
}
