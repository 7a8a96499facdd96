package signoria.games.template;

import signoria.kernel.Chapters;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;

/** The story of a race by laps. */
record TemplateChapters(Words words) implements Chapters<State> {
    @Override
    public String name(Language in) {
        return words.say(in, "chapter");
    }

    @Override
    public boolean closes(State before, State after, List<Event> events) {
        return after.lap != before.lap;
    }

    @Override
    public String ending(State end, List<String> names, Language in) {
        return words.say(in, "ending", end.laps());
    }
}
