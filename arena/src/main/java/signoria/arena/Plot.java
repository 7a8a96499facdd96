package signoria.arena;

import java.util.Collections;
import java.util.List;

/** Plots as inline SVG: horizontal bars with intervals, histograms, courses. */
final class Plot {
    private static final int WIDTH = 800;
    private static final int LEFT = 130;
    private static final int RIGHT = 70;
    private static final int ROW = 34;
    private static final int BINS = 40;
    private static final int HEIGHT = 110;
    private static final int COLOURS = 6;

    /** How wide a letter of a name may be. */
    private static final int LETTER = 9;

    private final int rows;
    private final StringBuilder svg = new StringBuilder();

    Plot(int rows) {
        this.rows = rows;
    }

    /** A scale from 0 to 100 %. */
    void percentages() {
        for (int percent = 0; percent <= 100; percent += 25) {
            double x = x(percent / 100.0);
            svg.append(line("grid", x, 4, x, rows * ROW + 4));
            svg.append(text("", x, rows * ROW + 22, "middle", percent + " %"));
        }
    }

    /** A scale from minus to plus some number, with 0 in the middle. */
    void scale(double most) {
        for (int step = -2; step <= 2; step++) {
            double x = x(0.5 + step / 4.0);
            svg.append(line("grid", x, 4, x, rows * ROW + 4));
            svg.append(
                    text("", x, rows * ROW + 22, "middle", Page.format("%+.0f", most * step / 2)));
        }
    }

    void dot(int row, String name, double value, int colour, String figure) {
        double y = row * ROW + 20;
        svg.append(name(LEFT - 10, y + 5, name));
        svg.append(
                Page.format(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"7\" fill=\"var(--c%d)\"/>%n",
                        x(value), y, colour % COLOURS));
        svg.append(text("name", WIDTH, y + 5, "end", figure));
    }

    void bar(int row, String name, double value, int colour, String figure) {
        double y = row * ROW + 10;
        svg.append(name(LEFT - 10, y + 15, name));
        svg.append(
                Page.format(
                        "<rect x=\"%d\" y=\"%.1f\" width=\"%.1f\" height=\"20\""
                                + " fill=\"var(--c%d)\"/>%n",
                        LEFT, y, x(value) - LEFT, colour % COLOURS));
        svg.append(text("name", WIDTH, y + 15, "end", figure));
    }

    void interval(int row, double low, double high) {
        double y = row * ROW + 20;
        svg.append(line("error", x(low), y, x(high), y));
        svg.append(line("error", x(low), y - 5, x(low), y + 5));
        svg.append(line("error", x(high), y - 5, x(high), y + 5));
    }

    /** What all would be if they were equal. */
    void mean(double value) {
        svg.append(line("mean", x(value), 4, x(value), rows * ROW + 4));
    }

    String write(String description) {
        return drawn(rows * ROW + 30, description, svg.toString());
    }

    /**
     * How often each value occurs; the scale is that of all values, so that plots can be compared.
     */
    static String histogram(List<Integer> values, List<Integer> all, int colour, String name) {
        if (values.isEmpty()) return "<p>no finished game</p>\n";
        int low = Collections.min(all);
        int high = Collections.max(all);
        int step = Math.max(1, (high - low + BINS) / BINS);
        int[] bins = new int[(high - low) / step + 1];
        for (int value : values) bins[(value - low) / step]++;
        int most = 1;
        for (int bin : bins) most = Math.max(most, bin);
        double mean = values.stream().mapToInt(Integer::intValue).average().orElse(0);
        double wide = (double) (WIDTH - LEFT - RIGHT) / bins.length;
        StringBuilder svg = new StringBuilder();
        svg.append(name(LEFT - 10, HEIGHT - 10, name));
        svg.append(line("axis", LEFT, HEIGHT, WIDTH - RIGHT, HEIGHT));
        for (int i = 0; i < bins.length; i++) {
            double tall = (HEIGHT - 10.0) * bins[i] / most;
            svg.append(
                    Page.format(
                            "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\""
                                    + " fill=\"var(--c%d)\"/>%n",
                            LEFT + i * wide,
                            HEIGHT - tall,
                            Math.max(1, wide - 1),
                            tall,
                            colour % COLOURS));
        }
        svg.append(text("", LEFT, HEIGHT + 18, "start", "" + low));
        svg.append(text("", WIDTH - RIGHT, HEIGHT + 18, "end", "" + high));
        double middle = LEFT + ((mean - low) / step + 0.5) * wide;
        svg.append(line("error", middle, HEIGHT, middle, HEIGHT + 5));
        svg.append(text("name", WIDTH, HEIGHT - 10, "end", Page.format("⌀ %.1f", mean)));
        return drawn(
                HEIGHT + 24,
                Page.format("%s: %d to %d, mean %.1f", name, low, high, mean),
                svg.toString());
    }

    /** The place a seat expected, from decision to decision; the first place is on top. */
    static String course(List<Double> places, int seats, int colour, String name) {
        double wide = (double) (WIDTH - LEFT - RIGHT) / Math.max(1, places.size() - 1);
        double high = (HEIGHT - 10.0) / Math.max(1, seats - 1);
        StringBuilder svg = new StringBuilder();
        for (int place = 1; place <= seats; place++) {
            double y = 5 + (place - 1) * high;
            svg.append(line("grid", LEFT, y, WIDTH - RIGHT, y));
            svg.append(text("", LEFT - 6, y + 5, "end", "" + place));
        }
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < places.size(); i++)
            points.append(
                    Page.format("%.1f,%.1f ", LEFT + i * wide, 5 + (places.get(i) - 1) * high));
        svg.append(
                Page.format(
                        "<polyline points=\"%s\" fill=\"none\" stroke=\"var(--c%d)\""
                                + " stroke-width=\"2\"/>%n",
                        points.toString().strip(), colour % COLOURS));
        svg.append(name(LEFT - 24, HEIGHT / 2.0, name));
        return drawn(HEIGHT + 4, name + ": the place it expected", svg.toString());
    }

    private static String drawn(int height, String description, String body) {
        return Page.format(
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n%s</svg>%n",
                WIDTH, height, Page.escaped(description), body);
    }

    private static double x(double share) {
        return LEFT + share * (WIDTH - LEFT - RIGHT);
    }

    private static String line(String kind, double x1, double y1, double x2, double y2) {
        return Page.format(
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
                kind, x1, y1, x2, y2);
    }

    /** A name that ends there: of a long one the middle is left out, and told on asking. */
    private static String name(double x, double y, String name) {
        int room = (int) (x / LETTER);
        if (name.length() <= room) return text("name", x, y, "end", name);
        int kept = (room - 1) / 2;
        String shortened = name.substring(0, kept) + "…" + name.substring(name.length() - kept);
        return text("name", x, y, "end", shortened)
                .replace("</text>", "<title>" + Page.escaped(name) + "</title></text>");
    }

    private static String text(String kind, double x, double y, String anchor, String text) {
        return Page.format(
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                kind, x, y, anchor, Page.escaped(text));
    }
}
