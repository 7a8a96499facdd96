package signoria.cli;

import signoria.kernel.Scene;
import signoria.kernel.Scene.Card;
import signoria.kernel.Scene.Counter;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Track;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws the things that lie on a table: in a few words, or with all that is printed on them. */
final class Things {
    private static final int CELL = 26; // the least room for what is printed on a card
    private static final int FEW = 5;

    private final Pen pen;
    private final int width;
    private final Detail detail;

    Things(Pen pen, int width, Detail detail) {
        this.pen = pen;
        this.width = width;
        this.detail = detail;
    }

    static boolean printed(List<Item> items) {
        return items.stream()
                .anyMatch(item -> item instanceof Card card && !card.lines().isEmpty());
    }

    /** A few words each; of many counters those that count nothing are left out. */
    List<String> inShort(List<Item> items) {
        boolean many = items.stream().filter(Counter.class::isInstance).count() > FEW;
        List<String> texts = new ArrayList<>();
        for (Item item : items) if (!(many && countsNothing(item))) texts.add(inShort(item));
        return Layout.counted(texts);
    }

    private String inShort(Item item) {
        return switch (item) {
            case Card card -> head(card, width);
            case Counter counter -> counter(counter);
            case Track track -> head(track) + markers(track) + numbers(track.moves());
        };
    }

    private static boolean countsNothing(Item item) {
        return item instanceof Counter counter && counter.value() == 0 && counter.moves().isEmpty();
    }

    /** Things of one kind, in full. */
    List<String> inFull(int columns, List<Item> alike) {
        if (detail == Detail.BARE) return bare(alike);
        return switch (alike.getFirst()) {
            case Track _ -> tracks(alike.stream().map(Track.class::cast).toList());
            case Card _ when columns > 0 || printed(alike) ->
                    cards(columns, alike.stream().map(Card.class::cast).toList());
            case Card _, Counter _ -> Layout.flow(" ", inShort(alike), "   ", width);
        };
    }

    /** What can be used now in a line each, the others by their names. */
    private List<String> bare(List<Item> alike) {
        List<Item> still = alike.stream().filter(item -> item.moves().isEmpty()).toList();
        List<String> lines = new ArrayList<>(Layout.flow(" ", inShort(still), " · ", width));
        List<Item> usable = alike.stream().filter(item -> !item.moves().isEmpty()).toList();
        if (printed(usable)) lines.addAll(listed(usable.stream().map(Card.class::cast).toList()));
        else lines.addAll(Layout.flow(" ", inShort(usable), "   ", width));
        return lines;
    }

    private String counter(Counter counter) {
        String value = counter.value() == 0 ? pen.dim("0") : pen.bold("" + counter.value());
        return sign(counter) + counter.label() + " " + value + numbers(counter.moves());
    }

    private List<String> tracks(List<Track> tracks) {
        int widest = tracks.stream().mapToInt(track -> head(track).length()).max().orElse(0);
        return tracks.stream().flatMap(track -> track(track, widest).stream()).toList();
    }

    private String head(Track track) {
        return sign(track) + track.label() + " ";
    }

    private List<String> track(Track track, int room) {
        StringBuilder line = new StringBuilder(head(track));
        while (line.length() < room) line.append(' ');
        if (track.last() > width - 30) line.append(markers(track));
        else for (int at = 0; at <= track.last(); at++) line.append(space(track, at));
        boolean alone = track.markers().size() == 1;
        int shown = alone ? track.markers().getFirst().position() : -1;
        if (alone) line.append(' ').append(pen.bold("" + shown));
        List<String> parts = new ArrayList<>(List.of(line + numbers(track.moves())));
        for (Scene.Note note : track.notes())
            parts.add(
                    pen.dim(
                            note.position() == shown
                                    ? note.text()
                                    : note.position() + " " + note.text()));
        return Layout.flow(" ", parts, "  ", width);
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

    /** Side by side as their zone says; those with much print on them one below the other. */
    private List<String> cards(int columns, List<Card> cards) {
        boolean printed = cards.stream().anyMatch(card -> !card.lines().isEmpty());
        int across = Math.max(1, columns);
        if (printed && (columns == 0 || width / across < CELL)) return listed(cards);
        int cell = (width - 1) / across;
        if (!printed) cell = Math.min(cell, 2 + widest(cards, width));
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < cards.size(); from += across)
            row(cards.subList(from, Math.min(cards.size(), from + across)), cell, lines);
        return lines;
    }

    private int widest(List<Card> cards, int room) {
        return cards.stream().mapToInt(card -> Pen.length(head(card, room))).max().orElse(1);
    }

    /** A line for each card, or two; those that say nothing share one. */
    private List<String> listed(List<Card> cards) {
        List<String> lines = new ArrayList<>();
        List<String> silent = new ArrayList<>();
        List<Card> telling = cards.stream().filter(card -> !card.lines().isEmpty()).toList();
        int heads = widest(telling, width / 3) + 2;
        for (Card card : cards) {
            if (card.lines().isEmpty()) {
                silent.add(head(card, width));
                continue;
            }
            lines.addAll(Layout.flow(" ", silent, " · ", width));
            silent.clear();
            String head = " " + Pen.pad(head(card, width / 3), heads);
            String text = String.join(" · ", card.lines());
            for (String line :
                    detail != Detail.FULL
                            ? List.of(head + Layout.cut(text, width - heads - 1))
                            : Layout.hanging(head, text, width))
                lines.add(card.moves().isEmpty() ? faint(line, Pen.length(head)) : line);
        }
        lines.addAll(Layout.flow(" ", silent, " · ", width));
        return lines;
    }

    /** The text beside the head, faint. */
    private String faint(String line, int head) {
        if (!pen.colour()) return line;
        int start = line.length() - (Pen.length(line) - head);
        return line.substring(0, start) + pen.dim(line.substring(start));
    }

    private void row(List<Card> cards, int cell, List<String> lines) {
        List<List<String>> cells = new ArrayList<>();
        int rest = width - 1 - cell * (cards.size() - 1);
        for (Card card : cards)
            cells.add(cell(card, card == cards.getLast() ? rest : cell - 1, cell - 2));
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
            for (String part : Layout.wrapped(line, room))
                lines.add(card.moves().isEmpty() ? pen.dim(part) : part);
        return lines;
    }

    /**
     * A card's name, its mark and its numbers; where there is no room for all, the name comes
     * first.
     */
    private String head(Card card, int room) {
        String mark = card.mark().equals("designed") ? "†" : "";
        String numbers = numbers(card.moves());
        String label = card.label();
        int left = room - Pen.length(sign(card)) - mark.length();
        if (label.length() + Pen.length(numbers) > left) label = label.split(": ")[0];
        if (label.length() + Pen.length(numbers) > left) numbers = "";
        label = Layout.cut(label, left);
        String shown =
                card.hidden() ? pen.dim(label) : card.moves().isEmpty() ? label : pen.bold(label);
        return sign(card) + shown + mark + numbers;
    }

    private String sign(Item item) {
        return Icons.sign(item.icon(), pen);
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
}
