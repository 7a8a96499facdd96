package signoria.cli;

import java.util.ArrayList;
import java.util.List;

/** Texts in lines of a given width. */
final class Layout {
    private Layout() {}

    /** A text broken between its words. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n")) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split(" +")) {
                if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** A text broken between its words, the first line after a head, the others under it. */
    static List<String> hanging(String head, String text, int width) {
        List<String> lines = new ArrayList<>();
        String before = head;
        for (String part : wrapped(text, width - Pen.length(head))) {
            lines.add(before + part);
            before = " ".repeat(Pen.length(head));
        }
        return lines;
    }

    /** Texts side by side, as many as a line holds. */
    static List<String> flow(String indent, List<String> texts, String between, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String text : texts) {
            int length = Pen.length(line.toString()) + between.length() + Pen.length(text);
            if (!line.isEmpty() && length > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? indent : between).append(text);
        }
        if (!line.isEmpty()) lines.add(line.toString());
        return lines;
    }

    /** Equal neighbours are counted. */
    static List<String> counted(List<String> texts) {
        List<String> counted = new ArrayList<>();
        for (int i = 0; i < texts.size(); ) {
            int same = i;
            while (same < texts.size() && texts.get(same).equals(texts.get(i))) same++;
            counted.add(texts.get(i) + (same - i > 1 ? " ×" + (same - i) : ""));
            i = same;
        }
        return counted;
    }

    /** No longer than there is room for. */
    static String cut(String text, int room) {
        return text.length() <= room
                ? text
                : text.substring(0, Math.clamp(room - 1, 0, text.length())) + "…";
    }
}
