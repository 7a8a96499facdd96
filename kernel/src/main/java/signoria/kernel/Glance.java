package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game at a glance: what stands in {@code rules.en} and {@code rules.it} before the first
 * chapter.
 */
public record Glance(List<Part> parts) {
    /** The part that names all other signs; the page explains them where they stand. */
    static final String SIGNS = "signs";

    private static final Pattern RULE = Pattern.compile("(.+) \\(([a-z]+\\.[a-z0-9]+)\\)");

    /** The parts every game has, in this order. */
    public static final List<String> PARTS = List.of("about", "wins", "round", "table", "whom");

    /** One part: a text, or things with a word on each, or both. */
    public record Part(String id, String title, String text, List<Thing> things) {}

    /**
     * Something one meets: its icon, its name, and what it is for.
     *
     * @param rule the paragraph that says more; empty for what is only a word on the way
     */
    public record Thing(String icon, String name, String text, String rule) {}

    public Part part(String id) {
        for (Part part : parts) if (part.id().equals(id)) return part;
        throw new IllegalStateException("no part '" + id + "' at a glance");
    }

    /** What a newcomer reads: all but the list of signs. */
    Glance brief() {
        return new Glance(parts.stream().filter(part -> !part.id().equals(SIGNS)).toList());
    }

    /** Every sign of the game: those on the table, then the others. */
    List<Thing> signs() {
        List<Thing> signs = new ArrayList<>();
        for (Part part : parts)
            if (part.id().equals("table") || part.id().equals(SIGNS)) signs.addAll(part.things());
        return signs;
    }

    static Glance parse(String game, String file, String rules) {
        List<Part> parts = new ArrayList<>();
        int number = 0;
        for (String line : rules.split("\n")) {
            number++;
            if (line.startsWith("# ")) break;
            String at = file + ":" + number + ": ";
            if (line.startsWith("= ")) parts.add(part(at, line));
            else if (line.isBlank()) continue;
            else if (parts.isEmpty())
                throw new BadInput(at + "expected '= part title' or '# chapter'");
            else if (line.startsWith("- ")) parts.getLast().things().add(thing(game, at, line));
            else parts.add(longer(parts.removeLast(), line.strip()));
        }
        return new Glance(parts);
    }

    private static Part part(String at, String line) {
        String[] words = line.substring(2).strip().split("\\s+", 2);
        if (words.length < 2) throw new BadInput(at + "expected '= part title'");
        return new Part(words[0], words[1], "", new ArrayList<>());
    }

    private static Part longer(Part part, String line) {
        String text = part.text().isEmpty() ? line : part.text() + "\n" + line;
        return new Part(part.id(), part.title(), text, part.things());
    }

    private static Thing thing(String game, String at, String line) {
        String[] words = line.substring(2).strip().split("\\s+", 2);
        int colon = words.length < 2 ? -1 : words[1].indexOf(": ");
        if (colon < 0) throw new BadInput(at + "expected '- icon name: what it is for (rule)'");
        String text = words[1].substring(colon + 2);
        Matcher cited = RULE.matcher(text);
        boolean cites = cited.matches();
        return new Thing(
                words[0],
                words[1].substring(0, colon),
                cites ? cited.group(1) : text,
                cites ? game + "/" + cited.group(2) : "");
    }
}
