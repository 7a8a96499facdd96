package signoria.arena;

import signoria.bots.Appraisal;
import signoria.bots.Level;
import signoria.kernel.Game;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;

import java.util.ArrayList;
import java.util.List;

/** Goes through a game on record and tells choice from luck. */
public final class Analyst<S, M, V> {
    private final Game<S, M, V> game;
    private final Partita record;
    private final Level level;
    private final List<Seen> seen = new ArrayList<>();

    /** A decision before it is known what came after it. */
    private record Seen(
            int number, int seat, String move, String best, double expected, double loss) {
        double after() {
            return expected + loss;
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
            Game<S, M, V> game, Partita record, Level level, Progress progress) {
        return new Analyst<>(game, Renewal.of(record, game).record(), level).analysis(progress);
    }

    private Analysis analysis(Progress progress) {
        S end =
                record.replay(
                        game,
                        (number, s) -> {
                            if (number < record.lines().size()) look(number, s);
                            progress.done(1);
                        });
        List<Analysis.Side> sides = new ArrayList<>();
        List<Analysis.Decision> decisions = new ArrayList<>();
        for (int seat = 0; seat < record.seats().size(); seat++) {
            int place = game.over(end) ? game.result(end).places().get(seat) : 0;
            sides.add(side(seat, place, decisions));
        }
        decisions.sort((a, b) -> Integer.compare(a.number(), b.number()));
        return new Analysis(record.game(), level.name(), sides, decisions);
    }

    /** What the player of the next move saw, and what could have been done. */
    private void look(int number, S s) {
        Partita.Line line = record.lines().get(number);
        M played = game.notation().read(line.move());
        Appraisal.of(game, s, line.seat(), played, level, 1, number)
                .ifPresent(
                        found ->
                                seen.add(
                                        new Seen(
                                                number + 1,
                                                line.seat(),
                                                line.move(),
                                                game.notation().write(found.best()),
                                                found.place(),
                                                found.loss())));
    }

    /** A seat's decisions, each with what became of its expectation by the next one. */
    private Analysis.Side side(int seat, int place, List<Analysis.Decision> decisions) {
        List<Seen> own = seen.stream().filter(each -> each.seat() == seat).toList();
        double losses = 0;
        double lucks = 0;
        for (int i = 0; i < own.size(); i++) {
            Seen each = own.get(i);
            double next = place == 0 ? each.after() : place;
            if (i + 1 < own.size()) next = own.get(i + 1).expected();
            double luck = each.after() - next;
            losses += each.loss();
            lucks += luck;
            decisions.add(
                    new Analysis.Decision(
                            each.number(),
                            seat + 1,
                            each.move(),
                            each.best(),
                            each.expected(),
                            each.loss(),
                            luck));
        }
        double begun = own.isEmpty() ? place : own.getFirst().expected();
        return new Analysis.Side(
                seat + 1,
                record.seats().get(seat),
                own.size(),
                begun,
                losses,
                lucks,
                begun + losses - lucks);
    }
}
