package signoria.bots;

import signoria.kernel.Event;
import signoria.kernel.Result;

import java.util.List;
import java.util.Optional;

/**
 * A bot that is told what its seat sees happen, and how the game ends, where it is played whole.
 */
public interface Witness {
    /** What the seat saw of one move, its own or another's. */
    void saw(List<Event> events);

    /** The game is over; no result if it was given up. */
    void ended(Optional<Result> result);
}
