package signoria.games.cradle;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a game by scorings. */
record CradleChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        for (Event event : events)
            if (event instanceof CradleEvent.Happened || event instanceof CradleEvent.Passing)
                return true;
        return false;
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        return words.say(in, Ending.idle(end) ? "ending-idle" : "ending-events");
    }
}
