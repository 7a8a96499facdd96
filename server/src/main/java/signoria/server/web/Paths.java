package signoria.server.web;

import io.helidon.webserver.http.HttpRouting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The calls of the protocol as they are put up; what changes something is posted. */
final class Paths {
    private final HttpRouting.Builder routing;
    private final Calls calls;
    private final List<String> all = new ArrayList<>();

    Paths(HttpRouting.Builder routing, Calls calls) {
        this.routing = routing;
        this.calls = calls;
    }

    void get(String path, Calls.Answer answer) {
        all.add("GET " + path);
        routing.get(path, calls.reading(answer));
    }

    void post(String path, Calls.Answer answer) {
        all.add("POST " + path);
        routing.post(path, calls.changing(answer));
    }

    /** Verb and path of every call there is. */
    List<String> all() {
        return Collections.unmodifiableList(all);
    }
}
