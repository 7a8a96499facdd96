package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Chronicle;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.kernel.Story;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as it was, step by step. At a table a step is an entry of what the viewer was told; in a
 * record, where all is told, a move.
 */
final class Past<S, M, V> {
    private final Journal<S, M, V> journal;
    private final Game<S, M, V> game;
    private final Rendering<S, M, V> rendering;
    private final boolean whole;

    /**
     * @param whole every move is a step, sealed ones too
     */
    Past(Journal<S, M, V> journal, Rendering<S, M, V> rendering, boolean whole) {
        this.journal = journal;
        this.game = journal.game();
        this.rendering = rendering;
        this.whole = whole;
    }

    /** The position after some steps, as a viewer knew it then. */
    Api.Step step(String table, int step, int viewer, List<String> names, Language in) {
        Walk walk = new Walk(viewer);
        At at = walk.to(step);
        return new Api.Step(
                table,
                step,
                walk.steps(),
                new Viewers(rendering.seats()).seat(viewer),
                Rendering.seats(at.asked),
                rendering.view(at.s, viewer),
                rendering.scene(at.s, viewer, names, in),
                at.entry
                        .map(entry -> rendering.entry(entry, viewer, names, in))
                        .orElse(new Api.Entry(0, Optional.empty(), Optional.empty(), List.of())),
                rendering.outcome(at.s, in));
    }

    /** What a viewer saw happen from a step on. */
    List<Api.Entry> log(int from, int viewer, List<String> names, Language in) {
        List<Api.Entry> log = new ArrayList<>();
        Walk walk = new Walk(viewer);
        while (walk.goesOn())
            for (Chronicle.Entry<M> entry : walk.next())
                if (entry.number() > from) log.add(rendering.entry(entry, viewer, names, in));
        return log;
    }

    /** A moment of the game as a viewer knew it. */
    private final class At {
        final S s;
        final int asked;
        final Optional<Chronicle.Entry<M>> entry;

        At(S s, int asked, Optional<Chronicle.Entry<M>> entry) {
            this.s = s;
            this.asked = asked;
            this.entry = entry;
        }
    }

    /** The game once more from its beginning, as a viewer is told it. */
    private final class Walk {
        private final List<Journal.Entry<M>> entries = journal.entries();
        private final int reader;
        private final Chronicle<S, M, V> chronicle;
        private S s = journal.stateAfter(0);
        private int at;

        Walk(int viewer) {
            reader = rendering.reader(viewer);
            chronicle = new Chronicle<>(game, reader);
        }

        boolean goesOn() {
            return at < entries.size();
        }

        List<Chronicle.Entry<M>> next() {
            Journal.Entry<M> made = entries.get(at++);
            Events.Kept events = new Events.Kept();
            S before = s;
            s = game.after(before, made.seat(), made.move(), events);
            if (!whole) return chronicle.moved(before, s, made.seat(), made.move(), events);
            boolean hidden = made.seat() != reader && game.secret(before, made.seat(), made.move());
            Optional<M> move = hidden ? Optional.empty() : Optional.of(made.move());
            return List.of(new Chronicle.Entry<>(at, at, made.seat(), move, events));
        }

        /** The moment after so many steps; the walk goes on to the end. */
        At to(int step) {
            Optional<At> found = step == 0 ? Optional.of(now(Optional.empty())) : Optional.empty();
            while (goesOn()) {
                At before = now(Optional.empty());
                for (Chronicle.Entry<M> entry : next())
                    if (entry.number() == step)
                        found =
                                Optional.of(
                                        entry.after() == at
                                                ? now(Optional.of(entry))
                                                : new At(
                                                        before.s,
                                                        before.asked,
                                                        Optional.of(entry)));
            }
            return found.orElseThrow(
                    () -> new BadInput("a step is from 0 to " + steps() + ", not " + step));
        }

        private At now(Optional<Chronicle.Entry<M>> entry) {
            return new At(s, whole ? game.waiting(s) : chronicle.asked(s), entry);
        }

        /** How many steps there are so far. */
        int steps() {
            return whole ? at : chronicle.size();
        }
    }

    /** The story of a game that is over. */
    Raw story(List<String> names, Language in) {
        return rendering.story(Story.of(journal, names, in));
    }

    /** The record as a viewer may have it. */
    String record(List<String> names, int viewer) {
        return journal.partita(Partita.names(names), rendering.reader(viewer)).write();
    }

    /** A position that could have been the one after some steps, for all that a viewer knew. */
    String imagined(int step, int viewer, long seed) {
        S then = new Walk(viewer).to(step).s;
        S imagined = game.imagine(game.view(then, rendering.reader(viewer)), Rng.of(seed));
        if (game.over(imagined)) throw new BadInput("the game is over at that step");
        return Position.write(game, imagined);
    }
}
