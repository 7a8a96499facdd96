package signoria.cli;

import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Scene.Card;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Track;
import signoria.kernel.Scene.Zone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws scenes in lines of a given width: what is shared, then others, one's own last; whole, by
 * names, or only what matters now.
 */
final class Board {
    private static final int RUN = 8; // amounts that follow each other are not listed one by one

    private final Pen pen;
    private final int width;
    private final Language in;
    private final List<String> names;
    private final int reader;
    private final Keys keys;
    private final Things things;

    /**
     * @param reader the seat that looks
     * @param keys what it types for each move
     */
    Board(Pen pen, int width, Language in, List<String> names, int reader, Keys keys) {
        this.pen = pen;
        this.width = width;
        this.in = in;
        this.names = names;
        this.reader = reader;
        this.keys = keys;
        this.things = new Things(pen, width, keys);
    }

    /** The double line over the table. */
    String title(String game) {
        return ruled("══ " + pen.bold(game) + " ", "═");
    }

    /** The double line that says who is asked for what. */
    List<String> question(int seat, String asked) {
        String head = "══ " + (seat < names.size() ? plated(seat) + ": " : "");
        if (Pen.length(head) + asked.length() + 3 <= width)
            return List.of(ruled(head + pen.gold(asked) + " ", "═"));
        List<String> lines = new ArrayList<>(List.of(ruled(head, "═")));
        for (String line : Lines.wrapped(asked, width - 3)) lines.add("   " + pen.gold(line));
        return lines;
    }

    /** Everything there is to see. */
    List<String> whole(Scene scene) {
        return inFull(scene.zones());
    }

    /** Everything there is to see in some zones, each owner's under one heading. */
    List<String> inFull(List<Zone> zones) {
        List<String> lines = new ArrayList<>();
        byOwner(zones)
                .forEach(
                        (owner, theirs) -> {
                            if (owner != Scene.NOBODY) lines.add(rule(seated(owner)));
                            for (Zone zone : theirs) inFull(zone, lines);
                        });
        return lines;
    }

    private void inFull(Zone zone, List<String> lines) {
        boolean shared = zone.owner() == Scene.NOBODY;
        List<String> drawn = things.inFull(zone);
        String heading = " " + pen.bold(zone.label());
        if (shared) lines.add(rule(pen.bold(zone.label())));
        else if (drawn.size() == 1 && Pen.length(heading + " " + drawn.getFirst()) <= width) {
            lines.add(heading + " " + drawn.getFirst());
            return;
        } else lines.add(heading);
        lines.addAll(drawn);
    }

    /** Every thing of others by its name, one's own in full. */
    List<String> overview(Scene scene) {
        List<String> lines = new ArrayList<>();
        byOwner(scene.zones())
                .forEach(
                        (owner, zones) -> {
                            if (owner == reader) return;
                            if (owner != Scene.NOBODY) lines.add(rule(seated(owner)));
                            for (Zone zone : zones) named(zone, lines);
                        });
        lines.addAll(own(scene));
        return lines;
    }

    /** What can be used now, how the others stand, and one's own, as far as there is room. */
    List<String> brief(Scene scene, int room) {
        List<String> own = own(scene);
        if (own.size() > room) own = ownNames(scene);
        List<String> others = others(scene);
        List<String> usable = usable(scene, true);
        if (usable.size() + others.size() + own.size() > room) usable = usable(scene, false);
        if (usable.size() + others.size() + own.size() > room) usable = List.of();
        List<String> lines = new ArrayList<>(usable);
        if (lines.size() + others.size() + own.size() <= room) lines.addAll(others);
        lines.addAll(own);
        return lines;
    }

    /** The legal moves by group, with what one types for them. */
    List<String> choices(Scene scene) {
        Map<String, List<Entry>> groups = new LinkedHashMap<>();
        for (int i = 0; i < scene.choices().size(); i++) {
            Scene.Choice choice = scene.choices().get(i);
            int last = keys.lastOfRun(i);
            boolean run = last - i > RUN;
            String label = choice.label();
            if (run) label += " … " + scene.choices().get(last).label();
            String key = keys.of(i) + (run ? "-" + keys.of(last) : "");
            groups.computeIfAbsent(choice.group(), _ -> new ArrayList<>()).add(entry(key, label));
            if (run) i = last;
        }
        List<String> lines = new ArrayList<>();
        groups.forEach(
                (group, entries) -> {
                    if (!group.isEmpty()) lines.add(" " + pen.bold(group));
                    lines.addAll(columns(entries));
                });
        return lines;
    }

    private Entry entry(String key, String label) {
        return new Entry(pen.legal(String.format(" %2s", key)) + " ", label);
    }

    /** Nobody's zones first, those of the reader last. */
    private Map<Integer, List<Zone>> byOwner(List<Zone> zones) {
        Map<Integer, List<Zone>> owned = new LinkedHashMap<>();
        owned.put(Scene.NOBODY, new ArrayList<>());
        for (Zone zone : zones)
            owned.computeIfAbsent(zone.owner(), _ -> new ArrayList<>()).add(zone);
        List<Zone> own = owned.remove(reader);
        if (own != null) owned.put(reader, own);
        return owned;
    }

    private List<String> own(Scene scene) {
        List<String> lines = new ArrayList<>();
        for (Zone zone : ownZones(scene)) {
            if (lines.isEmpty()) lines.add(rule(seated(reader)));
            boolean printed = Things.printed(zone.items());
            if (printed || zone.items().stream().anyMatch(Track.class::isInstance))
                inFull(Things.telling(zone), lines);
            else named(zone, lines);
        }
        return lines;
    }

    private List<String> ownNames(Scene scene) {
        List<String> lines = new ArrayList<>();
        for (Zone zone : ownZones(scene)) {
            if (lines.isEmpty()) lines.add(rule(seated(reader)));
            named(zone, lines);
        }
        return lines;
    }

    private List<Zone> ownZones(Scene scene) {
        return scene.zones().stream().filter(zone -> zone.owner() == reader).toList();
    }

    /** The numbers of each of the others, in a line or two. */
    private List<String> others(Scene scene) {
        List<String> lines = new ArrayList<>();
        byOwner(scene.zones())
                .forEach(
                        (owner, zones) -> {
                            if (owner == Scene.NOBODY || owner == reader) return;
                            List<Item> figures = new ArrayList<>();
                            for (Zone zone : zones)
                                for (Item item : Things.telling(zone).items())
                                    if (!(item instanceof Card)) figures.add(item);
                            headed(seated(owner), things.names(figures), lines);
                        });
        return lines;
    }

    /** What a move can start at, not counting one's own. */
    private List<String> usable(Scene scene, boolean full) {
        List<String> lines = new ArrayList<>();
        for (Zone zone : scene.zones()) {
            List<Item> items =
                    zone.items().stream().filter(item -> !item.moves().isEmpty()).toList();
            if (zone.owner() == reader || items.isEmpty()) continue;
            Zone part =
                    Things.placed(zone)
                            ? zone
                            : new Zone(zone.id(), zone.label(), zone.owner(), 0, items);
            if (!full) named(part, lines);
            else {
                lines.add(" " + pen.bold(zone.label()));
                lines.addAll(things.inFull(part));
            }
        }
        if (!lines.isEmpty()) lines.addFirst(rule(Lang.say(in, "usable-now")));
        return lines;
    }

    /** A zone in a line or two; where places mean something, they are kept. */
    private void named(Zone zone, List<String> lines) {
        if (!Things.placed(zone)) {
            List<Item> items = Things.telling(zone).items();
            headed(pen.bold(zone.label()), things.names(items), lines);
            return;
        }
        lines.add(" " + pen.bold(zone.label()));
        lines.addAll(things.inFull(zone));
    }

    private void headed(String label, List<String> parts, List<String> lines) {
        if (parts.isEmpty()) return;
        String heading = " " + label + "  ";
        List<String> flowed = Lines.flow("   ", parts, " · ", width);
        boolean fits = Pen.length(heading) + Pen.length(flowed.getFirst()) - 3 <= width;
        lines.add(fits ? heading + flowed.getFirst().substring(3) : heading.stripTrailing());
        lines.addAll(flowed.subList(fits ? 1 : 0, flowed.size()));
    }

    private String plated(int seat) {
        return pen.plate(seat) + " " + pen.livery(seat, names.get(seat));
    }

    /** With the number by which moves call the seat. */
    private String seated(int seat) {
        return plated(seat) + pen.dim(Lang.say(in, "seat-number", seat + 1));
    }

    private String rule(String heading) {
        return ruled(pen.dim("─ ") + heading + " ", "─");
    }

    private String ruled(String head, String stroke) {
        String rest = stroke.repeat(Math.max(0, width - Pen.length(head)));
        return head + (stroke.equals("─") ? pen.dim(rest) : rest);
    }

    /** A legal move with what one types for it. */
    private record Entry(String key, String label) {
        int length() {
            return Pen.length(key) + Pen.length(label);
        }
    }

    /** Entries in as many columns as fit; those longer than a line go on under their label. */
    private List<String> columns(List<Entry> entries) {
        int widest = entries.stream().mapToInt(Entry::length).max().orElse(0) + 2;
        int across = Math.max(1, (width + 2) / widest);
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < entries.size(); from += across) {
            StringBuilder line = new StringBuilder();
            for (Entry entry : entries.subList(from, Math.min(entries.size(), from + across)))
                line.append(Pen.pad(entry.key + entry.label, widest));
            if (across > 1) lines.add(line.toString().stripTrailing());
            else lines.addAll(Lines.hanging(entries.get(from).key, entries.get(from).label, width));
        }
        return lines;
    }
}
