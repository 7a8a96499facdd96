package signoria.server.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.SetCookie;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.People;
import signoria.server.table.Failure;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** How calls are taken: who asks, how often, and in which shape they are answered. */
final class Calls {
    static final int LARGEST = 16_384;

    /** For what never changes under its name. */
    static final String LASTING = "public, max-age=31536000, immutable";

    /** The answer that says no more than that it is done. */
    static final Object NOTHING = new Object();

    private final Door door;
    private final Limits limits;

    Calls(Door door, Limits limits) {
        this.door = door;
        this.limits = limits;
    }

    /** A call: who asks, and its parameters. */
    final class Call {
        final ServerRequest request;
        final ServerResponse response;
        final Optional<Identities.Known> known;
        final Optional<People.Person> asking;

        Call(ServerRequest request, ServerResponse response) {
            this.request = request;
            this.response = response;
            this.known = door.known(request.headers());
            this.asking = known.map(Identities.Known::person);
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
            return Protocol.read(text(LARGEST), type);
        }

        /** The body as it is, up to so many bytes. */
        String text(int largest) {
            try (var in = request.content().inputStream()) {
                byte[] bytes = in.readNBytes(largest + 1);
                if (bytes.length > largest)
                    throw new Failure("too-large", "a body has " + largest + " bytes at most");
                return new String(bytes, StandardCharsets.UTF_8);
            } catch (Failure e) {
                throw e;
            } catch (IOException | RuntimeException e) { // chunks that are none, or no more of them
                response.header(HeaderValues.CONNECTION_CLOSE);
                throw new Failure("bad-message", "the body cannot be read");
            }
        }

        String address() {
            return door.address(request.headers(), request.remotePeer().host());
        }

        void cookie(SetCookie cookie) {
            response.headers().addCookie(cookie);
        }

        void limit(Limits.Kind kind, String who) {
            if (!limits.allow(kind, who))
                throw new Failure("too-many", "too many calls: wait a little");
        }
    }

    /**
     * A file that is written as it is made.
     *
     * @param name what it is called where it is kept
     */
    record Download(String name, String type, Writing writing) {}

    /** JSON that never changes. */
    record Lasting(String json) {}

    /** Writes a file; what goes wrong then ends it before its end. */
    interface Writing {
        void to(OutputStream out) throws IOException;
    }

    /** What answers a call: a record, a list of them, a file, or nothing. */
    interface Answer {
        Object to(Call call);
    }

    Handler reading(Answer answer) {
        return (request, response) -> run(new Call(request, response), answer);
    }

    /** Calls that change something are taken from our own pages only. */
    Handler changing(Answer answer) {
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
            if (call.asking.isPresent()) call.limit(Limits.Kind.REQUEST, call.id());
            Object value = answer.to(call);
            call.response.header("Cache-Control", value instanceof Lasting ? LASTING : "no-store");
            if (value instanceof Lasting(String json)) written(call.response, json);
            else if (value instanceof String text) text(call.response, text);
            else if (value instanceof Download file) download(call.response, file);
            else if (value == NOTHING) call.response.status(204).send();
            else json(call.response, value);
        } catch (RuntimeException e) {
            Problem problem = Problem.of(e);
            if (problem.status() == 429) call.response.header("Retry-After", "10");
            call.response.header("Cache-Control", "no-store").status(problem.status());
            json(call.response, new Api.Problem(problem.code(), problem.words()));
        }
    }

    private static void download(ServerResponse response, Download file) {
        response.header(HeaderNames.CONTENT_TYPE, file.type())
                .header("Content-Disposition", "attachment; filename=\"" + file.name() + "\"");
        try (OutputStream out = response.outputStream()) {
            file.writing().to(out);
        } catch (IOException | UncheckedIOException gone) {
            return; // whoever asked has gone, and nobody can be told
        }
    }

    static void json(ServerResponse response, Object value) {
        written(response, Protocol.write(value));
    }

    private static void written(ServerResponse response, String json) {
        response.header(HeaderNames.CONTENT_TYPE, "application/json; charset=utf-8")
                .send(json.getBytes(StandardCharsets.UTF_8));
    }

    static void text(ServerResponse response, String text) {
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .send(text.getBytes(StandardCharsets.UTF_8));
    }
}
