package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "no stones of one's own": a placed piece is moved. */
final class Moving {
    private static final Refusal SWAP_FIRST = Refusal.of("cradle/swap.3", "swap-first");
    private static final Refusal STONES_LEFT = Refusal.of("cradle/move.1", "stones-left");
    private static final Refusal NOT_YOURS = Refusal.of("cradle/move.1", "not-yours");
    private static final Refusal NOWHERE = Refusal.of("cradle/move.2", "nowhere");

    private Moving() {}

    /** §move.2 Whether a seat has a piece that could go elsewhere. */
    static boolean possible(State s, int seat) {
        for (int place = 0; place < State.PLACES; place++)
            if (liftable(s, place, seat) != 0) return true;
        return false;
    }

    /** §move.2 The own pieces at a place that have somewhere to go, as bits. */
    private static int liftable(State s, int place, int seat) {
        int pieces = s.pieces(place, seat);
        if (pieces == 0 || Placing.anyOpen(s, seat, Placing.reachable(s, seat) & ~(1 << place)))
            return pieces;
        int liftable = 0;
        for (int rest = pieces; rest != 0; rest = Bits.rest(rest))
            if (movesWithin(s, place, Bits.first(rest))) liftable |= rest & -rest;
        return liftable;
    }

    private static boolean movesWithin(State s, int place, int space) {
        int others = s.occupied(place) & ~(1 << space);
        int free = s.catalog.reach[s.event(place) << EventCard.MOST_SPACES | others];
        return (free & ~(1 << space)) != 0;
    }

    static void legal(State s, List<Move> out) {
        for (int place = 0; place < State.PLACES; place++)
            Placing.addNamed(s, place, liftable(s, place, s.turn), Move.LIFTS, out);
    }

    static Refusal refusal(State s, Move.Lift move) {
        if (s.phase != Phase.PLACE) return Turns.now(s);
        if (s.swapping && s.own(s.turn) == 0 && s.genius(s.turn) != State.HOME) return SWAP_FIRST;
        if (Placing.hasPiece(s, s.turn)) return STONES_LEFT;
        Refusal nothing = Placing.named(s, move.place(), move.space());
        if (nothing != Refusal.NONE) return nothing;
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        if ((s.pieces(move.place(), s.turn) >>> space & 1) == 0) return NOT_YOURS;
        return (liftable(s, move.place(), s.turn) >>> space & 1) == 0 ? NOWHERE : Refusal.NONE;
    }

    /** §move.1 The piece is in the air now. */
    static void lift(State s, Move.Lift move, Events events) {
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        boolean genius = s.genius(s.turn) == State.spot(move.place(), space);
        if (genius) s.genius(s.turn, State.IN_THE_AIR);
        s.remove(move.place(), space, s.turn);
        s.liftedFrom = move.place();
        s.liftedSpace = space;
        s.phase = Phase.LIFTED;
        events.add(new CradleEvent.Lifted(s.turn, move.place(), move.space(), genius));
    }

    /** §move.2 The piece in the air goes to another space. */
    static void legalLifted(State s, List<Move> out) {
        Placing.addSpaces(
                s, Placing.spaces(s, s.turn), liftedGenius(s) ? Move.GENIUSES : Move.STONES, out);
    }

    static boolean liftedGenius(State s) {
        return s.genius(s.turn) == State.IN_THE_AIR;
    }

    /** §end.4 A turn that only moves a piece brings the end nearer. */
    static void putDown(State s) {
        s.liftedFrom = State.NONE;
        s.liftedSpace = State.NONE;
        s.idle++;
    }

    /** §leave.1 Who leaves with a piece in the air puts it back. */
    static void putBack(State s) {
        s.put(s.liftedFrom, s.liftedSpace, s.turn);
        if (liftedGenius(s)) s.genius(s.turn, State.spot(s.liftedFrom, s.liftedSpace));
        s.liftedFrom = State.NONE;
        s.liftedSpace = State.NONE;
    }
}
