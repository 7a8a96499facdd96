package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The moves a scene offers, so that its items can name those that start by touching them. */
public record Offers<M>(List<M> moves) {
    /** The indices of the moves that fit. */
    public List<Integer> where(Predicate<M> fits) {
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) if (fits.test(moves.get(i))) indices.add(i);
        return indices;
    }

    /** The index of one move, if it is offered. */
    public List<Integer> of(M move) {
        return where(move::equals);
    }
}
