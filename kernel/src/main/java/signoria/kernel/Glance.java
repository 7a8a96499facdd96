package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * A game at a glance: what stands in {@code rules.en} and {@code rules.it} before the first
 * chapter.
 */
public record Glance(List<Part> parts) {
    /** The parts every game has, in this order. */
    public static final List<String> PARTS = List.of("about", "wins", "round", "table", "whom");

    /** One part: a text, or things with a word on each, or both. */
    public record Part(String id, String title, String text, List<Thing> things) {}

    /** Something one meets: its icon, its name, and what it is for. */
    public record Thing(String icon, String name, String text) {}

    public Part part(String id) {
        for (Part part : parts) if (part.id().equals(id)) return part;
        throw new IllegalStateException("no part '" + id + "' at a glance");
    }

    static Glance parse(String file, String rules) {
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
            else if (line.startsWith("- ")) parts.getLast().things().add(thing(at, line));
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

    private static Thing thing(String at, String line) {
        String[] words = line.substring(2).strip().split("\\s+", 2);
        int colon = words.length < 2 ? -1 : words[1].indexOf(": ");
        if (colon < 0) throw new BadInput(at + "expected '- icon name: what it is for'");
        return new Thing(words[0], words[1].substring(0, colon), words[1].substring(colon + 2));
    }
}
