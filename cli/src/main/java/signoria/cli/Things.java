package signoria.cli;

import signoria.kernel.Scene;
import signoria.kernel.Scene.Card;
import signoria.kernel.Scene.Counter;
import signoria.kernel.Scene.Item;
import signoria.kernel.Scene.Track;
import signoria.kernel.Scene.Zone;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws the things that lie on a table: in a few words, or with all that is printed on them. What
 * one may type for a thing is always beside it.
 */
final class Things {
    private static final int CELL = 26; // the least room for what is printed on a card
    private static final int FEW = 5;
    private static final int MANY = 6;

    private final Pen pen;
    private final int width;
    private final Keys keys;

    Things(Pen pen, int width, Keys keys) {
        this.pen = pen;
        this.width = width;
        this.keys = keys;
    }

    static boolean printed(List<Item> items) {
        return items.stream()
                .anyMatch(item -> item instanceof Card card && !card.lines().isEmpty());
    }

    /** Things whose places side by side mean something, with nothing more to be read on them. */
    static boolean placed(Zone zone) {
        return zone.columns() > 0
                && !printed(zone.items())
                && zone.items().stream().anyMatch(Card.class::isInstance);
    }

    /** A zone without those of its many counters that count nothing. */
    static Zone telling(Zone zone) {
        boolean many = zone.items().stream().filter(Counter.class::isInstance).count() > FEW;
        List<Item> items =
                zone.items().stream().filter(item -> !(many && countsNothing(item))).toList();
        return new Zone(zone.id(), zone.label(), zone.owner(), zone.columns(), items);
    }

    /** A few words each. */
    List<String> names(List<Item> items) {
        return Lines.counted(items.stream().map(this::name).toList());
    }

    private static boolean countsNothing(Item item) {
        return item instanceof Counter counter && counter.value() == 0 && counter.moves().isEmpty();
    }

    private String name(Item item) {
        return switch (item) {
            case Card card -> head(card);
            case Counter counter -> counter(counter);
            case Track track -> head(track) + " " + standing(track) + typed(track);
        };
    }

    /** All there is to see in a zone, kind after kind. */
    List<String> inFull(Zone zone) {
        List<String> lines = new ArrayList<>();
        List<Item> run = new ArrayList<>();
        for (Item item : zone.items()) {
            if (!run.isEmpty() && run.getFirst().getClass() != item.getClass()) {
                lines.addAll(inFull(zone.columns(), run));
                run.clear();
            }
            run.add(item);
        }
        if (!run.isEmpty()) lines.addAll(inFull(zone.columns(), run));
        return lines;
    }

    private List<String> inFull(int columns, List<Item> alike) {
        return switch (alike.getFirst()) {
            case Track _ -> tracks(alike.stream().map(Track.class::cast).toList());
            case Card _ -> cards(columns, alike.stream().map(Card.class::cast).toList());
            case Counter _ ->
                    Lines.flow(" ", alike.stream().map(this::name).toList(), "   ", width);
        };
    }

    private String counter(Counter counter) {
        String value = counter.value() == 0 ? pen.dim("0") : pen.bold("" + counter.value());
        return sign(counter) + counter.label() + " " + value + typed(counter);
    }

    private List<String> tracks(List<Track> tracks) {
        int widest = tracks.stream().mapToInt(track -> Pen.length(head(track))).max().orElse(0);
        return tracks.stream().flatMap(track -> track(track, widest).stream()).toList();
    }

    private String head(Track track) {
        return sign(track) + track.label();
    }

    /** The spaces, who stands where, and what the spaces are worth. */
    private List<String> track(Track track, int room) {
        StringBuilder line = new StringBuilder(Pen.pad(head(track), room)).append(' ');
        if (track.last() <= width - 30) {
            for (int at = 0; at <= track.last(); at++) line.append(space(track, at));
            line.append(' ');
        }
        List<String> parts = new ArrayList<>(List.of(line + standing(track) + typed(track)));
        for (Scene.Note note : track.notes())
            if (!reached(track, note)) parts.add(pen.dim(note.position() + " " + note.text()));
        return Lines.flow(" ", parts, "  ", width);
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

    /** Where the markers stand; of one alone also how far it goes, and what that is worth. */
    private String standing(Track track) {
        if (track.markers().size() != 1)
            return track.markers().stream()
                    .map(marker -> who(marker) + " " + pen.bold("" + marker.position()))
                    .collect(Collectors.joining("  "));
        return pen.bold("" + track.markers().getFirst().position())
                + "/"
                + track.last()
                + track.notes().stream()
                        .filter(note -> reached(track, note))
                        .map(note -> ", " + note.text())
                        .collect(Collectors.joining());
    }

    private String who(Scene.Marker marker) {
        return marker.owner() == Scene.NOBODY ? marker.label() : pen.plate(marker.owner());
    }

    /** The only marker stands there. */
    private static boolean reached(Track track, Scene.Note note) {
        return track.markers().size() == 1
                && track.markers().getFirst().position() == note.position();
    }

    /** Side by side as their zone says; those with much print on them one below the other. */
    private List<String> cards(int columns, List<Card> cards) {
        boolean printed = cards.stream().anyMatch(card -> !card.lines().isEmpty());
        if (columns > 0 && !printed) return grid(columns, cards);
        if (columns == 0 || width / columns < CELL) return listed(cards);
        int cell = (width - 1) / columns;
        return rows(columns, cell, cards.stream().map(card -> cell(card, cell - 2)).toList());
    }

    /** Small cards in rows; where they are too many for a line, what they mean stands below. */
    List<String> grid(int columns, List<Card> cards) {
        int most = (width - 1) / columns;
        boolean tight = cards.stream().anyMatch(card -> Pen.length(head(card)) + 2 > most);
        List<String> heads =
                cards.stream().map(card -> head(card, tight ? brief(card) : card.label())).toList();
        int cell = Math.min(most, 2 + heads.stream().mapToInt(Pen::length).max().orElse(0));
        List<String> lines =
                rows(columns, cell, heads.stream().map(head -> in(head, cell - 2)).toList());
        List<String> meant =
                cards.stream()
                        .filter(card -> tight && !brief(card).equals(card.label()))
                        .map(card -> pen.dim(card.label()))
                        .distinct()
                        .toList();
        lines.addAll(Lines.flow(" ", meant, " · ", width));
        return lines;
    }

    /** What a label says before its colon. */
    private static String brief(Card card) {
        int colon = card.label().indexOf(": ");
        return colon < 0 ? card.label() : card.label().substring(0, colon);
    }

    /** A head in its cell; what has no room goes on a little to the right. */
    private static List<String> in(String head, int room) {
        List<String> lines = Lines.wrapped(head, room - 2);
        for (int i = 1; i < lines.size(); i++) lines.set(i, "  " + lines.get(i));
        return Pen.length(head) <= room ? List.of(head) : lines;
    }

    private List<String> cell(Card card, int room) {
        List<String> lines = new ArrayList<>(in(head(card), room));
        for (String line : card.lines())
            for (String part : Lines.wrapped(line, room))
                lines.add(card.moves().isEmpty() ? pen.dim(part) : part);
        return lines;
    }

    private static List<String> rows(int columns, int cell, List<List<String>> cells) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < cells.size(); from += columns) {
            List<List<String>> row = cells.subList(from, Math.min(cells.size(), from + columns));
            int height = row.stream().mapToInt(List::size).max().orElse(0);
            for (int i = 0; i < height; i++) {
                StringBuilder line = new StringBuilder(" ");
                for (List<String> each : row)
                    line.append(Pen.pad(i < each.size() ? each.get(i) : "", cell));
                lines.add(line.toString().stripTrailing());
            }
        }
        return lines;
    }

    /** Each card with what is printed on it, beside its name or below; the silent share a line. */
    private List<String> listed(List<Card> cards) {
        List<String> lines = new ArrayList<>();
        List<String> silent = new ArrayList<>();
        int heads = 2;
        for (Card card : cards)
            if (!card.lines().isEmpty() && Pen.length(head(card)) <= width / 3)
                heads = Math.max(heads, Pen.length(head(card)) + 2);
        for (Card card : cards) {
            if (card.lines().isEmpty()) {
                silent.add(head(card));
                continue;
            }
            lines.addAll(Lines.flow(" ", Lines.counted(silent), " · ", width));
            silent.clear();
            lines.addAll(listed(card, heads));
        }
        lines.addAll(Lines.flow(" ", Lines.counted(silent), " · ", width));
        return lines;
    }

    private List<String> listed(Card card, int room) {
        String text = String.join(" · ", card.lines());
        boolean beside = Pen.length(head(card)) < room;
        List<String> lines = new ArrayList<>();
        if (!beside) lines.addAll(Lines.flow(" ", List.of(head(card)), "", width));
        String head = beside ? " " + Pen.pad(head(card), room) : "     ";
        for (String part : Lines.wrapped(text, width - Pen.length(head))) {
            lines.add(head + (card.moves().isEmpty() ? pen.dim(part) : part));
            head = " ".repeat(Pen.length(head));
        }
        return lines;
    }

    private String head(Card card) {
        return head(card, card.label());
    }

    /** A card's name, its mark, and what one types for it. */
    private String head(Card card, String label) {
        String mark = card.mark().equals("designed") ? "†" : "";
        String shown =
                card.hidden()
                        ? Pen.each(label, pen::dim)
                        : card.moves().isEmpty() ? label : Pen.each(label, pen::bold);
        return sign(card) + shown + mark + typed(card);
    }

    private String sign(Item item) {
        return Icons.sign(item.icon(), pen);
    }

    /** What one types for the moves that start here; a long list may be broken. */
    private String typed(Item item) {
        if (item.moves().isEmpty()) return "";
        List<String> texts = keys.of(item.moves());
        String between = texts.size() > MANY ? ", " : ",";
        return " " + Pen.each("‹" + String.join(between, texts) + "›", pen::legal);
    }
}
