package signoria.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One choice made before the game: an expansion, a variant, a number.
 *
 * @param values the allowed values in the order shown; empty when any text is taken and the game
 *     checks it
 * @param usual the value when nobody chooses
 */
public record Option(
        String name, String english, String italian, List<String> values, String usual) {
    public static final List<String> SWITCH = List.of("off", "on");

    /** An option that is on or off. */
    public static Option toggle(String name, String english, String italian, boolean on) {
        return new Option(name, english, italian, SWITCH, on ? "on" : "off");
    }

    public String label(Language in) {
        return in == Language.IT ? italian : english;
    }

    /** The key under which a game's words say what a value means. */
    public String key(String value) {
        return "option-" + name + "-" + value;
    }

    /** What the values mean, by value; nothing of those that speak for themselves. */
    public Map<String, String> words(Rulebook rulebook, Language in) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String value : values.isEmpty() ? List.of(usual) : values)
            if (rulebook.words().has(key(value))) words.put(value, rulebook.word(in, key(value)));
        return words;
    }
}
