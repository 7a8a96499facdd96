package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/**
 * Control markers and tokens, and what happens when one or the other runs out (4.3, 5.2, 9.3.2,
 * 9.5.2).
 */
final class Pieces {
    static final Refusal NOT_OLD = Refusal.of("age/pieces.3", "not-old");
    static final Refusal NO_TOKENS = Refusal.of("age/pieces.3", "no-tokens");
    static final Refusal MUST_FREE = Refusal.of("age/pieces.3", "must-free");

    private Pieces() {}

    /** pieces.2 A control marker becomes one old token, if its owner has one. */
    static void reduce(State s, int province, Events events) {
        int owner = s.owner(province);
        s.takeMarker(province);
        events.add(new AgeEvent.Reduced(owner, province));
        if (s.stock(owner) > 0) s.addFront(province, owner, 1);
        else if (s.pool(owner) > 0) s.push(Task.DROP, owner, province);
    }

    /** pieces.2 Tokens of those bought are left. */
    static boolean mayDrop(State s, int seat) {
        return s.pool(seat) > 0;
    }

    static void dropFromStock(State s, int seat, int province) {}

    /** pieces.2 A token of those bought stays there. */
    static void dropFromPool(State s, int seat, int province) {
        s.setPool(seat, s.pool(seat) - 1);
        s.addFront(province, seat, 1);
    }

    /** All pieces in a province go home. */
    static void clear(State s, int province) {
        if (s.owner(province) >= 0) s.takeMarker(province);
        for (int seat = 0; seat < s.seats; seat++) s.takeTokens(province, seat);
    }

    /**
     * pieces.1 As many tokens as the market bears and no other piece: a control marker takes their
     * place.
     */
    static void settle(State s, int province, int seat, Events events) {
        Province p = s.catalog().province[province];
        if (p.satellite()
                || s.owner(province) >= 0
                || s.tokens(province, seat) < p.market()
                || s.tokensIn(province) != s.tokens(province, seat)) return;
        if (s.markersLeft(seat) > 0) control(s, province, seat, true, events);
        else if (canFree(s, seat, province)) s.push(Task.FREE, seat, province, 0);
    }

    static void control(State s, int province, int seat, boolean fresh, Events events) {
        s.control(province, seat, fresh);
        events.add(new AgeEvent.Controlled(seat, province));
    }

    /**
     * pieces.3 With all markers out, one elsewhere may be swapped for as many tokens as its market
     * bears.
     */
    static boolean canFree(State s, int seat, int except) {
        for (int p = Chart.next(s.held(seat, 0), s.held(seat, 1), 0);
                p >= 0;
                p = Chart.next(s.held(seat, 0), s.held(seat, 1), p + 1))
            if (p != except && freeRefusal(s, seat, p) == Refusal.NONE) return true;
        return false;
    }

    static boolean mayFree(State s, int seat, int province, int why) {
        return canFree(s, seat, province);
    }

    static Refusal freeRefusal(State s, int seat, int province) {
        if (s.owner(province) != seat || s.newMarker(province)) return NOT_OLD;
        if (s.stock(seat) < s.catalog().market[province]) return NO_TOKENS;
        return Refusal.NONE;
    }

    /**
     * pieces.3 The freed marker goes where it is needed; it does not count for the expansion bonus.
     */
    static void free(State s, int seat, int from, int to, boolean crusade, Events events) {
        s.takeMarker(from);
        s.addFront(from, seat, s.catalog().market[from]);
        s.setFreed(seat, s.freed(seat) + (crusade ? 0 : 1));
        events.add(new AgeEvent.Freed(seat, from));
        if (crusade) Effects.takeByCrusade(s, seat, to, events);
        else control(s, to, seat, true, events);
    }
}
