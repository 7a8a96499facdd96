package signoria.games.masters;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.List;

/**
 * What one seat may see. Cards are named by their ids.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param market row by row; the last marble lies on the slide
 * @param tokens solo: the tokens still in the pile
 */
public record View(
        int seats,
        int you,
        Phase phase,
        int turn,
        int first,
        boolean ending,
        int reports,
        List<Marble> market,
        List<Pile> grid,
        List<Player> players,
        Pending pending,
        int cross,
        List<Integer> tokens,
        boolean lost) {

    /**
     * A pile of the grid.
     *
     * @param top its top card, empty when there is none, and {@code below} what lies unseen
     * @param price what the card costs you at least, and {@code lacks} what you have not of that
     * @param fits whether one of your slots takes it
     */
    public record Pile(
            String top,
            List<String> below,
            @Derived Goods price,
            @Derived Goods lacks,
            @Derived boolean fits) {}

    /**
     * A seat's board.
     *
     * @param slots the cards of each slot from the bottom up
     * @param inHand how many leaders it has in hand, and {@code away} how many it gave back or
     *     discarded
     * @param hand which, if they are yours; likewise {@code gone} and what you will {@code keep}
     * @param scored the points it would score now, as in {@link Scoring#SOURCES}
     * @param points all of them together
     */
    public record Player(
            Goods warehouse,
            Goods strongbox,
            Goods depots,
            int faith,
            List<Integer> tiles,
            List<List<String>> slots,
            List<String> played,
            int inHand,
            int away,
            List<String> hand,
            List<String> gone,
            List<String> keep,
            @Derived List<Integer> scored,
            int points) {}

    /** An action half done: what was taken, what is owed, what the chosen powers will give. */
    public record Pending(
            Goods taken,
            int whites,
            int choices,
            Goods need,
            int pile,
            int slot,
            List<Integer> powers,
            Goods made,
            int faith) {}
}
