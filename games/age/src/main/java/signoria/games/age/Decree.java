package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": Papal Decree, no advances of a category this turn (§event.decree). */
final class Decree {
    private static final Refusal STRIFE_NOW = Refusal.of("age/event.decree", "strife");
    private static final Refusal STRIFE_EVER = Refusal.of("age/event.decree", "ended");
    private static final Refusal NO_CATEGORY = Refusal.of("age/event.decree", "category");

    private Decree() {}

    static Refusal playable(State s) {
        if (s.holds(Fact.DECREE_ENDED)) return STRIFE_EVER;
        return s.holds(Fact.STRIFE) ? STRIFE_NOW : Refusal.NONE;
    }

    static void legal(List<Move> out) {
        for (Move.Ban ban : Move.BANS) if (refusal(ban) == Refusal.NONE) out.add(ban);
    }

    /** §event.decree Science, Religion or Exploration. */
    static Refusal refusal(Move.Ban move) {
        return switch (move.category()) {
            case SCIENCE, RELIGION, EXPLORATION -> Refusal.NONE;
            case COMMERCE, CULTURE, CIVICS -> NO_CATEGORY;
        };
    }

    static void ban(State s, Move.Ban move, Events events) {
        s.agenda.pop();
        s.banned = move.category().ordinal();
        events.add(new AgeEvent.Banned(move.category()));
    }

    /** §event.strife Religious Strife lifts it, bars it this turn, and in epoch 3 for good. */
    static void lift(State s, Events events) {
        s.establish(Fact.STRIFE);
        if (s.epoch == 3) s.establish(Fact.DECREE_ENDED);
        if (s.banned >= 0) events.add(new AgeEvent.DecreeLifted());
        s.banned = State.NOBODY;
    }
}
