package signoria.kernel;

import java.util.List;

/**
 * Writes JSON without reflection, so that it works in the page as on the server. A game's own
 * writer is made from its records ({@link Written}), see {@link Game#json}.
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
}
