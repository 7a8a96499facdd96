package signoria.kernel;

import java.util.List;

/**
 * What a seat may answer before it is asked, or asked again: only answers that mean the same
 * whatever others do until then.
 *
 * @param stake what it is about, in the game's own words for itself: as long as that is the same, a
 *     plan holds; empty where nothing is planned
 */
public record Ahead<M>(String stake, List<Answer<M>> answers) {
    private static final Ahead<?> NONE = new Ahead<>("", List.of());

    /** An answer that may be planned, and what that would mean in words. */
    public record Answer<M>(M move, String words) {}

    /** Nothing may be planned. */
    @SuppressWarnings("unchecked") // it holds no move of any kind
    public static <M> Ahead<M> none() {
        return (Ahead<M>) NONE;
    }
}
