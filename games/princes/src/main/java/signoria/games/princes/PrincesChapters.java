package signoria.games.princes;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a game by the events that were sold, marked by the decades. */
record PrincesChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        for (Event event : events)
            if (event instanceof PrincesEvent.Sold(int _, String id, int _, Good _)) {
                int lot = Lot.of(after.catalog, id);
                if (Lot.isEvent(lot) || lot == Lot.POPE) return true;
            }
        return false;
    }

    @Override
    public String mark(State before, State after, List<Event> events, Language in) {
        for (Event event : events)
            if (event instanceof PrincesEvent.DecadeEnded(int decade))
                return words.say(in, "mark-decade", decade);
        return "";
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        return words.say(in, "ending", end.decade);
    }
}
