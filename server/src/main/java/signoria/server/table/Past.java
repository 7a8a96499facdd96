package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.server.protocol.Api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The game at a table as it was, for each viewer no further than it knows. */
final class Past<S, M, V> {
    private final Journal<S, M, V> journal;
    private final Game<S, M, V> game;
    private final Sight<S, M, V> sight;
    private final Telling<S, M, V> telling;

    Past(Journal<S, M, V> journal, Sight<S, M, V> sight, Telling<S, M, V> telling) {
        this.journal = journal;
        this.game = journal.game();
        this.sight = sight;
        this.telling = telling;
    }

    private int steps(int viewer) {
        return sight.known(viewer, journal.size());
    }

    private void check(int step, int viewer) {
        if (step < 0 || step > steps(viewer))
            throw new BadInput("a step is from 0 to " + steps(viewer) + ", not " + step);
    }

    /** The position after some moves, as a viewer knew it then. */
    Api.Step step(String table, int step, int viewer, List<String> names, Language in) {
        check(step, viewer);
        Walk walk = new Walk();
        Api.Entry entry = new Api.Entry(0, Optional.empty(), Optional.empty(), List.of());
        while (walk.at < step) {
            Play.Made made = walk.next();
            if (walk.at == step) entry = telling.entry(made, viewer, names, in);
        }
        return new Api.Step(
                table,
                step,
                steps(viewer),
                viewer == telling.seats() ? Optional.empty() : Optional.of(viewer),
                Telling.seats(game.waiting(walk.s)),
                telling.view(walk.s, viewer),
                telling.scene(walk.s, viewer, in),
                entry,
                telling.outcome(walk.s, in));
    }

    /** What a viewer saw happen from a step on. */
    List<Api.Entry> log(int from, int viewer, List<String> names, Language in) {
        List<Api.Entry> log = new ArrayList<>();
        Walk walk = new Walk();
        int steps = steps(viewer);
        while (walk.at < steps) {
            Play.Made made = walk.next();
            if (walk.at > from) log.add(telling.entry(made, viewer, names, in));
        }
        return log;
    }

    /** The game once more from its beginning. */
    private final class Walk {
        final List<Journal.Entry<M>> entries = journal.entries();
        S s = journal.stateAfter(0);
        int at;

        Play.Made next() {
            Journal.Entry<M> entry = entries.get(at++);
            boolean secret = game.secret(s, entry.seat(), entry.move());
            Events.Kept events = new Events.Kept();
            game.play(s, entry.seat(), entry.move(), events);
            return new Play.Made(
                    at, entry.seat(), game.notation().write(entry.move()), secret, 0, events);
        }
    }

    /** The record as a viewer may have it. */
    String record(List<String> names, int viewer) {
        int known = steps(viewer);
        Journal<S, M, V> told = known < journal.size() ? journal.first(known) : journal;
        return told.partita(Partita.names(names), telling.reader(viewer)).write();
    }

    /** A position that could have been the one after some moves, for all that a viewer knew. */
    String imagined(int step, int viewer, long seed) {
        check(step, viewer);
        V view = game.view(journal.stateAfter(step), telling.reader(viewer));
        S imagined = game.imagine(view, Rng.of(seed));
        if (game.over(imagined)) throw new BadInput("the game is over at that step");
        return Position.write(game, imagined);
    }
}
