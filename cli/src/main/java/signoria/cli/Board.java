package signoria.cli;

import signoria.kernel.Scene;
import signoria.kernel.Scene.Card;
import signoria.kernel.Scene.Counter;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Track;
import signoria.kernel.Scene.Zone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Draws scenes in lines of a given width: what is shared in full, others in short, one's own in
 * full and last.
 */
final class Board {
    private static final int CELL = 26; // the least room for what is printed on a card
    private static final int FEW = 5;

    private final Pen pen;
    private final int width;
    private final List<String> names;
    private final int reader;

    /**
     * @param reader the seat that looks
     */
    Board(Pen pen, int width, List<String> names, int reader) {
        this.pen = pen;
        this.width = width;
        this.names = names;
        this.reader = reader;
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
        for (String line : Wrapped.lines(asked, width - 3)) lines.add("   " + pen.gold(line));
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
            Entry entry = new Entry(pen.legal(String.format("%3d", i + 1)), choice.label());
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

    // --- zones -----------------------------------------------------------------------------

    private void shared(Zone zone, List<String> lines) {
        lines.add(rule(pen.bold(zone.label())));
        draw(zone, lines);
    }

    private void others(int owner, List<Zone> zones, List<String> lines) {
        lines.add(rule(plated(owner)));
        for (Zone zone : zones) inLine(zone, lines);
    }

    private void own(List<Zone> zones, List<String> lines) {
        lines.add(rule(plated(reader)));
        for (Zone zone : zones) {
            boolean printed = printed(zone.items());
            if (printed) lines.add(" " + pen.bold(zone.label()));
            if (printed || zone.items().stream().anyMatch(Track.class::isInstance))
                draw(zone, lines);
            else inLine(zone, lines);
        }
    }

    /** A zone with all that is printed on its things, kind after kind. */
    private void draw(Zone zone, List<String> lines) {
        List<Item> run = new ArrayList<>();
        for (Item item : zone.items()) {
            if (!run.isEmpty() && run.getFirst().getClass() != item.getClass()) {
                draw(zone.columns(), run, lines);
                run.clear();
            }
            run.add(item);
        }
        if (!run.isEmpty()) draw(zone.columns(), run, lines);
    }

    private void draw(int columns, List<Item> alike, List<String> lines) {
        switch (alike.getFirst()) {
            case Track _ -> alike.forEach(item -> track((Track) item, lines));
            case Counter _ -> lines.addAll(flow(" ", inShort(alike), "   "));
            case Card _ when columns == 0 && !printed(alike) ->
                    lines.addAll(flow(" ", inShort(alike), "   "));
            case Card _ -> cards(columns, alike.stream().map(Card.class::cast).toList(), lines);
        }
    }

    /** A zone in a line or two. */
    private void inLine(Zone zone, List<String> lines) {
        List<String> parts = inShort(zone.items());
        if (parts.isEmpty()) return;
        String heading = " " + pen.bold(zone.label()) + "  ";
        List<String> flowed = flow("   ", parts, " · ");
        boolean fits = Pen.length(heading) + Pen.length(flowed.getFirst()) - 3 <= width;
        lines.add(fits ? heading + flowed.getFirst().substring(3) : heading.stripTrailing());
        lines.addAll(flowed.subList(fits ? 1 : 0, flowed.size()));
    }

    // --- things ----------------------------------------------------------------------------

    /** Things in a few words each; of many counters those that count nothing are left out. */
    private List<String> inShort(List<Item> items) {
        boolean many = items.stream().filter(Counter.class::isInstance).count() > FEW;
        List<String> texts = new ArrayList<>();
        for (Item item : items) if (!(many && countsNothing(item))) texts.add(inShort(item));
        return counted(texts);
    }

    private String inShort(Item item) {
        return switch (item) {
            case Card card -> head(card, width);
            case Counter counter -> counter(counter);
            case Track track ->
                    Icons.sign(track.icon(), pen)
                            + track.label()
                            + " "
                            + markers(track)
                            + numbers(track.moves());
        };
    }

    private static boolean countsNothing(Item item) {
        return item instanceof Counter counter && counter.value() == 0 && counter.moves().isEmpty();
    }

    private static boolean printed(List<Item> items) {
        return items.stream()
                .anyMatch(item -> item instanceof Card card && !card.lines().isEmpty());
    }

    private String counter(Counter counter) {
        String value = counter.value() == 0 ? pen.dim("0") : pen.bold("" + counter.value());
        return Icons.sign(counter.icon(), pen)
                + counter.label()
                + " "
                + value
                + numbers(counter.moves());
    }

    private void track(Track track, List<String> lines) {
        StringBuilder line =
                new StringBuilder(" " + Icons.sign(track.icon(), pen) + track.label() + " ");
        if (track.last() > width - 30) line.append(markers(track));
        else for (int at = 0; at <= track.last(); at++) line.append(space(track, at));
        if (track.markers().size() == 1)
            line.append(' ').append(pen.bold("" + track.markers().getFirst().position()));
        List<String> parts = new ArrayList<>(List.of(line + numbers(track.moves())));
        for (Scene.Note note : track.notes())
            parts.add(pen.dim(note.position() + " " + note.text()));
        List<String> flowed = flow("   ", parts, "  ");
        lines.add(flowed.getFirst().substring(3));
        lines.addAll(flowed.subList(1, flowed.size()));
    }

    private String space(Track track, int at) {
        StringBuilder here = new StringBuilder();
        for (Scene.Marker marker : track.markers())
            if (marker.position() == at)
                here.append(
                        marker.owner() == Scene.NOBODY
                                ? pen.bold("●")
                                : pen.livery(marker.owner(), "" + Pen.emblem(marker.owner())));
        if (!here.isEmpty()) return here.toString();
        for (Scene.Note note : track.notes()) if (note.position() == at) return "┼";
        return pen.dim("·");
    }

    private String markers(Track track) {
        if (track.markers().size() == 1)
            return pen.bold("" + track.markers().getFirst().position()) + "/" + track.last();
        return track.markers().stream()
                .map(
                        marker ->
                                (marker.owner() == Scene.NOBODY
                                                ? marker.label()
                                                : pen.plate(marker.owner()))
                                        + " "
                                        + pen.bold("" + marker.position()))
                .collect(Collectors.joining("  "));
    }

    /** Cards side by side as their zone says; those with much print on them one below the other. */
    private void cards(int columns, List<Card> cards, List<String> lines) {
        boolean printed = cards.stream().anyMatch(card -> !card.lines().isEmpty());
        int across = Math.max(1, columns);
        if (printed && (columns == 0 || width / across < CELL)) {
            listed(cards, lines);
            return;
        }
        int cell = (width - 1) / across;
        if (!printed)
            cell =
                    Math.min(
                            cell,
                            2
                                    + cards.stream()
                                            .mapToInt(card -> Pen.length(head(card, width)))
                                            .max()
                                            .orElse(1));
        for (int from = 0; from < cards.size(); from += across)
            row(cards.subList(from, Math.min(cards.size(), from + across)), cell, lines);
    }

    /** A line for each card, or two. */
    private void listed(List<Card> cards, List<String> lines) {
        int heads =
                cards.stream().mapToInt(card -> Pen.length(head(card, width / 3))).max().orElse(1)
                        + 2;
        for (Card card : cards) {
            String head = head(card, width / 3);
            for (String part : Wrapped.lines(String.join(" · ", card.lines()), width - heads - 1)) {
                lines.add(
                        (" "
                                        + Pen.pad(head, heads)
                                        + (card.moves().isEmpty() ? pen.dim(part) : part))
                                .stripTrailing());
                head = "";
            }
        }
    }

    private void row(List<Card> cards, int cell, List<String> lines) {
        List<List<String>> cells = new ArrayList<>();
        for (Card card : cards)
            cells.add(
                    cell(
                            card,
                            card == cards.getLast()
                                    ? width - 1 - cell * (cards.size() - 1)
                                    : cell - 1,
                            cell - 1));
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder(" ");
            for (List<String> each : cells)
                line.append(Pen.pad(i < each.size() ? each.get(i) : "", cell));
            lines.add(line.toString().stripTrailing());
        }
    }

    private List<String> cell(Card card, int headRoom, int room) {
        List<String> lines = new ArrayList<>(List.of(head(card, headRoom)));
        for (String line : card.lines())
            for (String part : Wrapped.lines(line, room))
                lines.add(card.moves().isEmpty() ? pen.dim(part) : part);
        return lines;
    }

    /**
     * A card's name, its mark and its numbers; where there is no room for all, the name comes
     * first.
     */
    private String head(Card card, int room) {
        String sign = Icons.sign(card.icon(), pen);
        String mark = card.mark().equals("designed") ? "†" : "";
        String numbers = numbers(card.moves());
        String label = card.label();
        int left = room - Pen.length(sign) - mark.length();
        if (label.length() + Pen.length(numbers) > left) label = label.split(": ")[0];
        if (label.length() + Pen.length(numbers) > left) numbers = "";
        if (label.length() > left)
            label = label.substring(0, Math.clamp(left - 1, 1, label.length())) + "…";
        String shown =
                card.hidden() ? pen.dim(label) : card.moves().isEmpty() ? label : pen.bold(label);
        return sign + shown + mark + numbers;
    }

    /** The numbers of the moves that start here. */
    private String numbers(List<Integer> moves) {
        if (moves.isEmpty()) return "";
        boolean run = moves.size() > 2 && moves.getLast() - moves.getFirst() == moves.size() - 1;
        String text =
                run
                        ? (moves.getFirst() + 1) + "-" + (moves.getLast() + 1)
                        : moves.stream()
                                        .limit(4)
                                        .map(move -> "" + (move + 1))
                                        .collect(Collectors.joining(","))
                                + (moves.size() > 4 ? ",…" : "");
        return " " + pen.legal("‹" + text + "›");
    }

    // --- lines -----------------------------------------------------------------------------

    /** A legal move with its number. */
    private record Entry(String number, String label) {
        int length() {
            return Pen.length(number) + 1 + Pen.length(label);
        }
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

    /** Equal neighbours are counted. */
    private static List<String> counted(List<String> texts) {
        List<String> counted = new ArrayList<>();
        for (int i = 0; i < texts.size(); ) {
            int same = i;
            while (same < texts.size() && texts.get(same).equals(texts.get(i))) same++;
            counted.add(texts.get(i) + (same - i > 1 ? " ×" + (same - i) : ""));
            i = same;
        }
        return counted;
    }

    /** Texts side by side, as many as a line holds. */
    private List<String> flow(String indent, List<String> texts, String between) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String text : texts) {
            if (!line.isEmpty()
                    && Pen.length(line.toString()) + between.length() + Pen.length(text) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? indent : between).append(text);
        }
        if (!line.isEmpty()) lines.add(line.toString());
        return lines;
    }

    /** Entries in as many columns as fit; those longer than a line go on under their label. */
    private List<String> columns(List<Entry> entries) {
        int widest = entries.stream().mapToInt(Entry::length).max().orElse(0) + 2;
        int across = Math.max(1, (width + 2) / widest);
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < entries.size(); from += across) {
            StringBuilder line = new StringBuilder();
            for (Entry entry : entries.subList(from, Math.min(entries.size(), from + across)))
                line.append(Pen.pad(entry.number + " " + entry.label, widest));
            if (across > 1) lines.add(line.toString().stripTrailing());
            else lines.addAll(hanging(entries.get(from)));
        }
        return lines;
    }

    private List<String> hanging(Entry entry) {
        List<String> lines = new ArrayList<>();
        for (String part : Wrapped.lines(entry.label, width - 4))
            lines.add((lines.isEmpty() ? entry.number : "   ") + " " + part);
        return lines;
    }
}
