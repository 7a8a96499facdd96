package signoria.arena;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Dice;
import signoria.bots.Level;
import signoria.bots.Seer;
import signoria.bots.Witness;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Setup;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One game between bots. A bot that fails is reported, and a random move is played for it. */
final class Bout<S, M, V> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Game<S, M, V> game;
    private final Setup setup;
    private final List<Bot<M, V>> bots = new ArrayList<>();
    private final List<String> names;
    private final Budget budget;
    private final boolean recorded;
    private final Optional<Preferences<M>> choices;
    private final Dice dice;
    private final List<M> legal = new ArrayList<>();
    private final List<Partita.Line> lines = new ArrayList<>();
    private final List<Played.Error> errors = new ArrayList<>();
    private final int[] asked;
    private final long[] nanos;
    private final boolean[] elsewhere;
    private final boolean witnessed;
    private int decisions;
    private S s;

    Bout(
            Game<S, M, V> game,
            Setup setup,
            List<Level> levels,
            long thinking,
            Budget budget,
            boolean recorded,
            Optional<Preferences<M>> choices) {
        this.game = game;
        this.setup = setup;
        this.budget = budget;
        this.recorded = recorded;
        this.choices = choices;
        this.dice = new Dice(thinking);
        this.asked = new int[levels.size()];
        this.nanos = new long[levels.size()];
        this.elsewhere = new boolean[levels.size()];
        for (int seat = 0; seat < levels.size(); seat++)
            elsewhere[seat] = levels.get(seat).elsewhere();
        for (int seat = 0; seat < levels.size(); seat++)
            bots.add(levels.get(seat).bot(game, seat, Dice.seed(thinking, seat)));
        this.witnessed = bots.stream().anyMatch(Witness.class::isInstance);
        this.names = Partita.names(levels.stream().map(level -> "bot:" + level.name()).toList());
    }

    Played play() {
        List<String> faults = new ArrayList<>();
        Optional<Result> result = Optional.empty();
        try {
            s = game.start(setup);
            while (!game.over(s) && decisions < game.sheet().cap()) {
                int seat = Bits.first(game.waiting(s));
                ask(seat);
                offer(seat);
            }
            if (game.over(s)) result = Optional.of(game.result(s));
            for (int seat = 0; seat < bots.size(); seat++) end(seat, result);
        } catch (RuntimeException | AssertionError e) {
            faults.add("after decision " + decisions + ": " + e);
        }
        return new Played(
                result,
                decisions,
                asked,
                nanos,
                errors,
                faults,
                choices.map(Preferences::counts).orElse(Map.of()),
                record(result));
    }

    private void ask(int seat) {
        legal.clear();
        game.legal(s, seat, legal);
        V view = game.view(s, seat);
        show(bots.get(seat));
        long begun = time(seat);
        M move = null;
        try {
            move = bots.get(seat).choose(view, List.copyOf(legal), budget);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            errors.add(new Played.Error(seat, "decision " + (decisions + 1) + ": " + e));
        }
        nanos[seat] += time(seat) - begun;
        asked[seat]++;
        note(seat);
        if (move != null && forbidden(seat, move)) move = null;
        if (move == null) move = legal.get(dice.next(legal.size()));
        if (choices.isPresent()) choices.get().note(seat, legal, move);
        make(seat, move);
    }

    /** What this thread works; of a program in another process, what the clock says. */
    private long time(int seat) {
        return elsewhere[seat] ? System.nanoTime() : THREADS.getCurrentThreadCpuTime();
    }

    @SuppressWarnings("unchecked")
    private void show(Bot<M, V> bot) {
        if (bot instanceof Seer<?> seer) ((Seer<S>) seer).look(s);
    }

    private void end(int seat, Optional<Result> result) {
        if (bots.get(seat) instanceof Witness witness) {
            witness.ended(result);
            note(seat);
        }
    }

    /** What the bot itself tells that went wrong. */
    private void note(int seat) {
        for (String fault : bots.get(seat).faults())
            errors.add(new Played.Error(seat, "decision " + (decisions + 1) + ": " + fault));
    }

    private boolean forbidden(int seat, M move) {
        if (legal.contains(move)) return false;
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal == Refusal.NONE) return false;
        errors.add(
                new Played.Error(
                        seat,
                        "decision "
                                + (decisions + 1)
                                + ": chose '"
                                + game.notation().write(move)
                                + "', refused by "
                                + refusal.rule()));
        return true;
    }

    /** The seats that nobody waits for are asked once. */
    private void offer(int mover) {
        for (int seat = 0; seat < bots.size(); seat++) {
            int waiting = game.waiting(s);
            if (waiting == 0) return;
            if (seat == mover || (waiting >>> seat & 1) != 0) continue;
            legal.clear();
            game.legal(s, seat, legal);
            if (!legal.isEmpty()) interject(seat);
        }
    }

    private void interject(int seat) {
        try {
            Optional<M> move =
                    bots.get(seat).interject(game.view(s, seat), List.copyOf(legal), budget);
            note(seat);
            if (move.isPresent() && !forbidden(seat, move.get())) make(seat, move.get());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            errors.add(new Played.Error(seat, "after decision " + decisions + ": " + e));
        }
    }

    private void make(int seat, M move) {
        if (witnessed) {
            Events.Kept kept = new Events.Kept();
            game.play(s, seat, move, kept);
            for (int each = 0; each < bots.size(); each++)
                if (bots.get(each) instanceof Witness witness) witness.saw(kept.seenBy(each));
        } else game.play(s, seat, move, Events.IGNORED);
        decisions++;
        if (recorded)
            lines.add(
                    new Partita.Line(seat, game.notation().write(move), Position.digest(game, s)));
    }

    /** Setup as a running game's journal writes it; moves, digests and result from here. */
    private Optional<Partita> record(Optional<Result> result) {
        if (!recorded) return Optional.empty();
        Partita head = new Journal<>(game, setup).partita(names);
        return Optional.of(
                new Partita(
                        head.game(),
                        head.ruleset(),
                        names,
                        head.options(),
                        head.catalog(),
                        head.seed(),
                        lines,
                        result.map(r -> Partita.result(names, r)).orElse(""),
                        lines.isEmpty() ? head.digest() : lines.getLast().digest()));
    }
}
