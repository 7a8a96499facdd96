package signoria.bots;

import java.util.List;
import java.util.Optional;

/**
 * Plays one seat of one game.
 *
 * @param <M> the moves of the game
 * @param <V> what the seat may see
 */
public interface Bot<M, V> {
    /** The move of a seat that owes a decision: one of the legal ones, or a free-parameter move. */
    M choose(V view, List<M> legal, Budget budget);

    /**
     * Nobody waits for this seat, yet it has moves (an offer to answer, a sealed answer to change):
     * one of them, or none.
     */
    default Optional<M> interject(V view, List<M> legal, Budget budget) {
        return Optional.empty();
    }

    /** The bot's opinion of the moves it looked at, best first; empty when it has none. */
    default List<Opinion<M>> opinions(V view, List<M> legal, Budget budget) {
        return List.of();
    }

    /**
     * Some moves tried equally often and in the same imagined worlds, so that they can be compared:
     * what comes of them is not coloured by a choice between them. In the order given; empty when
     * the bot does not search.
     */
    default List<Trial<M>> trials(V view, List<M> moves, Budget budget) {
        return List.of();
    }

    /**
     * The faults since this was last asked: each time another move was played instead of an answer.
     */
    default List<String> faults() {
        return List.of();
    }
}
