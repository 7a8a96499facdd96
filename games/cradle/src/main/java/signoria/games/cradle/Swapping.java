package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "no stones of one's own": foreign stones go home for one's own. */
final class Swapping {
    private static final Refusal OWN_LEFT = Refusal.of("cradle/swap.1", "own-left");
    private static final Refusal NOT_HELD = Refusal.of("cradle/swap.1", "not-held");
    private static final Refusal OWN_COLOUR = Refusal.of("cradle/swap.1", "own-colour");
    private static final Refusal THEY_HAVE_NONE = Refusal.of("cradle/swap.2", "they-have-none");

    private Swapping() {}

    /** §swap.1 Foreign stones for one's own: asked only of seats with none of their own. */
    static boolean possible(State s, int seat) {
        for (int colour = 0; colour < s.seats; colour++) if (canSwap(s, seat, colour)) return true;
        return false;
    }

    private static boolean canSwap(State s, int seat, int colour) {
        return colour != seat && s.stones(seat, colour) > 0 && s.stones(colour, seat) > 0;
    }

    static void legal(State s, List<Move> out) {
        for (int colour = 0; colour < s.seats; colour++)
            if (canSwap(s, s.turn, colour)) out.add(Move.SWAPS[colour]);
    }

    static Refusal refusal(State s, Move.Swap move) {
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (!s.swapping && s.own(s.turn) > 0) return OWN_LEFT;
        if (move.colour() == s.turn) return OWN_COLOUR;
        if (move.colour() >= s.seats || s.stones(s.turn, move.colour()) == 0) return NOT_HELD;
        return s.stones(move.colour(), s.turn) == 0 ? THEY_HAVE_NONE : Refusal.NONE;
    }

    /** §swap.2 One stone home, one stone back; the holder cannot refuse. */
    static void swap(State s, Move.Swap move, Events events) {
        s.addStones(s.turn, move.colour(), -1);
        s.addStones(move.colour(), move.colour(), 1);
        s.addStones(move.colour(), s.turn, -1);
        s.addStones(s.turn, s.turn, 1);
        events.add(new CradleEvent.Swapped(s.turn, move.colour()));
        s.swapping = possible(s, s.turn);
    }
}
