package signoria.server.protocol;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON of the messages. */
public final class Protocol {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .build();

    private Protocol() {}

    public static String write(Object message) {
        return MAPPER.writeValueAsString(message);
    }

    /** A message; {@link Malformed} when it is none. */
    public static <T> T read(String json, Class<T> type) {
        try {
            T value = MAPPER.readValue(json, type);
            if (value == null) throw new Malformed("null");
            return value;
        } catch (JacksonException e) {
            throw new Malformed(e.getOriginalMessage().lines().findFirst().orElse(""));
        }
    }

    /** Not JSON, or not of the right shape. */
    public static final class Malformed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Malformed(String message) {
            super(message);
        }
    }
}
