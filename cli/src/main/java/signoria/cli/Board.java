package signoria.cli;

import signoria.kernel.Scene;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Track;
import signoria.kernel.Scene.Zone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws scenes in lines of a given width: what is shared in full, others in short, one's own in
 * full and last.
 */
final class Board {
    private final Pen pen;
    private final int width;
    private final List<String> names;
    private final int reader;
    private final Things things;
    private final Things mine;

    /**
     * @param reader the seat that looks
     * @param detail how much is drawn of what is not the reader's own
     */
    Board(Pen pen, int width, List<String> names, int reader, Detail detail) {
        this.pen = pen;
        this.width = width;
        this.names = names;
        this.reader = reader;
        this.things = new Things(pen, width, detail);
        this.mine = new Things(pen, width, Detail.FULL);
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
        for (String line : Layout.wrapped(asked, width - 3)) lines.add("   " + pen.gold(line));
        return lines;
    }

    List<String> zones(Scene scene) {
        List<String> lines = new ArrayList<>();
        Map<Integer, List<Zone>> owned = new LinkedHashMap<>();
        for (Zone zone : scene.zones())
            if (zone.owner() == Scene.NOBODY) shared(zone, lines);
            else owned.computeIfAbsent(zone.owner(), _ -> new ArrayList<>()).add(zone);
        owned.forEach(
                (owner, zones) -> {
                    if (owner != reader) others(owner, zones, lines);
                });
        if (owned.containsKey(reader)) own(owned.get(reader), lines);
        return lines;
    }

    /** The legal moves by group, numbered as the contract lists them. */
    List<String> choices(Scene scene) {
        Map<String, List<Entry>> groups = new LinkedHashMap<>();
        for (int i = 0; i < scene.choices().size(); i++) {
            Scene.Choice choice = scene.choices().get(i);
            Entry entry = new Entry(pen.legal(String.format("%3d", i + 1)) + " ", choice.label());
            groups.computeIfAbsent(choice.group(), _ -> new ArrayList<>()).add(entry);
        }
        List<String> lines = new ArrayList<>();
        groups.forEach(
                (group, entries) -> {
                    if (!group.isEmpty()) lines.add(" " + pen.bold(group));
                    lines.addAll(columns(entries));
                });
        return lines;
    }

    private void shared(Zone zone, List<String> lines) {
        lines.add(rule(pen.bold(zone.label())));
        draw(zone, things, lines);
    }

    private void others(int owner, List<Zone> zones, List<String> lines) {
        lines.add(rule(plated(owner)));
        for (Zone zone : zones) inLine(zone, lines);
    }

    private void own(List<Zone> zones, List<String> lines) {
        lines.add(rule(plated(reader)));
        for (Zone zone : zones) {
            boolean printed = Things.printed(zone.items());
            if (printed) lines.add(" " + pen.bold(zone.label()));
            if (printed || zone.items().stream().anyMatch(Track.class::isInstance))
                draw(zone, mine, lines);
            else inLine(zone, lines);
        }
    }

    /** A zone with all that is printed on its things, kind after kind. */
    private void draw(Zone zone, Things things, List<String> lines) {
        List<Item> run = new ArrayList<>();
        for (Item item : zone.items()) {
            if (!run.isEmpty() && run.getFirst().getClass() != item.getClass()) {
                lines.addAll(things.inFull(zone.columns(), run));
                run.clear();
            }
            run.add(item);
        }
        if (!run.isEmpty()) lines.addAll(things.inFull(zone.columns(), run));
    }

    /** A zone in a line or two. */
    private void inLine(Zone zone, List<String> lines) {
        List<String> parts = things.inShort(zone.items());
        if (parts.isEmpty()) return;
        String heading = " " + pen.bold(zone.label()) + "  ";
        List<String> flowed = Layout.flow("   ", parts, " · ", width);
        boolean fits = Pen.length(heading) + Pen.length(flowed.getFirst()) - 3 <= width;
        lines.add(fits ? heading + flowed.getFirst().substring(3) : heading.stripTrailing());
        lines.addAll(flowed.subList(fits ? 1 : 0, flowed.size()));
    }

    private String plated(int seat) {
        return pen.plate(seat) + " " + pen.livery(seat, names.get(seat));
    }

    private String rule(String heading) {
        return ruled(pen.dim("─ ") + heading + " ", "─");
    }

    private String ruled(String head, String stroke) {
        String rest = stroke.repeat(Math.max(0, width - Pen.length(head)));
        return head + (stroke.equals("─") ? pen.dim(rest) : rest);
    }

    /** A legal move with its number. */
    private record Entry(String number, String label) {
        int length() {
            return Pen.length(number) + Pen.length(label);
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
                line.append(Pen.pad(entry.number + entry.label, widest));
            if (across > 1) lines.add(line.toString().stripTrailing());
            else
                lines.addAll(
                        Layout.hanging(entries.get(from).number, entries.get(from).label, width));
        }
        return lines;
    }
}
