package signoria.bots;

import signoria.kernel.BadInput;

import java.util.List;

/**
 * How a search goes about it. Every figure can be changed by name, for measurements in the arena.
 *
 * @param explore the exploration constant of UCB: how much a seldom tried move is favoured
 * @param history progressive history: how much a move counts that was good elsewhere
 * @param prior how many tries the apprentice's opinion of a root's move counts as
 * @param urgency first-play urgency: how many tries an untried move counts as; the smaller, the
 *     sooner it is tried
 * @param widen progressive widening: how many moves of a wide choice are tried at first; more come
 *     with the square root of all tries; 0: all at once
 * @param ripe the expansion threshold: how often a move is tried before the tree grows beyond it
 * @param rounds a line is judged when there were so many quiet moments for each seat; 0: see
 *     playout
 * @param playout so many decisions beyond the tree, and on to a quiet moment
 * @param haste the playout policy: how many positions are looked at for a plan beyond the tree; 0:
 *     any move will do
 * @param calm how much of what is decided at quiet moments beyond the tree is planned so, and not
 *     left to chance
 * @param lean the temperature of the policy prior in playouts: how much of what is not planned goes
 *     by what one leans to at first sight; 0: any move is as likely
 * @param squash how many spreads of value lie between an even chance and a good one
 * @param end how much winning counts beside the margin when the game is over
 * @param peeks the true state is seen: an upper bound
 * @param brisk what each decision of a plan takes off its worth; above 0, moves whose plans come to
 *     the same as a shorter one's are not searched
 * @param hold how many tries the apprentice's opinion counts as when the choice is made at last; 0:
 *     the move tried most is chosen, whatever was held of it
 */
record Style(
        double explore,
        double history,
        double prior,
        double urgency,
        double widen,
        int ripe,
        double rounds,
        int playout,
        int haste,
        double calm,
        double lean,
        double squash,
        double end,
        boolean peeks,
        double brisk,
        double hold) {
    /** Their names, in order. */
    static final List<String> FIGURES =
            List.of(
                    "explore", "history", "prior", "urgency", "widen", "ripe", "rounds", "playout",
                    "haste", "calm", "lean", "squash", "end", "peeks", "brisk", "hold");

    private static final Style NOTHING =
            new Style(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0);

    /** Looks ten turns ahead; a tree grows beyond a move only when it was tried for long. */
    static final Style NEAR =
            NOTHING.with(
                    "explore=0.2/history=0.5/prior=10/urgency=1/widen=3/ripe=1000/rounds=10"
                            + "/haste=12/calm=1/squash=1/end=0.9/brisk="
                            + Apprentice.BRISK
                            + "/hold=60");

    /** Looks as far, and soon for answers too. */
    static final Style FAR = NEAR.with("prior=20/ripe=5");

    /** Looks as far and sees everything. */
    static final Style SEEING = FAR.with("peeks=1");

    /** The textbook: random play to the end of the game, every move tried once. */
    static final Style PLAIN =
            NOTHING.with(
                    "explore=0.7/ripe=1/playout="
                            + Integer.MAX_VALUE
                            + "/calm=1/squash=1.5/end=0.6");

    /** The same but for one figure. */
    Style with(String name, double value) {
        return new Style(
                name.equals("explore") ? value : explore,
                name.equals("history") ? value : history,
                name.equals("prior") ? value : prior,
                name.equals("urgency") ? value : urgency,
                name.equals("widen") ? value : widen,
                name.equals("ripe") ? (int) value : ripe,
                name.equals("rounds") ? value : rounds,
                name.equals("playout") ? (int) value : playout,
                name.equals("haste") ? (int) value : haste,
                name.equals("calm") ? value : calm,
                name.equals("lean") ? value : lean,
                name.equals("squash") ? value : squash,
                name.equals("end") ? value : end,
                name.equals("peeks") ? value != 0 : peeks,
                name.equals("brisk") ? value : brisk,
                name.equals("hold") ? value : hold);
    }

    /** Knows nothing of the game, nor of what suits it. */
    boolean textbook() {
        return rounds == 0;
    }

    /** Soon looks for the answers of others. */
    boolean deep() {
        return ripe < NEAR.ripe;
    }

    /** Figures as they stand in a bot's name: {@code explore=0.2/rounds=4}; empty for none. */
    Style with(String figures) {
        if (figures.isEmpty()) return this;
        Style style = this;
        for (String figure : figures.split("/")) {
            String[] parts = figure.split("=", 2);
            if (!FIGURES.contains(parts[0]))
                throw new BadInput(
                        "no figure of a search is called '"
                                + parts[0]
                                + "': there are "
                                + String.join(", ", FIGURES));
            try {
                style = style.with(parts[0], Double.parseDouble(parts[parts.length - 1]));
            } catch (NumberFormatException e) {
                throw new BadInput("a figure of a search is name=number, not '" + figure + "'");
            }
        }
        return style;
    }
}
