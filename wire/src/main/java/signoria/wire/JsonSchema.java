package signoria.wire;

import signoria.kernel.Event;
import signoria.kernel.Game;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * JSON Schema (2020-12) of what a game tells in records: its views, its moves as records, its
 * events.
 */
public final class JsonSchema {
    private final Map<String, Object> definitions = new TreeMap<>();

    private JsonSchema() {}

    /**
     * The schema of a game.
     *
     * @param events any of its events: the others are of the same family
     */
    public static Map<String, Object> of(Game<?, ?, ?> game, Optional<Event> events) {
        JsonSchema schema = new JsonSchema();
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("view", schema.told(Wire.declared(game.getClass(), 2)));
        parts.put("move", schema.told(Wire.declared(game.getClass(), 1)));
        events.map(Object::getClass)
                .ifPresent(
                        type -> {
                            Class<?> family = Families.family(type);
                            parts.put("event", schema.told(family == null ? type : family));
                        });
        Map<String, Object> whole = new LinkedHashMap<>();
        whole.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        whole.put("title", game.sheet().id() + ", ruleset " + game.sheet().ruleset());
        whole.put("type", "object");
        whole.put("properties", parts);
        whole.put("$defs", schema.definitions);
        return whole;
    }

    private Map<String, Object> told(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type last =
                    generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
            if (generic.getRawType() == Optional.class)
                return Map.of("anyOf", List.of(told(last), Map.of("type", "null")));
            return generic.getRawType() == Map.class
                    ? ordered("type", "object", "additionalProperties", told(last))
                    : ordered("type", "array", "items", told(last));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == String.class) return Map.of("type", "string");
        if (plain == boolean.class || plain == Boolean.class) return Map.of("type", "boolean");
        if (plain == double.class || plain == Double.class) return Map.of("type", "number");
        if (plain == long.class || plain == Long.class)
            return Map.of("type", List.of("integer", "string"));
        if (plain.isPrimitive() || Number.class.isAssignableFrom(plain))
            return Map.of("type", "integer");
        return reference(plain);
    }

    /** Records, enums and families are defined once. */
    private Map<String, Object> reference(Class<?> type) {
        String name = name(type);
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of());
            definitions.put(name, defined(type));
        }
        return Map.of("$ref", "#/$defs/" + name);
    }

    private static String name(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private Map<String, Object> defined(Class<?> type) {
        if (type.isEnum())
            return Map.of(
                    "enum",
                    Arrays.stream(type.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name())
                            .toList());
        if (type.isSealed()) {
            List<Object> members = new ArrayList<>();
            for (Class<?> member : type.getPermittedSubclasses()) members.add(reference(member));
            return Map.of("oneOf", members);
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        if (Families.family(type) != null)
            properties.put("type", Map.of("const", type.getSimpleName()));
        for (RecordComponent component : type.getRecordComponents())
            properties.put(component.getName(), told(component.getGenericType()));
        return ordered(
                "type",
                "object",
                "properties",
                properties,
                "required",
                List.copyOf(properties.keySet()),
                "additionalProperties",
                false);
    }

    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
