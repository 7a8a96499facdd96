package signoria.bots;

import signoria.kernel.BadInput;

/**
 * How a search goes about it. Every figure can be changed by name, for measurements in the arena.
 *
 * @param explore how much a seldom tried move is favoured
 * @param history how much a move counts that was good elsewhere
 * @param urgency how many tries an untried move counts as; the smaller, the sooner it is tried
 * @param playout so many decisions are played after the tree before the position is judged
 * @param pick a move of the playout is the best, by habit, of so many drawn ones
 * @param squash how many spreads of value lie between an even chance and a good one
 * @param end how much winning counts beside the margin when the game is over
 * @param toTheEnd playouts go on to the end of the game
 * @param peeks the true state is seen: an upper bound
 */
record Style(
        double explore,
        double history,
        double urgency,
        int playout,
        int pick,
        double squash,
        double end,
        boolean toTheEnd,
        boolean peeks) {
    /** Cut at the first quiet moment and judged by the game's evaluation. */
    static final Style SHORT = new Style(0.2, 0.5, 1, 0, 1, 1.5, 0.6, false, false);

    /** The textbook: random play to the end of the game, every move tried once. */
    static final Style PLAIN = new Style(0.7, 0, 0, 0, 1, 1.5, 0.6, true, false);

    /** Sees everything. */
    static final Style SEEING =
            new Style(
                    SHORT.explore,
                    SHORT.history,
                    SHORT.urgency,
                    SHORT.playout,
                    SHORT.pick,
                    SHORT.squash,
                    SHORT.end,
                    false,
                    true);

    /** The same but for one figure. */
    Style with(String name, double value) {
        return new Style(
                name.equals("explore") ? value : explore,
                name.equals("history") ? value : history,
                name.equals("urgency") ? value : urgency,
                name.equals("playout") ? (int) value : playout,
                name.equals("pick") ? (int) value : pick,
                name.equals("squash") ? value : squash,
                name.equals("end") ? value : end,
                toTheEnd,
                peeks);
    }

    /** Figures as they stand in a bot's name: {@code explore=0.2/pick=4}. */
    Style with(String figures) {
        Style style = this;
        for (String figure : figures.split("/")) {
            String[] parts = figure.split("=", 2);
            try {
                style = style.with(parts[0], Double.parseDouble(parts[parts.length - 1]));
            } catch (NumberFormatException e) {
                throw new BadInput("a figure of a search is name=number, not '" + figure + "'");
            }
        }
        return style;
    }
}
