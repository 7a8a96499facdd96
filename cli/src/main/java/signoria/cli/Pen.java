package signoria.cli;

import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How words are set apart on a terminal; without colour everything is said by letters and signs
 * alone.
 */
final class Pen {
    private static final Pattern CODES = Pattern.compile("\u001b\\[[0-9;]*m");

    /** The emblems of the seats and their colours: wheel, key, shell, viper, ladder, ox. */
    private static final String EMBLEMS = "WKSVLO";

    private static final int[] LIVERIES = {94, 91, 33, 95, 32, 1};

    private static final Map<String, Integer> PIGMENTS =
            Map.of(
                    "green", 71, "blue", 68, "yellow", 178, "purple", 133, "red", 167, "grey", 246,
                    "orange", 173);

    private final boolean colour;
    private final boolean rich;

    private Pen(boolean colour, boolean rich) {
        this.colour = colour;
        this.rich = rich;
    }

    static Pen plain() {
        return new Pen(false, false);
    }

    /** As the terminal and its owner want it. */
    static Pen of(Streams streams, boolean wanted) {
        String term = streams.env().getOrDefault("TERM", "");
        boolean able = streams.terminal() && !term.isEmpty() && !term.equals("dumb");
        boolean colour = wanted && able && streams.env().getOrDefault("NO_COLOR", "").isEmpty();
        return new Pen(colour, term.contains("256") || streams.env().containsKey("COLORTERM"));
    }

    boolean colour() {
        return colour;
    }

    String bold(String text) {
        return code("1", text);
    }

    String dim(String text) {
        return code("2", text);
    }

    /** What may be done now. */
    String legal(String text) {
        return code(rich ? "38;5;166" : "31", text);
    }

    /** Points, and whose turn it is. */
    String gold(String text) {
        return code(rich ? "1;38;5;136" : "1;33", text);
    }

    String bad(String text) {
        return code("31", text);
    }

    /** A seat's plate: {@code [W]}. */
    String plate(int seat) {
        return code("1;" + LIVERIES[seat % LIVERIES.length], "[" + emblem(seat) + "]");
    }

    static char emblem(int seat) {
        return EMBLEMS.charAt(seat % EMBLEMS.length());
    }

    /** In the seat's colour. */
    String livery(int seat, String text) {
        return code("1;" + LIVERIES[seat % LIVERIES.length], text);
    }

    /** In the colour an icon's name ends with, if it does. */
    String pigment(String icon, String text) {
        Integer pigment = PIGMENTS.get(icon.substring(icon.lastIndexOf('-') + 1));
        return pigment == null || !rich ? text : code("38;5;" + pigment, text);
    }

    private String code(String code, String text) {
        return colour && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }

    /** A style laid on each word, so that lines may break between them. */
    static String each(String text, UnaryOperator<String> style) {
        return Stream.of(text.split(" ")).map(style).collect(Collectors.joining(" "));
    }

    /** How many columns a text takes. */
    static int length(String text) {
        String plain = text.indexOf('\u001b') < 0 ? text : CODES.matcher(text).replaceAll("");
        return plain.codePointCount(0, plain.length());
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - length(text)));
    }
}
