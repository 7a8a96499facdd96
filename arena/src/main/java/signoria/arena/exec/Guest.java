package signoria.arena.exec;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Witness;
import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.wire.Json;
import signoria.wire.Wire;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A seat played by a program, in the protocol that it speaks. Where the program fails, the first
 * legal move is played and the fault is noted.
 */
final class Guest<S, M, V> implements Bot<M, V>, Witness {
    /** Who watches a long game without being asked is told of the last events only. */
    private static final int MOST_EVENTS = 10_000;

    private final Game<S, M, V> game;
    private final int seat;
    private final Program program;
    private final String table;
    private final Wire<M, V> wire;
    private final List<String> faults = new ArrayList<>();
    private final Deque<Event> events = new ArrayDeque<>();
    private final Map<M, Map<?, ?>> records = new HashMap<>();
    private Optional<Conversation> last = Optional.empty();
    private long asked;
    private int millis = Budget.USUAL.millis();

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
            Question question = new Question(view, legal, budget, true);
            return question.move(question.put());
        } catch (Fault e) {
            faults.add(e.getMessage());
            return legal.getFirst();
        }
    }

    @Override
    public Optional<M> interject(V view, List<M> legal, Budget budget) {
        try {
            Conversation talk = program.borrow(last);
            program.giveBack(talk);
            if (!talk.interjects()) return Optional.empty();
            Question question = new Question(view, legal, budget, false);
            Map<?, ?> answer = question.put();
            if (answer.get("move") == null) return Optional.empty();
            return Optional.of(question.move(answer));
        } catch (Fault e) {
            faults.add(e.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void saw(List<Event> seen) {
        events.addAll(seen);
        while (events.size() > MOST_EVENTS) events.removeFirst();
    }

    @Override
    public void ended(Optional<Result> result) {
        if (last.isEmpty() || last.get().protocol() < Message2.PROTOCOL) return;
        try {
            Conversation talk = program.borrow(last);
            asked++;
            Message2 end = new Message2.End(asked, table, seat, told(), result);
            answered(talk, talk.ask(wire.write(end), millis));
        } catch (Fault e) {
            faults.add(e.getMessage());
        }
    }

    @Override
    public List<String> faults() {
        List<String> noted = List.copyOf(faults);
        faults.clear();
        return noted;
    }

    /** The events since the last question. */
    private List<Event> told() {
        List<Event> told = List.copyOf(events);
        events.clear();
        return told;
    }

    /** The process goes back if it answered this question, and is ended if another. */
    private Map<?, ?> answered(Conversation talk, Map<?, ?> answer) throws Fault {
        if (!(answer.get("id") instanceof Number id) || id.longValue() != asked) {
            talk.close();
            throw new Fault("answered question " + answer.get("id") + ", not " + asked);
        }
        program.giveBack(talk);
        return answer;
    }

    /** One question to the program. */
    private final class Question {
        private final V view;
        private final List<M> legal;
        private final Budget budget;
        private final boolean owed;
        private final S seen;
        private final Setup setup;

        Question(V view, List<M> legal, Budget budget, boolean owed) {
            this.view = view;
            this.legal = legal;
            this.budget = budget;
            this.owed = owed;
            this.seen = game.imagine(view, Rng.of(asked));
            this.setup = game.notation().setup(seen);
        }

        Map<?, ?> put() throws Fault {
            asked++;
            millis = budget.millis();
            Conversation talk = program.borrow(last);
            last = Optional.of(talk);
            try {
                return talk.protocol() == Message.PROTOCOL
                        ? answered(talk, talk.ask(wire.write(first()), budget.millis()))
                        : answered(talk, tried(talk));
            } catch (Fault e) {
                talk.close();
                throw e;
            }
        }

        /** The answer, after as many trials as the program wants and may have. */
        private Map<?, ?> tried(Conversation talk) throws Fault {
            long until = System.nanoTime() + budget.millis() * 1_000_000L;
            Map<?, ?> answer = talk.ask(wire.write(second()), budget.millis());
            for (int left = budget.simulations();
                    answer.get("simulate") instanceof Map<?, ?> wanted;
                    answer = talk.ask(trial(wanted, --left), left(until))) {
                if (left == 0)
                    throw new Fault(
                            "wanted to simulate more than " + budget.simulations() + " times");
            }
            return answer;
        }

        private int left(long until) {
            return (int) Math.max(1, (until - System.nanoTime()) / 1_000_000);
        }

        private String trial(Map<?, ?> wanted, int left) {
            return wire.write(new Simulation<>(game, seat, view, wanted).told(asked, left));
        }

        private Message first() {
            String id = game.sheet().id();
            int ruleset = game.sheet().ruleset();
            int seats = setup.seats();
            int millis = budget.millis();
            return owed
                    ? new Message.Choose<>(
                            asked,
                            id,
                            ruleset,
                            table,
                            seat + 1,
                            seats,
                            setup.options(),
                            millis,
                            legal,
                            view)
                    : new Message.Interject<>(
                            asked,
                            id,
                            ruleset,
                            table,
                            seat + 1,
                            seats,
                            setup.options(),
                            millis,
                            legal,
                            view);
        }

        private Message2 second() {
            List<Map<?, ?>> moves = new ArrayList<>();
            for (M move : legal) moves.add(records.computeIfAbsent(move, Guest::fields));
            return new Message2.Choose<>(
                    asked,
                    game.sheet().id(),
                    game.sheet().ruleset(),
                    game.tables().digest(),
                    table,
                    seat,
                    setup.seats(),
                    setup.options(),
                    budget.millis(),
                    owed,
                    legal,
                    moves,
                    told(),
                    budget.simulations(),
                    view);
        }

        /** Refusals are the same in every state behind the view, so any of them can tell. */
        M move(Map<?, ?> answer) throws Fault {
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

    /** A move as its record has it: numbers instead of words. */
    private static Map<?, ?> fields(Object move) {
        return Json.read(Json.write(move), Map.class);
    }
}
