package signoria.kernel.laws;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;

import java.util.List;

/** What an observer sees and is told after a move. */
record Witnessed<V>(V view, List<Event> told) {
    static <S, M, V> Witnessed<V> of(Game<S, M, V> game, S s, int observer, int seat, M move) {
        Events.Kept events = new Events.Kept();
        S then = game.after(s, seat, move, events);
        return new Witnessed<>(game.view(then, observer), events.seenBy(observer));
    }
}
