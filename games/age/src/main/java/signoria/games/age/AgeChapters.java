package signoria.games.age;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a game by turns, marked by new epochs and by wars. */
record AgeChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        return after.turn != before.turn;
    }

    @Override
    public String mark(State before, State after, List<Event> events, Language in) {
        for (Event event : events)
            if (event instanceof AgeEvent.EpochBegan(int epoch) && epoch > 1)
                return words.say(in, "mark-epoch", epoch);
        for (Event event : events)
            if (event instanceof AgeEvent.WarDeclared) return words.say(in, "mark-war");
        return "";
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        int left = 0;
        for (int seat = 0; seat < end.seats; seat++) if (end.lives(seat)) left++;
        return left < 2
                ? words.say(in, "ending-alone", end.turn)
                : words.say(in, "ending-pile", end.turn, end.epoch);
    }
}
