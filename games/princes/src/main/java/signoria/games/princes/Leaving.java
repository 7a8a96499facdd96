package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;

/** The chapter "leaving the table": a seat that has left is answered for. */
final class Leaving {
    private Leaving() {}

    /** §leave.1 The seat stays, and what it would have to decide is answered for it. */
    static void leave(State s, int seat, Events events) {
        s.left |= 1 << seat;
        Trade.forget(s, seat);
        events.add(new PrincesEvent.Left(seat));
    }

    /** §leave.1 Whatever a seat that left would have to decide, in the way that changes least. */
    static Move answer(State s, int seat) {
        return switch (s.phase) {
            case FAMILY -> firstFamily(s);
            case TURN ->
                    Turns.mayPass(s) ? Move.PASS : Move.AUCTIONS[Lot.EVENTS + Bits.first(s.open)];
            case KEEP -> Move.KEEPS[Bag.nth(s.drawn, 0)];
            case DROP -> Move.DROPS[Bag.nth(s.hand(seat), 0)];
            case EXPOSE -> Move.DROPS[Bag.nth(s.hand(s.plotTarget), 0)];
            case ATTACKER -> Move.ATTACKERS[0];
            case DEFENDER -> Move.DEFENDERS[s.attacking == 0 ? 1 : 0];
            case OPENING -> Move.bid(Auctions.minimum(s));
            case BIDDING -> Move.PASS;
            case PLACE -> Move.PLACES[0];
            case VETO, BATTLE, COUNTER -> Move.DONE;
            case BAR, DISCOUNT, INVADE, REROLL -> Move.DECLINE;
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        };
    }

    private static Move firstFamily(State s) {
        int taken = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.family(seat) >= 0) taken |= 1 << s.family(seat);
        return Move.FAMILIES[Bits.first(~taken)];
    }
}
