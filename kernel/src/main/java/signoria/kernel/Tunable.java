package signoria.kernel;

import java.util.List;

/**
 * A game whose evaluation is open: its weights can be changed, and it names the terms of a seat's
 * worth.
 */
public interface Tunable<S, M, V> extends Game<S, M, V> {
    /**
     * A part of a seat's worth.
     *
     * @param key its name among the game's words
     */
    record Term(String key, double value) {}

    Weights weights();

    /** The same game, judging by other weights. */
    Game<S, M, V> with(Weights weights);

    /** What a seat's worth is made of, when quiet; together they are the worth. */
    List<Term> terms(S s, int seat);
}
