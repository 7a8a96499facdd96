package signoria.server.web;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;

import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A request has one length that everybody reads alike, else a proxy before us and the server could
 * take its end for two different places. Helidon 4.3.1, the newest available, takes the first of
 * two lengths, a length with a sign, and a length beside chunks; it answers what it cannot read
 * with what went wrong inside; and it keeps connections that a client asked it to close. When a
 * later one does all this itself, this can go.
 */
final class Framing {
    private static final HeaderName LENGTH = HeaderNames.CONTENT_LENGTH;
    private static final HeaderName ENCODING = HeaderNames.TRANSFER_ENCODING;

    private Framing() {}

    /** Refuses what is framed in two ways; then, or when it is asked to, ends the connection. */
    static void check(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        if (good(request.headers())) {
            chain.proceed();
            if (request.headers().contains(HeaderValues.CONNECTION_CLOSE))
                throw new CloseConnectionException("as was asked");
            return;
        }
        response.status(Status.BAD_REQUEST_400).header(HeaderValues.CONNECTION_CLOSE);
        Calls.json(response, new Api.Problem("bad-message", "a body has one length, or chunks"));
        throw new CloseConnectionException("nobody knows where the next request begins");
    }

    static boolean good(Headers headers) {
        List<String> lengths = all(headers, LENGTH);
        List<String> encodings = all(headers, ENCODING);
        if (lengths.size() + encodings.size() > 1) return false;
        return lengths.stream().allMatch(length -> length.matches("[0-9]{1,15}"))
                && encodings.stream().allMatch("chunked"::equalsIgnoreCase);
    }

    private static List<String> all(Headers headers, HeaderName name) {
        return headers.contains(name) ? headers.get(name).allValues() : List.of();
    }

    /** What is no request is answered with its status, and nothing of our insides. */
    static DirectHandlers answers() {
        DirectHandlers.Builder all = DirectHandlers.builder();
        DirectHandler plain =
                (_, _, status, headers, _) ->
                        DirectHandler.TransportResponse.builder()
                                .status(status)
                                .headers(headers)
                                .header(HeaderValues.CONTENT_TYPE_JSON)
                                .header(HeaderValues.CONNECTION_CLOSE)
                                .entity(problem(status))
                                .build();
        for (DirectHandler.EventType each : DirectHandler.EventType.values())
            all.addHandler(each, plain);
        return all.build();
    }

    private static byte[] problem(Status status) {
        String code =
                switch (status.code()) {
                    case 401 -> "who-are-you";
                    case 403 -> "wrong-origin";
                    case 413 -> "too-large";
                    case 503 -> "too-many";
                    default -> status.code() < 500 ? "bad-message" : "storage";
                };
        return Protocol.write(new Api.Problem(code, status.reasonPhrase()))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Refuses a socket. */
    static RequestException noSocket(Status status, String why) {
        return RequestException.builder()
                .type(DirectHandler.EventType.OTHER)
                .status(status)
                .setKeepAlive(false)
                .message(why)
                .build();
    }
}
