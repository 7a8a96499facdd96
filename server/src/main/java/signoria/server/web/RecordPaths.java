package signoria.server.web;

import signoria.kernel.Text;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.table.Records;

/** Records from anywhere: opened, read step by step, and gone on from. */
final class RecordPaths {
    /** Some thirty times the longest game. */
    static final int LARGEST = 1 << 20;

    private static final String RECORD = Web.API + "/records/{id}";

    private final Records records;

    RecordPaths(Records records) {
        this.records = records;
    }

    void add(Paths paths) {
        paths.post(
                Web.API + "/records",
                call -> {
                    call.limit(Limits.Kind.RECORD, call.address());
                    return records.open(call.text(LARGEST));
                });
        paths.get(RECORD, call -> records.show(call.path("id")));
        paths.get(
                RECORD + "/replay/{step}",
                call ->
                        records.step(
                                call.path("id"),
                                Text.number(call.path("step"), "step"),
                                call.number("seat"),
                                call.language()));
        paths.get(
                RECORD + "/aftermath", call -> records.aftermath(call.path("id"), call.language()));
        paths.get(RECORD + "/text", call -> records.text(call.path("id")));
        paths.get(
                RECORD + "/log",
                call ->
                        records.log(
                                call.path("id"),
                                call.number("from").orElse(0),
                                call.number("seat"),
                                call.language()));
        paths.post(
                RECORD + "/fork",
                call -> {
                    People.Person forker = call.person();
                    call.limit(Limits.Kind.TABLE, forker.id());
                    return records.fork(
                            call.path("id"), forker.id(), forker.name(), call.body(Api.Fork.class));
                });
    }
}
