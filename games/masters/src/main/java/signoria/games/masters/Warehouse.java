package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the depots of the warehouse". */
final class Warehouse {
    private static final Refusal NOTHING_TO_STORE = Refusal.of("masters/warehouse.3", "not-now");
    private static final Refusal NOT_TAKEN = Refusal.of("masters/warehouse.3", "not-taken");
    private static final Refusal NO_ROOM = Refusal.of("masters/warehouse.1", "no-room");
    private static final Refusal ROOM_LEFT = Refusal.of("masters/warehouse.3", "room-left");

    private Warehouse() {}

    /**
     * §warehouse.1 Some arrangement holds these goods: beside what the leader depots take
     * (§leaders.6), at most three kinds, at most two of them with two or more, at most one with
     * three, none with four.
     */
    static boolean fits(State s, int seat, long goods) {
        long depots = depots(s, seat);
        int one = 0, two = 0, three = 0;
        for (int r = 0; r < Resource.COUNT; r++) {
            int rest = Goods.count(goods, r) - Goods.count(depots, r);
            if (rest > 3) return false;
            if (rest > 0) one++;
            if (rest > 1) two++;
            if (rest > 2) three++;
        }
        return one <= 3 && two <= 2 && three <= 1;
    }

    /** The spaces of a seat's leader depots. */
    static long depots(State s, int seat) {
        long spaces = Goods.NONE;
        for (long leaders = s.played(seat) & s.catalog.depots;
                leaders != 0;
                leaders = Bits.rest(leaders)) spaces += s.catalog.depot[Bits.first(leaders)];
        return spaces;
    }

    /**
     * §warehouse.3 What fits must be kept; the player is asked only when goods compete for room.
     */
    static void receive(State s, Events events) {
        if (fits(s, s.turn, s.warehouse(s.turn) + s.taken)) {
            store(s, s.taken, events);
            return;
        }
        long only = -1;
        for (int c = Goods.count(s.taken, 0); c >= 0; c--)
            for (int t = Goods.count(s.taken, 1); t >= 0; t--)
                for (int v = Goods.count(s.taken, 2); v >= 0; v--)
                    for (int h = Goods.count(s.taken, 3); h >= 0; h--) {
                        long goods =
                                Goods.of(0, c) + Goods.of(1, t) + Goods.of(2, v) + Goods.of(3, h);
                        if (!mayKeep(s, goods)) continue;
                        if (only >= 0) {
                            s.phase = Phase.STORE;
                            return;
                        }
                        only = goods;
                    }
        store(s, only, events);
    }

    /** They fit, and nothing that is thrown away would fit beside them. */
    private static boolean mayKeep(State s, long goods) {
        return fits(s, s.turn, s.warehouse(s.turn) + goods) && full(s, goods);
    }

    private static boolean full(State s, long goods) {
        long left = s.taken - goods;
        for (int r = 0; r < Resource.COUNT; r++)
            if (Goods.count(left, r) > 0
                    && fits(s, s.turn, s.warehouse(s.turn) + goods + Goods.of(r, 1))) return false;
        return true;
    }

    static void legal(State s, List<Move> out) {
        for (int c = 0; c <= Goods.count(s.taken, 0); c++)
            for (int t = 0; t <= Goods.count(s.taken, 1); t++)
                for (int v = 0; v <= Goods.count(s.taken, 2); v++)
                    for (int h = 0; h <= Goods.count(s.taken, 3); h++) {
                        long goods =
                                Goods.of(0, c) + Goods.of(1, t) + Goods.of(2, v) + Goods.of(3, h);
                        if (mayKeep(s, goods)) out.add(Move.store(goods));
                    }
    }

    static Refusal refusal(State s, Move.Store move) {
        if (s.phase != Phase.STORE) return NOTHING_TO_STORE;
        if (!Goods.covers(s.taken, move.goods())) return NOT_TAKEN;
        if (!fits(s, s.turn, s.warehouse(s.turn) + move.goods())) return NO_ROOM;
        return full(s, move.goods()) ? Refusal.NONE : ROOM_LEFT;
    }

    /** §warehouse.3, §warehouse.4 What is not kept moves everyone else forward. */
    static void store(State s, long goods, Events events) {
        long discarded = s.taken - goods;
        s.warehouse(s.turn, s.warehouse(s.turn) + goods);
        s.taken = Goods.NONE;
        if (goods != Goods.NONE) events.add(new MastersEvent.Stored(s.turn, Goods.face(goods)));
        if (discarded != Goods.NONE)
            events.add(new MastersEvent.Discarded(s.turn, Goods.face(discarded)));
        Faith.advanceOthers(s, s.turn, Goods.sum(discarded), events);
        Turns.acted(s, events);
    }
}
