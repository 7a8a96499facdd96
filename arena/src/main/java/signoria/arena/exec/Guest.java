package signoria.arena.exec;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A seat played by a program. Where the program fails, the first legal move is played and the fault
 * is noted.
 */
final class Guest<S, M, V> implements Bot<M, V> {
    private final Game<S, M, V> game;
    private final int seat;
    private final Program program;
    private final String table;
    private final Wire<M, V> wire;
    private final List<String> faults = new ArrayList<>();
    private long asked;

    Guest(Game<S, M, V> game, int seat, Program program, long table) {
        this.game = game;
        this.seat = seat;
        this.program = program;
        this.table = table + "." + (seat + 1);
        this.wire = new Wire<>(game);
    }

    @Override
    public M choose(V view, List<M> legal, Budget budget) {
        if (legal.size() == 1 && game.candidates(view).isEmpty()) return legal.getFirst();
        try {
            S seen = game.imagine(view, Rng.of(asked));
            Setup setup = game.notation().setup(seen);
            asked++;
            Map<?, ?> answer = asked(choice(setup, view, legal, budget), budget);
            return move(answer, seen, legal);
        } catch (Fault e) {
            faults.add(e.getMessage());
            return legal.getFirst();
        }
    }

    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        try {
            Talk talk = program.borrow();
            program.giveBack(talk);
            if (!talk.interjects()) return Optional.empty();
            S seen = game.imagine(view, Rng.of(asked));
            Setup setup = game.notation().setup(seen);
            asked++;
            Map<?, ?> answer = asked(interjection(setup, view, legal, budget), budget);
            if (answer.get("move") == null) return Optional.empty();
            return Optional.of(move(answer, seen, legal));
        } catch (Fault e) {
            faults.add(e.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public List<String> faults() {
        List<String> noted = List.copyOf(faults);
        faults.clear();
        return noted;
    }

    private Message choice(Setup setup, V view, List<M> legal, Budget budget) {
        return new Message.Choose<>(
                asked,
                game.sheet().id(),
                game.sheet().ruleset(),
                table,
                seat + 1,
                setup.seats(),
                setup.options(),
                budget.millis(),
                legal,
                view);
    }

    private Message interjection(Setup setup, V view, List<M> legal, Budget budget) {
        return new Message.Interject<>(
                asked,
                game.sheet().id(),
                game.sheet().ruleset(),
                table,
                seat + 1,
                setup.seats(),
                setup.options(),
                budget.millis(),
                legal,
                view);
    }

    private Map<?, ?> asked(Message message, Budget budget) throws Fault {
        Talk talk = program.borrow();
        try {
            Map<?, ?> answer = talk.ask(wire.write(message), budget.millis());
            if (!(answer.get("id") instanceof Number id) || id.longValue() != asked)
                throw new Fault("answered question " + answer.get("id") + ", not " + asked);
            program.giveBack(talk);
            return answer;
        } catch (Fault e) {
            talk.close();
            throw e;
        }
    }

    /** Refusals are the same in every state behind the view, so any of them can tell. */
    private M move(Map<?, ?> answer, S seen, List<M> legal) throws Fault {
        String text = String.valueOf(answer.get("move"));
        M move;
        try {
            move = game.notation().read(text);
        } catch (BadInput e) {
            throw new Fault("answered '" + text + "', which is no move");
        }
        if (legal.contains(move)) return move;
        Refusal refusal = game.refusal(seen, seat, move);
        if (refusal != Refusal.NONE)
            throw new Fault("answered '" + text + "', refused by " + refusal.rule());
        return move;
    }
}
