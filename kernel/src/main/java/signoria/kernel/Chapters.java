package signoria.kernel;

import java.util.List;

/**
 * How a game divides its own story: what closes a chapter of it, what is worth a mark, and why it
 * ended. All of it is for those who look back; no rule depends on it.
 */
public interface Chapters<S> {
    /** A game that says nothing of it: its moves are the chapters. */
    static <S> Chapters<S> none() {
        return new Chapters<>() {
            @Override
            public String name(Language in) {
                return "";
            }

            @Override
            public boolean closes(S before, S after, List<Event> events) {
                return false;
            }
        };
    }

    /** What a chapter is, such as a round or a turn; empty where there are none. */
    String name(Language in);

    /** Whether a move, which made these events happen, closed one. */
    boolean closes(S before, S after, List<Event> events);

    /** A short name for what a move brought, if it stands out: a report, a war. */
    default String mark(S before, S after, List<Event> events, Language in) {
        return "";
    }

    /** Why the game has ended, in a sentence. */
    default String ending(S end, List<String> names, Language in) {
        return "";
    }
}
