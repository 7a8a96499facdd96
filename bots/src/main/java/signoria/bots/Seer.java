package signoria.bots;

/**
 * A bot that the arena may show the true state before it is asked: an upper bound, never an
 * opponent.
 */
public interface Seer<S> {
    /** Shows the true state before each question. */
    void look(S state);
}
