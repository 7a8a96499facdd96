package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/** Where events go while a move is played. */
public interface Events {
    Events IGNORED = _ -> {};

    void add(Event event);

    /** Keeps them in a list. */
    final class Kept implements Events {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void add(Event event) {
            events.add(event);
        }

        public List<Event> all() {
            return events;
        }

        /** What one seat (or a spectator) saw. */
        public List<Event> seenBy(int seat) {
            List<Event> seen = new ArrayList<>();
            for (Event event : events) if (event.seenBy(seat)) seen.add(event);
            return seen;
        }
    }
}
