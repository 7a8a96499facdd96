package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A game told from its end: how the points stood whenever a chapter closed, as if the game had
 * ended there.
 *
 * @param chapter what a chapter is; empty where the moments are only parts of equal length
 * @param moments the first is the beginning, the last the end
 * @param sources where points came from in any of them
 * @param ending why it ended; empty where the game does not say
 */
public record Story(
        String chapter,
        List<Moment> moments,
        List<Heading> sources,
        List<Mark> marks,
        String ending) {
    /** So many parts has a game without chapters. */
    private static final int PARTS = 10;

    /**
     * How it stood after so many moves.
     *
     * @param points of each seat
     * @param parts by source, the points of each seat
     */
    public record Moment(int step, List<Integer> points, List<List<Integer>> parts) {}

    public record Heading(String key, String label) {}

    /** Something that stands out, with a short name. */
    public record Mark(int step, String words) {}

    /** The story of a game that is over. */
    public static <S, M, V> Story of(Journal<S, M, V> journal, List<String> names, Language in) {
        if (!journal.game().over(journal.state())) throw new BadInput("the game is not over");
        return new Teller<>(journal, names, in).story();
    }

    private static final class Teller<S, M, V> {
        private final Game<S, M, V> game;
        private final Chapters<S> chapters;
        private final List<Journal.Entry<M>> entries;
        private final List<String> names;
        private final Language in;
        private final List<Integer> steps = new ArrayList<>();
        private final List<Result> results = new ArrayList<>();
        private final List<Mark> marks = new ArrayList<>();
        private S s;

        Teller(Journal<S, M, V> journal, List<String> names, Language in) {
            this.game = journal.game();
            this.chapters = game.chapters();
            this.entries = journal.entries();
            this.names = names;
            this.in = in;
            this.s = journal.stateAfter(0);
        }

        Story story() {
            String chapter = chapters.name(in);
            note(0, game.result(s));
            for (int step = 1; step <= entries.size(); step++) {
                boolean closed = play(step);
                boolean part = chapter.isEmpty() && step * PARTS % entries.size() < PARTS;
                if ((closed || part) && step < entries.size()) note(step, game.result(s));
            }
            return new Story(chapter, moments(), sources(), marks, chapters.ending(s, names, in));
        }

        /** Plays the next move; whether it closed a chapter. The last move closes the last one. */
        private boolean play(int step) {
            Journal.Entry<M> entry = entries.get(step - 1);
            Events.Kept events = new Events.Kept();
            S before = s;
            s = game.after(before, entry.seat(), entry.move(), events);
            String mark = chapters.mark(before, s, events.all(), in);
            if (!mark.isEmpty()) marks.add(new Mark(step, mark));
            if (step == entries.size()) note(step, last(before));
            return chapters.closes(before, s, events.all());
        }

        /** A lost game may have no points: then those that it had before. */
        private Result last(S before) {
            Result end = game.result(s);
            return end.lines().isEmpty() ? game.result(before) : end;
        }

        private void note(int step, Result result) {
            steps.add(step);
            results.add(result);
        }

        private List<String> keys() {
            Set<String> keys = new LinkedHashSet<>();
            for (Result result : results.reversed())
                for (Result.Line line : result.lines()) keys.add(line.key());
            return List.copyOf(keys);
        }

        private List<Heading> sources() {
            List<Heading> sources = new ArrayList<>();
            for (String key : keys()) sources.add(new Heading(key, game.rulebook().word(in, key)));
            return sources;
        }

        private List<Moment> moments() {
            List<String> keys = keys();
            List<Moment> moments = new ArrayList<>();
            for (int i = 0; i < steps.size(); i++) {
                Result result = results.get(i);
                List<List<Integer>> parts = new ArrayList<>();
                for (String key : keys) parts.add(part(result, key));
                moments.add(new Moment(steps.get(i), result.points(), parts));
            }
            return moments;
        }

        private static List<Integer> part(Result result, String key) {
            for (Result.Line line : result.lines())
                if (line.key().equals(key)) return line.points();
            return result.points().stream().map(_ -> 0).toList();
        }
    }
}
