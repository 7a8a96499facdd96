package signoria.games.princes;

import signoria.kernel.Rng;

/**
 * What everybody knows of the treachery tiles, and what each seat knows besides (§treachery.11). As
 * tiles of a kind are alike, knowledge is a bag for each hand and for the stack: so many of a kind
 * are there for sure. What may have been drawn since is no longer counted on.
 */
final class Knowledge {
    private Knowledge() {}

    /** The row of what everybody knows; also the place of the stack. */
    static int everybody(State s) {
        return s.seats;
    }

    /** All know their own hands, and nothing else. */
    static void forget(State s) {
        for (int observer = 0; observer <= s.seats; observer++)
            for (int place = 0; place <= s.seats; place++)
                s.sure(
                        observer,
                        place,
                        observer == place && place < s.seats ? s.hand(place) : Bag.NONE);
    }

    /** §treachery.4 By what everybody knows, the seat may hold a tile of this kind. */
    static boolean mayHold(State s, int seat, Treachery kind) {
        int elsewhere =
                Bag.count(s.discards, kind.ordinal())
                        + Bag.count(s.sure(s.seats, s.seats), kind.ordinal());
        return s.hand(seat) != Bag.NONE
                && Bag.count(s.catalog.allTreachery, kind.ordinal()) > elsewhere;
    }

    /** The seats still at the table that may hold a tile of this kind, as bits. */
    static int mayHold(State s, Treachery kind) {
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (!s.hasLeft(seat) && mayHold(s, seat, kind)) seats |= 1 << seat;
        return seats;
    }

    /** The discards became the stack, in the sight of all. */
    static void renewed(State s, int discards) {
        for (int observer = 0; observer <= s.seats; observer++)
            s.sure(observer, s.seats, s.sure(observer, s.seats) + discards);
    }

    /** A seat drew a tile, which only he has seen. */
    static void drew(State s, int seat, int kind) {
        s.sure(seat, s.seats, Bag.less(s.sure(seat, s.seats), Bag.of(kind)));
    }

    /** A tile that a seat drew is in his hand for good: to the others it may be of any kind. */
    static void kept(State s, int seat, int kind) {
        s.sure(seat, seat, s.sure(seat, seat) + Bag.of(kind));
        for (int observer = 0; observer <= s.seats; observer++)
            if (observer != seat)
                s.sure(observer, s.seats, Bag.less(s.sure(observer, s.seats), ONE_OF_EACH));
    }

    private static final int ONE_OF_EACH = 0x111111;

    /** A seat put back tiles that he has seen. */
    static void putBack(State s, int seat, int bag) {
        s.sure(seat, s.seats, s.sure(seat, s.seats) + bag);
    }

    /** A tile left a hand in the sight of all. */
    static void shown(State s, int seat, int kind) {
        for (int observer = 0; observer <= s.seats; observer++)
            s.sure(observer, seat, Bag.less(s.sure(observer, seat), Bag.of(kind)));
    }

    /** A seat looks into another's hand. */
    static void looked(State s, int seat, int other) {
        s.sure(seat, other, s.hand(other));
    }

    /**
     * Deals anew what an observer cannot know: the hands of the others, the stack, and what they
     * know themselves.
     *
     * @param sizes how many tiles each hand holds, then how many another seat has drawn to choose
     *     from
     */
    static void redeal(State s, int observer, int[] sizes, Rng rng) {
        int row = observer < s.seats ? observer : s.seats;
        boolean ownDraw = observer < s.seats && s.phase == Phase.KEEP && s.turn == observer;
        int pool =
                s.catalog.allTreachery
                        - s.discards
                        - (ownDraw ? s.drawn : Bag.NONE)
                        - s.sure(row, s.seats);
        for (int seat = 0; seat < s.seats; seat++) pool -= s.sure(row, seat);
        for (int seat = 0; seat < s.seats; seat++) {
            int known = s.sure(row, seat);
            int dealt = pick(pool, sizes[seat] - Bag.size(known), rng);
            pool -= dealt;
            s.hand(seat, known + dealt);
        }
        s.stack = pool + s.sure(row, s.seats);
        if (!ownDraw) {
            s.drawn = pick(s.stack, sizes[s.seats], rng);
            s.stack -= s.drawn;
        }
        for (int seat = 0; seat < s.seats; seat++) if (seat != observer) supposed(s, seat);
    }

    /**
     * What another seat knows is not known: his own hand, what he draws, and what everybody knows.
     */
    private static void supposed(State s, int seat) {
        for (int place = 0; place <= s.seats; place++) s.sure(seat, place, s.sure(s.seats, place));
        s.sure(seat, seat, s.hand(seat));
        if (s.phase == Phase.KEEP && s.turn == seat)
            s.sure(seat, s.seats, Bag.less(s.sure(seat, s.seats), s.drawn));
    }

    private static int pick(int bag, int count, Rng rng) {
        int picked = Bag.NONE;
        for (int i = 0; i < count; i++) {
            int left = bag - picked;
            picked += Bag.of(Bag.nth(left, rng.next(Bag.size(left))));
        }
        return picked;
    }
}
