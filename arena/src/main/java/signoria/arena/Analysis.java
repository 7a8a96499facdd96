package signoria.arena;

import java.util.Comparator;
import java.util.List;

/**
 * A game on record, decision by decision, as a search holds that saw only what the player saw: what
 * was lost by choice, what others gave by theirs, and what chance gave or took. All in expected
 * places, 1 the best; equals share one. What one seat is thought to gain others are thought to
 * lose: luck adds up to nothing over the seats, and what one loses by choice is what the others are
 * given. No figure is held at 0: what made no difference is below it as often as above.
 */
public record Analysis(String game, String bot, List<Side> sides, List<Decision> decisions) {
    /**
     * One choice between several moves.
     *
     * @param number of the move in the record
     * @param words what the move is called in the game
     * @param best what the search would have played, and {@code bestWords} what that is called
     * @param expected the place that leads to
     * @param loss how much worse a place the move played leads to
     * @param doubt of the loss, one standard deviation; 0 where the best was played
     * @param luck how much better a place the seat could expect when it was next asked, or got,
     *     beside what others gave by choice
     */
    public record Decision(
            int number,
            int seat,
            String move,
            String words,
            String best,
            String bestWords,
            double expected,
            double loss,
            double doubt,
            double luck) {
        /** Hardly by chance: more than two standard deviations. */
        boolean clear() {
            return loss > 2 * doubt;
        }
    }

    /**
     * A seat's game: {@code begun + loss - given - luck} is where it {@code ended}.
     *
     * @param begun the place it could expect at the first decision of all
     * @param doubt of the loss, one standard deviation
     * @param given by the choices of others
     * @param ended its place; while the game runs, the one it expects
     */
    public record Side(
            int seat,
            String name,
            int decisions,
            double begun,
            double loss,
            double doubt,
            double given,
            double luck,
            double ended) {
        /** How far the loss may be off, to either side: its 95 % interval. */
        public double margin() {
            return Interval.Z * doubt;
        }
    }

    /** The decisions that clearly lost something, the dearest first. */
    public List<Decision> worst(int most) {
        return decisions.stream()
                .filter(Decision::clear)
                .sorted(Comparator.comparingDouble(decision -> -decision.loss()))
                .limit(most)
                .toList();
    }

    public String player(Decision decision) {
        return sides.get(decision.seat() - 1).name();
    }
}
