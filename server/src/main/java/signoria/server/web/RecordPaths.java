package signoria.server.web;

import io.helidon.webserver.http.HttpRouting;

import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.table.Records;

/** Records from anywhere: opened, read step by step, and gone on from. */
final class RecordPaths {
    /** Some thirty times the longest game. */
    static final int LARGEST = 1 << 20;

    private static final String RECORD = Web.API + "/records/{id}";

    private final Calls calls;
    private final Records records;

    RecordPaths(Calls calls, Records records) {
        this.calls = calls;
        this.records = records;
    }

    void add(HttpRouting.Builder routing) {
        routing.post(
                Web.API + "/records",
                calls.changing(
                        call -> {
                            call.limit(Limits.Kind.RECORD, call.address());
                            return records.open(call.text(LARGEST));
                        }));
        routing.get(RECORD, calls.reading(call -> records.show(call.path("id"))));
        routing.get(
                RECORD + "/replay/{step}",
                calls.reading(
                        call ->
                                records.step(
                                        call.path("id"),
                                        Text.number(call.path("step"), "step"),
                                        call.number("seat"),
                                        call.language())));
        routing.get(
                RECORD + "/log",
                calls.reading(
                        call ->
                                records.log(
                                        call.path("id"),
                                        call.number("from").orElse(0),
                                        call.number("seat"),
                                        call.language())));
        routing.post(
                RECORD + "/fork",
                calls.changing(
                        call -> {
                            People.Person forker = call.person();
                            call.limit(Limits.Kind.TABLE, forker.id());
                            return records.fork(
                                    call.path("id"),
                                    forker.id(),
                                    forker.name(),
                                    call.body(Api.Fork.class));
                        }));
    }
}
