package signoria.kernel;

import java.util.List;

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
}
