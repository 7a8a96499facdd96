package signoria.server.notices;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Posts messages to addresses that people name. It connects to the very address that was looked at,
 * follows nothing, reads little and waits for a short while.
 */
final class Webhooks implements AutoCloseable {
    private static final int CONNECTING = 5000;
    private static final int PATIENCE = 10_000;
    private static final int LONGEST = 1800; // Discord takes 2000 characters

    private final Reach reach;
    private final ScheduledExecutorService later =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("webhooks").daemon().factory());

    Webhooks(Reach reach) {
        this.reach = reach;
    }

    /** A body and the headers that go with it. */
    private record Post(String type, String body, Map<String, String> headers) {}

    Courier of(Api.HookKind kind) {
        return (to, message) -> carry(to, post(kind, message));
    }

    private static Post post(Api.HookKind kind, Message message) {
        String text = message.text();
        String whole = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
        return switch (kind) {
            case ntfy -> {
                Map<String, String> headers = new LinkedHashMap<>();
                headers.put("Title", encoded(message.title()));
                if (!message.link().isEmpty()) headers.put("Click", message.link());
                yield new Post("text/plain; charset=utf-8", whole, headers);
            }
            case discord ->
                    json(
                            Map.of(
                                    "content",
                                    "**" + message.title() + "**\n" + whole,
                                    "allowed_mentions",
                                    Map.of("parse", List.of())));
            case slack -> json(Map.of("text", "*" + message.title() + "*\n" + plain(whole)));
            case json ->
                    json(
                            Map.of(
                                    "id",
                                    message.id(),
                                    "title",
                                    message.title(),
                                    "text",
                                    whole,
                                    "link",
                                    message.link(),
                                    "calls",
                                    message.parts()));
        };
    }

    private static Post json(Object body) {
        return new Post("application/json", Protocol.write(body), Map.of());
    }

    /** In Slack these three begin commands. */
    private static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** A header in plain letters, as mails have them; ntfy reads that. */
    private static String encoded(String text) {
        if (text.chars().allMatch(c -> c >= ' ' && c <= '~')) return text;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return "=?UTF-8?B?" + java.util.Base64.getEncoder().encodeToString(bytes) + "?=";
    }

    private Outcome carry(String to, Post post) {
        URI target;
        InetAddress address;
        try {
            target = Reach.target(to);
            address = reach.address(target);
        } catch (BadInput e) {
            return new Outcome.Refused(e.getMessage());
        } catch (Reach.Unreachable e) {
            return e.passing
                    ? new Outcome.Failed(e.getMessage())
                    : new Outcome.Refused(e.getMessage());
        }
        boolean[] sent = {false};
        try (Socket plain = new Socket()) {
            ScheduledFuture<?> end =
                    later.schedule(() -> end(plain), PATIENCE, TimeUnit.MILLISECONDS);
            try {
                return answer(ask(plain, target, address, post, sent));
            } finally {
                end.cancel(false);
            }
        } catch (IOException e) {
            return sent[0]
                    ? new Outcome.Unknown("no answer came")
                    : new Outcome.Failed("there is no connection");
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // it is closed then
        }
    }

    /** Sends the request; the status of the answer. */
    private static int ask(Socket plain, URI to, InetAddress address, Post post, boolean[] sent)
            throws IOException {
        boolean secure = to.getScheme().equalsIgnoreCase("https");
        int port = to.getPort() >= 0 ? to.getPort() : secure ? 443 : 80;
        plain.setSoTimeout(PATIENCE);
        plain.connect(new InetSocketAddress(address, port), CONNECTING);
        Socket socket = secure ? secured(plain, to.getHost(), port) : plain;
        byte[] request = request(to, post);
        OutputStream out = socket.getOutputStream();
        sent[0] = true;
        out.write(request);
        out.flush();
        return status(socket.getInputStream());
    }

    private static Socket secured(Socket plain, String host, int port) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, host, port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static byte[] request(URI to, Post post) throws IOException {
        byte[] body = post.body().getBytes(StandardCharsets.UTF_8);
        String path = to.getRawPath().isEmpty() ? "/" : to.getRawPath();
        String query = to.getRawQuery() == null ? "" : "?" + to.getRawQuery();
        StringBuilder head = new StringBuilder("POST " + path + query + " HTTP/1.1\r\n");
        head.append("Host: ").append(to.getRawAuthority()).append("\r\n");
        head.append("User-Agent: Signoria\r\nConnection: close\r\n");
        head.append("Content-Type: ").append(post.type()).append("\r\n");
        post.headers().forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
        java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
        all.write(head.toString().getBytes(StandardCharsets.UTF_8));
        all.write(body);
        return all.toByteArray();
    }

    /** The first line of the answer; what follows is nobody's business. */
    private static int status(InputStream in) throws IOException {
        String line = new String(in.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
        if (!line.matches("HTTP/1\\.[01] \\d{3}")) throw new IOException("no HTTP");
        return Integer.parseInt(line.substring(9));
    }

    private static Outcome answer(int status) {
        if (status >= 200 && status < 300) return new Outcome.Sent();
        boolean passing = status >= 500 || status == 429 || status == 408;
        String why = "it answered with " + status;
        return passing ? new Outcome.Failed(why) : new Outcome.Refused(why);
    }

    @Override
    public void close() {
        later.shutdownNow();
    }
}
