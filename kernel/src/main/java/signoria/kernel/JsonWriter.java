package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes JSON without reflection, so that it works in the page as on the server. A game's own
 * writer is made from its records ({@link Written}), see {@link Game#json}; it reads views again,
 * for a page that knows of a game no more than that.
 */
public abstract class JsonWriter {
    private static final String HEX = "0123456789ABCDEF";

    /** In one line. */
    public final String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    /** What nobody below could write: texts, whole numbers, and lists of what can be written. */
    public void write(Object value, StringBuilder out) {
        switch (value) {
            case String text -> text(text, out);
            case Integer number -> out.append(number);
            case Boolean flag -> out.append(flag);
            case List<?> list -> list(list, out);
            default ->
                    throw new IllegalArgumentException(
                            "nobody says how to write " + value.getClass().getName());
        }
    }

    private void list(List<?> list, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) out.append(',');
            write(list.get(i), out);
        }
        out.append(']');
    }

    /** A text in quotes. */
    protected static void text(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\') out.append(c);
            else escape(c, out.append('\\'));
        }
        out.append('"');
    }

    private static void escape(char c, StringBuilder out) {
        switch (c) {
            case '"', '\\' -> out.append(c);
            case '\n' -> out.append('n');
            case '\t' -> out.append('t');
            case '\r' -> out.append('r');
            case '\b' -> out.append('b');
            case '\f' -> out.append('f');
            default -> out.append("u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
        }
    }

    /** A view as it was written; {@link BadInput} if it is none. */
    public Object view(String json) {
        throw new BadInput("nobody says how to read a view");
    }

    // --- What those who read are made of -------------------------------------------------------

    protected static Object parsed(String json) {
        return new JsonText(json).whole();
    }

    /** What an object holds under a name; nothing if it holds nothing there. */
    protected static Object part(Object object, String name) {
        if (object instanceof Map<?, ?> parts) return parts.get(name);
        throw new BadInput("expected an object with " + name);
    }

    protected static int number(Object value) {
        if (value instanceof Integer number) return number;
        throw new BadInput("expected a number, not " + value);
    }

    protected static boolean flag(Object value) {
        if (value instanceof Boolean flag) return flag;
        throw new BadInput("expected true or false, not " + value);
    }

    protected static String words(Object value) {
        if (value instanceof String text) return text;
        throw new BadInput("expected a text, not " + value);
    }

    protected static <T> Optional<T> maybe(Object value, Function<Object, T> read) {
        return value == JsonText.NOTHING ? Optional.empty() : Optional.of(read.apply(value));
    }

    protected static <T> List<T> list(Object value, Function<Object, T> read) {
        if (!(value instanceof List<?> list)) throw new BadInput("expected a list, not " + value);
        List<T> all = new ArrayList<>();
        for (Object each : list) all.add(read.apply(each));
        return all;
    }

    protected static <T> Map<String, T> table(Object value, Function<Object, T> read) {
        if (!(value instanceof Map<?, ?> map)) throw new BadInput("expected an object");
        Map<String, T> all = new LinkedHashMap<>();
        for (Map.Entry<?, ?> each : map.entrySet())
            all.put(words(each.getKey()), read.apply(each.getValue()));
        return all;
    }

    protected static <E extends Enum<E>> E word(Object value, E[] all) {
        for (E each : all) if (each.name().equals(value)) return each;
        throw new BadInput("no such word here: " + value);
    }
}
