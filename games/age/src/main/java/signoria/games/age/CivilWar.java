package signoria.games.age;

import signoria.kernel.Events;

import java.util.List;

/** The chapter "the events": Civil War, and what its victim loses (§event.civilwar). */
final class CivilWar {
    private CivilWar() {}

    /**
     * §event.civilwar Misery, the capital's marker, a loss of one's choice, and the last place in
     * expansion.
     */
    static void strike(State s, int target, Events events) {
        Misery.add(s, target, 1, events);
        if (!s.lives(target)) return;
        s.victim = target;
        s.agenda.push(Task.LOSS, target);
        if (s.lands.owner(s.capital(target)) >= 0) Pieces.reduce(s, s.capital(target), events);
    }

    static void legal(List<Move> out) {
        for (Move loss : Move.LOSSES) out.add(loss);
    }

    static void lose(State s, int seat, Move.Lose move, Events events) {
        s.agenda.pop();
        if (move.tokens()) loseTokens(s, seat, events);
        else Targets.payHalf(s, seat, events);
    }

    private static void loseTokens(State s, int seat, Events events) {
        int tokens = half(s, seat);
        s.pool(seat, s.pool(seat) - tokens);
        events.add(new AgeEvent.LostTokens(seat, tokens));
    }

    /** Half of the bought tokens, rounded up. */
    static int half(State s, int seat) {
        return s.pool(seat) + 1 >> 1;
    }
}
