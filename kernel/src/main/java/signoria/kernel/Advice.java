package signoria.kernel;

import java.util.List;

/**
 * What a coach says to a seat: what is asked and why it matters, some sensible moves, those that
 * would be clear mistakes, and what the others did since.
 *
 * @param asks the question, as the scene has it
 * @param why what matters when it is asked; empty when the seat is not asked
 * @param rule the paragraph that says more
 * @param tips sensible moves, the best first
 * @param mistakes moves to warn of before they are made; they may be made all the same
 * @param deeds what rivals did since the seat's last move, the oldest first
 */
public record Advice(
        String asks,
        String why,
        String rule,
        List<Tip> tips,
        List<Mistake> mistakes,
        List<Deed> deeds) {
    /**
     * A sensible move.
     *
     * @param label how the move is offered
     * @param reason what it is good for, in a few words
     * @param gives the seat's own figures that it changes for sure
     */
    public record Tip(String move, String label, String reason, List<Preview.Change> gives) {}

    /**
     * A clear mistake.
     *
     * @param kind the part of the seat's worth that suffers most: who was warned of it once knows
     * @param words what would happen, and what it costs
     */
    public record Mistake(String move, String label, String kind, String words) {}

    /**
     * A rival's turn.
     *
     * @param told what happened, as in the log
     * @param means what it is good for; may be empty
     */
    public record Deed(int seat, String told, String means) {}
}
