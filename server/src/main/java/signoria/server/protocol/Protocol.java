package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON of the messages. What is read is of the right shape everywhere: nothing is null that need
 * not be there, no kind of value is taken for another, and texts are texts.
 */
public final class Protocol {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .changeDefaultNullHandling(_ -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
                    .withCoercionConfig(
                            LogicalType.POJO,
                            of ->
                                    of.setCoercion(
                                            CoercionInputShape.EmptyString, CoercionAction.Fail))
                    .addModule(new SimpleModule("texts").addDeserializer(String.class, new Texts()))
                    .build();

    private Protocol() {}

    public static String write(Object message) {
        return MAPPER.writeValueAsString(message);
    }

    /** A message; {@link Malformed} when it is none. */
    public static <T> T read(String json, Class<T> type) {
        try {
            T value = MAPPER.readValue(json, type);
            if (value == null) throw new Malformed("the message is null");
            return value;
        } catch (StreamReadException e) {
            throw new Malformed("the message is not JSON");
        } catch (JacksonException e) {
            throw new Malformed(where(e) + " is missing or not of the right kind");
        }
    }

    /** The place in the message, such as {@code seats[0].kind}. */
    private static String where(JacksonException e) {
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference each : e.getPath())
            if (each.getPropertyName() == null)
                place.append('[').append(each.getIndex()).append(']');
            else place.append(place.isEmpty() ? "" : ".").append(plain(each.getPropertyName()));
        return place.isEmpty() ? "the message" : place.toString();
    }

    private static String plain(String name) {
        return name.length() <= 40 && name.matches("[\\w-]+") ? name : "?";
    }

    /** Texts of whole characters, without the one that ends a text elsewhere. */
    private static final class Texts extends StdScalarDeserializer<String> {
        Texts() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser in, DeserializationContext context) {
            if (in.currentToken() != JsonToken.VALUE_STRING)
                return (String) context.handleUnexpectedToken(getValueType(context), in);
            String text = in.getString();
            if (!whole(text))
                return (String)
                        context.handleWeirdStringValue(String.class, "", "characters of no text");
            return text;
        }

        private static boolean whole(String text) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == 0) return false;
                if (!Character.isSurrogate(c)) continue;
                boolean pair =
                        Character.isHighSurrogate(c)
                                && i + 1 < text.length()
                                && Character.isLowSurrogate(text.charAt(i + 1));
                if (!pair) return false;
                i++;
            }
            return true;
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
