package signoria.wire;

import tools.jackson.databind.json.JsonMapper;

/** JSON as Jackson alone makes it of records, to compare with. */
public final class Reflected {
    private static final JsonMapper WRITER = Json.writer();

    private Reflected() {}

    public static String write(Object value) {
        return WRITER.writeValueAsString(value);
    }
}
