package signoria.wire;

import signoria.kernel.BadInput;
import signoria.kernel.GameJson;
import signoria.kernel.Result;
import signoria.kernel.Scene;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;

/** Records to JSON and back, for whatever does not depend on a game. */
public final class Json {
    /** What every game tells. */
    static final List<Class<?>> COMMON = List.of(Scene.class, Result.class);

    private static final JsonMapper WRITER = writer(new GameModule(new GameJson(), COMMON));
    private static final JsonMapper READER = reader();

    private Json() {}

    /** In one line. */
    public static String write(Object value) {
        return WRITER.writeValueAsString(value);
    }

    /** Over many lines, for people. */
    public static String pretty(Object value) {
        return WRITER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    public static <T> T read(String json, Class<T> type) {
        return read(READER, json, type);
    }

    static <T> T read(JsonMapper mapper, String json, Class<T> type) {
        try {
            return mapper.readValue(json, type);
        } catch (JacksonException e) {
            throw new BadInput(
                    "expected JSON of a "
                            + type.getSimpleName()
                            + ": "
                            + e.getOriginalMessage().lines().findFirst().orElse(""));
        }
    }

    /** By reflection, but for what the modules write. */
    static JsonMapper writer(JacksonModule... modules) {
        return JsonMapper.builder()
                .annotationIntrospector(new Families.Writing())
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .addModules(modules)
                .build();
    }

    static JsonMapper reader(JacksonModule... modules) {
        return JsonMapper.builder()
                .annotationIntrospector(new Families.Reading())
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .addModules(modules)
                .build();
    }
}
