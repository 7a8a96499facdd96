package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The chapter "the end": leaving the game, at any moment (§end.4). */
final class Leaving {
    private static final Refusal NO_SEAT = Refusal.of("age/turn.1", "not-you");
    private static final Refusal GONE = Refusal.of("age/end.4", "out");
    private static final Refusal NOT_BEGUN = Refusal.of("age/end.4", "not-begun");

    private Leaving() {}

    /** §end.4 Before the capitals are chosen there is nothing to leave. */
    static Refusal refusal(State s, int seat, Move.Abandon move) {
        if (seat >= s.seats) return NO_SEAT;
        if (s.phase.ordinal() < Phase.DRAW.ordinal()) return NOT_BEGUN;
        return s.lives(seat) ? Refusal.NONE : GONE;
    }

    /** §end.4 Leaving is being eliminated. */
    static void leave(State s, int seat, Events events) {
        s.moments++;
        Misery.eliminate(s, seat, events);
    }
}
