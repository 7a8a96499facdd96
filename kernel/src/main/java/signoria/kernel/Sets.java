package signoria.kernel;

import java.util.List;
import java.util.TreeSet;

/**
 * What an option lets one choose thing by thing: the same count of each of some groups. As text it
 * is the word and the things' numbers, {@code chosen:1-8,145}.
 *
 * @param named the values beside it, in the order shown
 * @param needs the switch that must be on for any value but the usual one
 * @param each how many of each group
 */
public record Sets(List<String> named, String word, String needs, int each, List<Group> groups) {
    /**
     * Things of which some are chosen.
     *
     * @param kind what kind of the almanac they are, where each has its number
     */
    public record Group(String english, String italian, String kind, List<Integer> things) {
        public Group {
            things = List.copyOf(things);
        }
    }

    public Sets {
        named = List.copyOf(named);
        groups = List.copyOf(groups);
    }

    /** The numbers that a text names, of each group as many as must be. */
    public List<Integer> read(String option, String text) {
        if (!text.startsWith(word + ":"))
            throw new BadInput(
                    "option "
                            + option
                            + " takes "
                            + String.join(", ", named)
                            + ", or "
                            + word
                            + ": with numbers, not '"
                            + text
                            + "'");
        TreeSet<Integer> chosen = new TreeSet<>();
        for (String part : text.substring(word.length() + 1).split(",")) {
            int dash = part.indexOf('-');
            int from = Text.number(dash < 0 ? part : part.substring(0, dash), option);
            int to = dash < 0 ? from : Text.number(part.substring(dash + 1), option);
            for (int number = from; number <= to; number++) {
                if (!offers(number))
                    throw new BadInput(option + ": number " + number + " is not to be chosen");
                if (!chosen.add(number))
                    throw new BadInput(option + ": number " + number + " is named twice");
            }
        }
        for (Group group : groups) {
            long found = group.things().stream().filter(chosen::contains).count();
            if (found != each)
                throw new BadInput(
                        option
                                + ": expected "
                                + each
                                + " of '"
                                + group.english()
                                + "', found "
                                + found);
        }
        return List.copyOf(chosen);
    }

    private boolean offers(int number) {
        for (Group group : groups) if (group.things().contains(number)) return true;
        return false;
    }
}
