package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON as {@link JsonWriter} writes it: maps, lists, texts, whole numbers and flags. */
final class JsonText {
    /** What {@code null} stands for. */
    static final Object NOTHING = new Object();

    private static final int DEEP = 32;

    private final String json;
    private int at;
    private int depth;

    JsonText(String json) {
        this.json = json;
    }

    Object whole() {
        Object value = value();
        if (at != json.length()) throw wrong("the end");
        return value;
    }

    private BadInput wrong(String expected) {
        return new BadInput("JSON, at " + at + ": expected " + expected);
    }

    private char next() {
        if (at == json.length()) throw wrong("more");
        return json.charAt(at);
    }

    private boolean skip(char c) {
        if (next() != c) return false;
        at++;
        return true;
    }

    private void take(char c) {
        if (!skip(c)) throw wrong("'" + c + "'");
    }

    private Object value() {
        if (depth > DEEP) throw wrong("fewer brackets");
        return switch (next()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> text();
            case 't' -> constant("true", true);
            case 'f' -> constant("false", false);
            case 'n' -> constant("null", NOTHING);
            default -> number();
        };
    }

    private Object constant(String word, Object means) {
        if (!json.startsWith(word, at)) throw wrong(word);
        at += word.length();
        return means;
    }

    private Map<String, Object> object() {
        Map<String, Object> parts = new LinkedHashMap<>();
        depth++;
        take('{');
        if (!skip('}')) {
            do {
                String name = text();
                take(':');
                parts.put(name, value());
            } while (skip(','));
            take('}');
        }
        depth--;
        return parts;
    }

    private List<Object> list() {
        List<Object> all = new ArrayList<>();
        depth++;
        take('[');
        if (!skip(']')) {
            do all.add(value());
            while (skip(','));
            take(']');
        }
        depth--;
        return all;
    }

    private Integer number() {
        int from = at;
        if (next() == '-') at++;
        while (at < json.length() && Character.isDigit(json.charAt(at))) at++;
        try {
            return Integer.valueOf(json.substring(from, at));
        } catch (NumberFormatException e) {
            throw wrong("a whole number");
        }
    }

    private String text() {
        take('"');
        StringBuilder text = new StringBuilder();
        while (!skip('"')) {
            char c = next();
            at++;
            text.append(c == '\\' ? escaped() : c);
        }
        return text.toString();
    }

    private char escaped() {
        char c = next();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> c;
        };
    }

    private char unicode() {
        if (at + 4 > json.length()) throw wrong("four digits");
        try {
            char c = (char) Integer.parseInt(json.substring(at, at + 4), 16);
            at += 4;
            return c;
        } catch (NumberFormatException e) {
            throw wrong("four digits");
        }
    }
}
