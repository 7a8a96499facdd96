package signoria.games.masters;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a game by rounds, marked by the reports; alone by turns. */
record MastersChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        for (Event event : events) if (event instanceof MastersEvent.TokenDrawn) return true;
        return before.turn != after.turn
                && after.turn == after.first
                && after.phase == Phase.TURN
                && before.phase != Phase.START;
    }

    @Override
    public String mark(State before, State after, List<Event> events, Language in) {
        for (Event event : events)
            if (event instanceof MastersEvent.Reported(int report, int _))
                return words.say(in, "mark-report", report);
        return "";
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        if (end.solo()) return alone(end, in);
        for (int seat = 0; seat < end.seats; seat++) {
            Words.Raw name = Words.raw(names.get(seat));
            if (Long.bitCount(end.owned(seat)) >= Cards.ENOUGH)
                return words.say(in, "ending-cards", name);
            if (end.faith(seat) == Faith.LAST) return words.say(in, "ending-faith", name);
        }
        return "";
    }

    /** Against Lorenzo: how close it was. */
    private String alone(State end, Language in) {
        int cards = Long.bitCount(end.owned(0));
        int still = Cards.ENOUGH - cards;
        int space = end.faith(0);
        if (!end.lost)
            return words.say(
                    in,
                    cards >= Cards.ENOUGH ? "ending-won-cards" : "ending-won-faith",
                    Faith.LAST - end.cross);
        return words.say(
                in,
                end.cross == Faith.LAST ? "ending-lost-cross" : "ending-lost-colour",
                still,
                Faith.LAST - space);
    }
}
