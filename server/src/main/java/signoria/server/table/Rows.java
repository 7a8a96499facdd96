package signoria.server.table;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.server.protocol.Api;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves of a table as its ledger has them, and the game they make. House players once sealed
 * the same answer over and over while a person thought: of those rows only the last is a step of
 * the game. A take-back names its row, so all are remembered.
 */
final class Rows<S, M, V> {
    /** The bot is the level that chose the move, empty for a person. */
    private record Row<M>(int seat, M move, String bot) {}

    private final Game<S, M, V> game;
    private final List<Row<M>> rows = new ArrayList<>();
    private final List<Integer> at = new ArrayList<>(); // the row that each step of the game is
    private Journal<S, M, V> journal;

    Rows(Journal<S, M, V> journal) {
        this.game = journal.game();
        this.journal = journal;
    }

    Journal<S, M, V> journal() {
        return journal;
    }

    /** The row of a step. */
    int row(int step) {
        return at.get(step);
    }

    /** Who made the steps of a seat: its owner, or the house. */
    Api.Decisions decisions(int seat) {
        int person = 0;
        int house = 0;
        List<Api.Stretch> stretches = new ArrayList<>();
        boolean goesOn = false;
        for (int step = 0; step < at.size(); step++) {
            Row<M> each = rows.get(at.get(step));
            if (each.seat() != seat) continue;
            boolean bot = !each.bot().isEmpty();
            if (bot) house++;
            else person++;
            if (bot && goesOn && stretches.getLast().bot().equals(each.bot()))
                stretches.add(new Api.Stretch(stretches.removeLast().from(), step + 1, each.bot()));
            else if (bot) stretches.add(new Api.Stretch(step + 1, step + 1, each.bot()));
            goesOn = bot;
        }
        return new Api.Decisions(person, house, stretches);
    }

    Refusal play(int seat, M move, String bot, Events events) {
        boolean again = !bot.isEmpty() && changes(seat, move);
        Refusal refusal = journal.play(seat, move, events);
        if (refusal != Refusal.NONE) return refusal;
        at.add(rows.size());
        rows.add(new Row<>(seat, move, bot));
        if (again) forget(seat);
        return refusal;
    }

    /** A row that is not asked for any more: it keeps its number. */
    void passOver() {
        rows.add(null);
    }

    /** A sealed answer of a seat that nobody waits for. */
    private boolean changes(int seat, M move) {
        S s = journal.state();
        return (game.waiting(s) >>> seat & 1) == 0 && game.secret(s, seat, move);
    }

    /** Drops the bot's answer before the last, if the game is the same without it. */
    private void forget(int seat) {
        int before = journal.size() - 2;
        while (before >= 0 && rows.get(at.get(before)).seat() != seat) before--;
        if (before < 0 || rows.get(at.get(before)).bot().isEmpty()) return;
        int step = before;
        journal.without(step)
                .filter(
                        other ->
                                Position.write(game, other.state())
                                        .equals(Position.write(game, journal.state())))
                .ifPresent(
                        other -> {
                            journal = other;
                            at.remove(step);
                        });
    }

    /** Without one row, and all after it unless only that one. */
    void takeBack(int row, boolean only) {
        List<Row<M>> kept = new ArrayList<>(rows.subList(0, row));
        if (only) kept.addAll(rows.subList(row + 1, rows.size()));
        rows.clear();
        at.clear();
        journal = journal.first(0);
        for (Row<M> each : kept)
            if (each == null) passOver();
            else if (play(each.seat(), each.move(), each.bot(), Events.IGNORED) != Refusal.NONE)
                throw new IllegalStateException("row " + row + " cannot be taken back");
    }
}
