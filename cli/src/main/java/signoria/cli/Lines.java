package signoria.cli;

import java.util.ArrayList;
import java.util.List;

/** Texts in lines of a given width; colours take no room. */
final class Lines {
    private static final int MOST = 500;

    private Lines() {}

    /** A text broken between its words. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n")) {
            StringBuilder line = new StringBuilder();
            int length = 0;
            for (String word : paragraph.strip().split(" +")) {
                int more = Pen.length(word);
                if (length > 0 && length + 1 + more > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                    length = 0;
                }
                line.append(length == 0 ? "" : " ").append(word);
                length += more + (length == 0 ? 0 : 1);
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

    /** A line as it is, or broken between its words and as far from the margin as it begins. */
    static List<String> fitted(String line, int width) {
        if (Pen.length(line) <= width) return List.of(line);
        return hanging(" ".repeat(line.length() - line.stripLeading().length()), line, width);
    }

    /** Texts side by side, as many as a line holds; one longer than a line goes on in the next. */
    static List<String> flow(String indent, List<String> texts, String between, int width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String text : texts) {
            if (!line.isEmpty() && Pen.length(line + between + text) > width) {
                lines.add(line);
                line = "";
            }
            if (!line.isEmpty()) line += between + text;
            else {
                List<String> broken =
                        Pen.length(indent + text) <= width
                                ? List.of(indent + text)
                                : hanging(indent, text, width);
                lines.addAll(broken.subList(0, broken.size() - 1));
                line = broken.getLast();
            }
        }
        if (!line.isEmpty()) lines.add(line);
        return lines;
    }

    /** A stranger's text without what would steer the terminal, and not longer than some lines. */
    static String printable(String text) {
        String plain = text.replaceAll("[\\p{Cntrl}\\u0080-\\u009f]", "\ufffd");
        return plain.length() <= MOST ? plain : plain.substring(0, MOST) + " …";
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
}
