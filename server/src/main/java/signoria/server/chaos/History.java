package signoria.server.chaos;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What all clients did and saw, in the order in which it happened, by one clock. */
public final class History {
    /** Something that happened to a client at a table, in nanoseconds of one clock. */
    public sealed interface Event {
        long at();

        String person();

        String table();
    }

    /** A move went out, for the first time or once more. */
    public record Sent(long at, String person, String table, String command, String move)
            implements Event {}

    /** It was acknowledged. */
    public record Acknowledged(long at, String person, String table, String command)
            implements Event {}

    /** A position was seen: so many steps had been made. */
    public record Seen(long at, String person, String table, int step) implements Event {}

    private final ConcurrentLinkedQueue<Event> events = new ConcurrentLinkedQueue<>();

    public void add(Event event) {
        events.add(event);
    }

    /** Those of one client are in their order; those of several may be in any. */
    public List<Event> events() {
        return List.copyOf(events);
    }
}
