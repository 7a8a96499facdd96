package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is printed on the side of the box.
 *
 * @param ruleset rises with every change of what a record replays to
 * @param cap no game takes more decisions than this
 * @param designed what of the data is designed by us, not printed; empty when all is printed
 */
public record Sheet(
        String id,
        String english,
        String italian,
        int fewest,
        int most,
        List<Option> options,
        int ruleset,
        int cap,
        List<String> designed) {

    public String name(Language in) {
        return in == Language.IT ? italian : english;
    }

    public Option option(String name) {
        for (Option option : options) if (option.name().equals(name)) return option;
        List<String> names = new ArrayList<>();
        for (Option option : options) names.add(option.name());
        throw new BadInput(
                "no option '"
                        + name
                        + "' in "
                        + id
                        + ": there are "
                        + (names.isEmpty() ? "none" : String.join(", ", names)));
    }

    /** Checks seats and options and fills in the usual values. */
    public Setup check(int seats, Map<String, String> chosen, Seed seed) {
        if (seats < fewest || seats > most)
            throw new BadInput(id + " takes " + fewest + " to " + most + " seats, not " + seats);
        Map<String, String> options = new TreeMap<>();
        for (Option option : this.options) options.put(option.name(), option.usual());
        for (var entry : chosen.entrySet()) {
            Option option = option(entry.getKey());
            if (!option.values().isEmpty() && !option.values().contains(entry.getValue()))
                throw new BadInput(
                        "option "
                                + option.name()
                                + " takes "
                                + String.join(", ", option.values())
                                + ", not '"
                                + entry.getValue()
                                + "'");
            options.put(option.name(), entry.getValue());
        }
        return new Setup(seats, options, seed);
    }

    /** A number given as an option, already known to be one of the listed values. */
    public static int number(Setup setup, String option) {
        return Integer.parseInt(setup.option(option));
    }
}
