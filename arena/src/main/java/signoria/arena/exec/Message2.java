package signoria.arena.exec;

import signoria.kernel.Event;
import signoria.kernel.Result;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the house says in protocol 2. Every number counts from 0, as in views and events. */
sealed interface Message2 {
    int PROTOCOL = 2;

    /**
     * A question.
     *
     * @param owed the seat is waited for; otherwise it may also leave things as they are
     * @param legal the legal moves as texts, {@code moves} the same as records
     * @param events what the seat saw since its last question
     * @param simulations how often it may try moves before it answers
     */
    record Choose<M, V>(
            long id,
            String game,
            int ruleset,
            String catalog,
            String table,
            int seat,
            int seats,
            Map<String, String> options,
            int millis,
            boolean owed,
            List<M> legal,
            List<Map<?, ?>> moves,
            List<Event> events,
            int simulations,
            V view)
            implements Message2 {}

    /**
     * What came of moves that were tried in a world behind the view.
     *
     * @param asked who is to decide there, -1 when it is over; {@code legal} what it may do
     * @param worth the game's own evaluation of each seat, empty while an action is half done
     * @param error why a move could not be played; empty if all were
     */
    record Simulated<M, V>(
            long id,
            int simulations,
            int asked,
            List<M> legal,
            V view,
            List<Double> worth,
            Optional<Result> result,
            String error)
            implements Message2 {}

    /**
     * The game is over.
     *
     * @param result nothing if it was given up
     */
    record End(long id, String table, int seat, List<Event> events, Optional<Result> result)
            implements Message2 {}
}
