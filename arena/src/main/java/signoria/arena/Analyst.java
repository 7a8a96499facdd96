package signoria.arena;

import signoria.bots.Appraisal;
import signoria.bots.Level;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;
import signoria.kernel.Scene;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Goes through a game on record and tells choice from luck. */
public final class Analyst<S, M, V> {
    private final Game<S, M, V> game;
    private final Partita record;
    private final Level level;
    private final List<Seen> seen = new ArrayList<>();

    /** A decision before it is known what came after it. */
    private record Seen(
            int number,
            int seat,
            String move,
            String words,
            String best,
            String bestWords,
            Appraisal<?> found) {
        /** What the seat's choice took from a seat, in places. */
        double took(int from) {
            return found.does().get(from) - found.could().get(from);
        }
    }

    private Analyst(Game<S, M, V> game, Partita record, Level level) {
        this.game = game;
        this.record = record;
        this.level = level;
    }

    /**
     * A record of an older ruleset is looked at as far as it goes under today's.
     *
     * @param level who judges; it must search, by iterations if the same is to come out again
     */
    public static <S, M, V> Analysis of(
            Game<S, M, V> game, Partita record, Level level, Language in, Progress progress) {
        return new Analyst<>(game, Renewal.of(record, game).record(), level).analysis(in, progress);
    }

    private Analysis analysis(Language in, Progress progress) {
        S end =
                record.replay(
                        game,
                        (number, s) -> {
                            if (number < record.lines().size()) look(number, s, in);
                            progress.done(1);
                        });
        List<Analysis.Side> sides = new ArrayList<>();
        List<Analysis.Decision> decisions = new ArrayList<>();
        for (int seat = 0; seat < record.seats().size(); seat++)
            sides.add(side(seat, end, decisions));
        decisions.sort((a, b) -> Integer.compare(a.number(), b.number()));
        return new Analysis(record.game(), level.name(), sides, decisions);
    }

    /** What the player of the next move saw, and what could have been done. */
    private void look(int number, S s, Language in) {
        Partita.Line line = record.lines().get(number);
        int seat = line.seat();
        M played = game.notation().read(line.move());
        Appraisal.of(game, s, seat, played, level, 1, number)
                .ifPresent(
                        found ->
                                seen.add(
                                        new Seen(
                                                number + 1,
                                                seat,
                                                line.move(),
                                                words(s, seat, played, in),
                                                game.notation().write(found.best()),
                                                words(s, seat, found.best(), in),
                                                found)));
    }

    private String words(S s, int seat, M move, Language in) {
        Scene scene = Who.named(game.scene(game.view(s, seat), List.of(move), in), record.seats());
        return scene.choices().isEmpty()
                ? game.notation().write(move)
                : scene.choices().getFirst().label();
    }

    /** A seat's game: its decisions, and what became of its expectation between all decisions. */
    private Analysis.Side side(int seat, S end, List<Analysis.Decision> decisions) {
        double begun = seen.isEmpty() ? place(end, seat) : seen.getFirst().found.could().get(seat);
        double loss = 0;
        double doubt = 0;
        double given = 0;
        double lucks = 0;
        int own = 0;
        for (int i = 0; i < seen.size(); i++) {
            Seen each = seen.get(i);
            lucks += luck(i, seat, end);
            if (each.seat() != seat) {
                given -= each.took(seat);
                continue;
            }
            own++;
            loss += each.found.loss();
            doubt += each.found.doubt() * each.found.doubt();
            decisions.add(decision(i, end));
        }
        double ended = begun + loss - given - lucks;
        return new Analysis.Side(
                seat + 1,
                record.seats().get(seat),
                own,
                begun,
                loss,
                Math.sqrt(doubt),
                given,
                lucks,
                ended);
    }

    private Analysis.Decision decision(int i, S end) {
        Seen each = seen.get(i);
        int next = i + 1;
        double luck = luck(i, each.seat(), end);
        for (; next < seen.size() && seen.get(next).seat() != each.seat(); next++)
            luck += luck(next, each.seat(), end);
        return new Analysis.Decision(
                each.number(),
                each.seat() + 1,
                each.move(),
                each.words(),
                each.best(),
                each.bestWords(),
                each.found.place(),
                each.found.loss(),
                each.found.doubt(),
                luck);
    }

    /** How much better a place a seat could expect when anybody was asked next. */
    private double luck(int i, int seat, S end) {
        double next =
                i + 1 < seen.size()
                        ? seen.get(i + 1).found.could().get(seat)
                        : game.over(end) ? place(end, seat) : seen.get(i).found.does().get(seat);
        return seen.get(i).found.does().get(seat) - next;
    }

    /** A seat's place among the other sides at the end; equals share one. */
    private double place(S end, int seat) {
        if (!game.over(end)) return (record.seats().size() + 1) / 2.0;
        List<Integer> places = game.result(end).places();
        double before =
                IntStream.range(0, places.size())
                        .filter(other -> game.side(end, other) != game.side(end, seat))
                        .mapToDouble(
                                other ->
                                        Integer.signum(places.get(seat) - places.get(other)) / 2.0
                                                + 0.5)
                        .sum();
        return 1 + before;
    }
}
