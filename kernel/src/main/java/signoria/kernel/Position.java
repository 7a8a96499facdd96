package signoria.kernel;

import java.util.Map;
import java.util.TreeMap;

/**
 * The whole text form of a state: seats and options, then one line per part. It serves bug reports
 * and digests.
 */
public final class Position {
    private Position() {}

    public static <S> String write(Game<S, ?, ?> game, S s) {
        Notation<S, ?> notation = game.notation();
        Setup setup = notation.setup(s);
        StringBuilder text = new StringBuilder();
        text.append("seats: ").append(setup.seats()).append('\n');
        text.append("options: ").append(options(setup.options())).append('\n');
        Zones<S> zones = notation.zones();
        for (String name : zones.names(s))
            text.append(name).append(": ").append(zones.write(s, name)).append('\n');
        return text.toString();
    }

    public static <S> S read(Game<S, ?, ?> game, String text) {
        String[] lines = text.strip().split("\n");
        if (lines.length < 2)
            throw new BadInput("a position starts with 'seats: N' and 'options: …'");
        int seats = Text.number(after(lines[0], "seats"), "seats");
        Setup setup = Setup.of(game, seats, options(after(lines[1], "options")), Seed.ZERO);
        S s = game.notation().blank(setup);
        for (int i = 2; i < lines.length; i++) {
            try {
                readPart(game.notation().zones(), s, lines[i]);
            } catch (BadInput e) {
                throw new BadInput("line " + (i + 1) + ": " + e.getMessage());
            }
        }
        return s;
    }

    private static <S> void readPart(Zones<S> zones, S s, String line) {
        int colon = line.indexOf(':');
        if (colon < 0) throw new BadInput("expected 'part: value'");
        zones.read(s, line.substring(0, colon).trim(), line.substring(colon + 1));
    }

    public static <S> String digest(Game<S, ?, ?> game, S s) {
        return Digest.brief(write(game, s));
    }

    /** Options in one line: {@code epochs=1 trade=off}, a dash for none. */
    public static String options(Map<String, String> options) {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(options)
                .forEach(
                        (name, value) ->
                                text.append(text.isEmpty() ? "" : " ")
                                        .append(name)
                                        .append('=')
                                        .append(value));
        return Text.orDash(text.toString());
    }

    public static Map<String, String> options(String text) {
        Map<String, String> options = new TreeMap<>();
        for (String word : Text.words(text)) {
            int equals = word.indexOf('=');
            if (equals < 1) throw new BadInput("an option is name=value, not '" + word + "'");
            if (options.put(word.substring(0, equals), word.substring(equals + 1)) != null)
                throw new BadInput("option " + word.substring(0, equals) + " is given twice");
        }
        return options;
    }

    private static String after(String line, String name) {
        if (!line.startsWith(name + ":"))
            throw new BadInput("expected '" + name + ": …', not '" + line + "'");
        return line.substring(name.length() + 1);
    }
}
