package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One choice made before the game: an expansion, a variant, a number.
 *
 * @param values the allowed values in the order shown; empty when any text is taken and the game
 *     checks it
 * @param usual the value when nobody chooses
 * @param sets what it offers thing by thing; its values are then empty
 */
public record Option(
        String name,
        String english,
        String italian,
        List<String> values,
        String usual,
        Optional<Sets> sets) {
    public static final List<String> SWITCH = List.of("off", "on");

    public Option(String name, String english, String italian, List<String> values, String usual) {
        this(name, english, italian, values, usual, Optional.empty());
    }

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

    /** The values that have a name; a choice thing by thing is named by its word. */
    public List<String> named() {
        if (sets.isEmpty()) return values.isEmpty() ? List.of(usual) : values;
        List<String> named = new ArrayList<>(sets.get().named());
        named.add(sets.get().word());
        return named;
    }

    /** What the values mean, by value; nothing of those that speak for themselves. */
    public Map<String, String> words(Rulebook rulebook, Language in) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String value : named())
            if (rulebook.words().has(key(value))) words.put(value, rulebook.word(in, key(value)));
        return words;
    }
}
