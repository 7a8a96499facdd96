package signoria.games.lorenzo;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a game by rounds, every second with a report to the Vatican. */
record LorenzoChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        return after.round != before.round;
    }

    @Override
    public String mark(State before, State after, List<Event> events, Language in) {
        boolean report = after.round != before.round && before.round % 2 == 0;
        return report ? words.say(in, "mark-report", before.round / 2) : "";
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        return words.say(in, "ending", end.round);
    }
}
