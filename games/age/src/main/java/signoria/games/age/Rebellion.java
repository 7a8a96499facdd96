package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": Rebellion turns a marker into a token (§event.rebellion). */
final class Rebellion {
    private static final Refusal NO_PROVINCE = Refusal.of("age/event.rebellion", "no-province");
    private static final Refusal NO_MARKER = Refusal.of("age/event.rebellion", "no-marker");
    private static final Refusal AMERICAS = Refusal.of("age/event.rebellion", "americas");
    private static final Refusal FOREIGN_CAPITAL = Refusal.of("age/event.rebellion", "capital");
    private static final Refusal SHIELDED = Refusal.of("age/event.ruler", "shielded");

    private Rebellion() {}

    static Refusal playable(State s, int seat) {
        for (Move.At move : Move.PROVINCES)
            if (refusal(s, seat, move) == Refusal.NONE) return Refusal.NONE;
        return NO_PROVINCE;
    }

    static void legal(State s, int seat, List<Move> out) {
        for (Move.At move : Move.PROVINCES)
            if (refusal(s, seat, move) == Refusal.NONE) out.add(move);
    }

    /** §event.rebellion Any marker, but not in the Americas nor in the capital of another. */
    static Refusal refusal(State s, int seat, Move.At move) {
        int owner = s.lands.owner(move.province());
        if (owner < 0) return NO_MARKER;
        if (s.catalog.province[move.province()].region() == Region.NEW_WORLD) return AMERICAS;
        for (int other = 0; other < s.seats; other++)
            if (other != seat && s.capital(other) == move.province()) return FOREIGN_CAPITAL;
        return s.is(owner, Mark.RULER) ? SHIELDED : Refusal.NONE;
    }

    static void rebel(State s, Move.At move, Events events) {
        s.agenda.pop();
        Pieces.reduce(s, move.province(), events);
    }
}
