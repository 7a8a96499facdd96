package signoria.arena;

import java.util.Comparator;
import java.util.List;

/**
 * A game on record, decision by decision, as a search holds that saw only what the player saw: what
 * was lost by choice, and what chance and the others gave or took. All in expected places, 1 the
 * best.
 */
public record Analysis(String game, String bot, List<Side> sides, List<Decision> decisions) {
    /**
     * One choice between several moves.
     *
     * @param number of the move in the record
     * @param best what the search would have played
     * @param expected the place that leads to
     * @param loss how much worse a place the move played leads to
     * @param luck how much better a place the seat expected when it was next asked, or got
     */
    public record Decision(
            int number,
            int seat,
            String move,
            String best,
            double expected,
            double loss,
            double luck) {}

    /**
     * A seat's game: {@code begun + loss - luck} is where it {@code ended}.
     *
     * @param begun the place it could expect at its first decision
     * @param ended its place; while the game runs, the one it expects
     */
    public record Side(
            int seat,
            String name,
            int decisions,
            double begun,
            double loss,
            double luck,
            double ended) {}

    /** The decisions that lost something, the dearest first. */
    public List<Decision> worst(int most) {
        return decisions.stream()
                .filter(decision -> decision.loss() > 0)
                .sorted(Comparator.comparingDouble(decision -> -decision.loss()))
                .limit(most)
                .toList();
    }

    public String player(Decision decision) {
        return sides.get(decision.seat() - 1).name();
    }
}
