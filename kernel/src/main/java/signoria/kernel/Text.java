package signoria.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Small readings of text with clear errors, and resources. */
public final class Text {
    private Text() {}

    public static int number(String text, String what) {
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            throw new BadInput(what + ": expected a number, not '" + text.trim() + "'");
        }
    }

    /** A seat, counted from 1 in the text and from 0 in what is returned. */
    public static int seat(String text, int seats, String what) {
        int number = number(text, what);
        if (number < 1 || number > seats)
            throw new BadInput(what + ": expected a seat from 1 to " + seats + ", not " + number);
        return number - 1;
    }

    /** The 64 bits that {@link Long#toHexString} and its kin write, in base 8 or 16. */
    public static long bits(String text, int base) {
        int most = base == 16 ? 16 : 22;
        if (text.isEmpty() || text.length() > most)
            throw new NumberFormatException("expected 1 to " + most + " digits: " + text);
        long bits = 0;
        for (char digit : text.toCharArray()) {
            int value = Character.digit(digit, base);
            if (value < 0)
                throw new NumberFormatException("no digit of base " + base + ": " + text);
            bits = bits * base + value;
        }
        return bits;
    }

    /** A number below 100 with its leading zero: {@code 07}. */
    public static String twoDigits(int number) {
        return number < 10 ? "0" + number : "" + number;
    }

    /** The words of a text, none for a blank one or a lone dash. */
    public static List<String> words(String text) {
        String trimmed = text.trim();
        return trimmed.isEmpty() || trimmed.equals("-")
                ? List.of()
                : List.of(trimmed.split("\\s+"));
    }

    /** Words side by side, a dash for none. */
    public static String orDash(String text) {
        return text.isEmpty() ? "-" : text;
    }

    /** Things one after the other, the last after a word of its own: {@code a, b and c}. */
    public static String listed(List<String> things, String and) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " " + and + " " + things.get(last);
    }

    /** The index of a word in a list. */
    public static int index(List<String> words, String word, String what) {
        int index = words.indexOf(word);
        if (index < 0)
            throw new BadInput(
                    what + ": expected one of " + String.join(" ", words) + ", not '" + word + "'");
        return index;
    }

    /** The constant of an enum written in lower case with dashes. */
    public static <E extends Enum<E>> E constant(Class<E> type, String word, String what) {
        for (E constant : type.getEnumConstants())
            if (lower(constant).equals(word)) return constant;
        StringBuilder all = new StringBuilder();
        for (E constant : type.getEnumConstants()) all.append(' ').append(lower(constant));
        throw new BadInput(what + ": expected one of" + all + ", not '" + word + "'");
    }

    /** How a constant is written: {@code IN_HAND} is {@code in-hand}. */
    public static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** A text resource that lies beside a class. */
    public static String resource(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null)
                throw new IllegalStateException("no resource " + name + " beside " + beside);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether there is such a resource beside a class. */
    public static boolean isResource(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return in != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
