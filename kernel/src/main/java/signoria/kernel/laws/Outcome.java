package signoria.kernel.laws;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;

import java.util.List;

/** What an observer sees and is told after a move. */
record Outcome<V>(V view, List<Event> told) {
    static <S, M, V> Outcome<V> of(Game<S, M, V> game, S s, int observer, int seat, M move) {
        Events.Kept events = new Events.Kept();
        S then = game.after(s, seat, move, events);
        return new Outcome<>(game.view(then, observer), events.seenBy(observer));
    }
}
