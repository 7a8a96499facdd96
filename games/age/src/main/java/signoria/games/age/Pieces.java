package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/**
 * Control markers and tokens, and what happens when one or the other runs out (§pieces.1 to
 * §pieces.3).
 */
final class Pieces {
    static final Refusal NOT_OLD = Refusal.of("age/pieces.3", "not-old");
    static final Refusal NO_TOKENS = Refusal.of("age/pieces.3", "no-tokens");
    static final Refusal MUST_FREE = Refusal.of("age/pieces.3", "must-free");

    private Pieces() {}

    /** §pieces.2 A control marker becomes one old token, if its owner has one. */
    static void reduce(State s, int province, Events events) {
        int owner = s.owner(province);
        s.takeMarker(province);
        events.add(new AgeEvent.Reduced(owner, province));
        if (s.stock(owner) > 0) s.addFront(province, owner, 1);
        else if (s.pool(owner) > 0) s.push(Task.DROP, owner, province);
    }

    /** §pieces.2 Several at once: whose stock is short decides where, in order of play. */
    static void reduceAll(State s, long low, long high, Events events) {
        for (int p = Chart.next(low, high, 0); p >= 0; p = Chart.next(low, high, p + 1))
            if (s.owner(p) >= 0) events.add(new AgeEvent.Reduced(s.owner(p), p));
        for (int place = s.seats - 1; place >= 0; place--) {
            int seat = s.order[place];
            for (int p = Province.COUNT - 1; p >= 0; p--) {
                if (s.owner(p) != seat || !Chart.in(low, high, p)) continue;
                s.takeMarker(p);
                s.push(Task.DROP, seat, p);
            }
        }
    }

    /** §pieces.2 The stock does not suffice for all that is asked, but there are tokens. */
    static boolean mustChoose(State s, int seat) {
        int stock = s.stock(seat);
        return stock + s.pool(seat) > 0 && stock < dropsLeft(s, seat);
    }

    private static int dropsLeft(State s, int seat) {
        int count = 0;
        for (int i = s.depth - 1; i >= 0; i--)
            if (Task.kind(s.agenda[i]) == Task.DROP && Task.seat(s.agenda[i]) == seat) count++;
        return count;
    }

    /** §pieces.2 A token takes the marker's place: from stock, else one of those bought. */
    static void drop(State s, int seat, int province) {
        if (s.stock(seat) > 0) s.addFront(province, seat, 1);
        else if (s.pool(seat) > 0) {
            s.setPool(seat, s.pool(seat) - 1);
            s.addFront(province, seat, 1);
        }
    }

    /** All pieces in a province go home. */
    static void clear(State s, int province) {
        if (s.owner(province) >= 0) s.takeMarker(province);
        for (int seat = 0; seat < s.seats; seat++) s.takeTokens(province, seat);
    }

    /**
     * §pieces.1 As many tokens as the market bears and no other piece: a control marker takes their
     * place.
     */
    static void settle(State s, int province, int seat, Events events) {
        Province p = s.catalog().province[province];
        if (p.satellite()
                || s.owner(province) >= 0
                || s.tokens(province, seat) < p.market()
                || s.tokensIn(province) != s.tokens(province, seat)) return;
        if (s.markersLeft(seat) > 0) control(s, province, seat, true, events);
        else if (canFree(s, seat, province)) s.push(Task.FREE, seat, province, Task.FOR_CONTROL);
    }

    static void control(State s, int province, int seat, boolean fresh, Events events) {
        s.control(province, seat, fresh);
        events.add(new AgeEvent.Controlled(seat, province));
    }

    /**
     * §pieces.3 With all markers out, one elsewhere may be swapped for as many tokens as its market
     * bears.
     */
    static boolean canFree(State s, int seat, int except) {
        for (int p = Chart.next(s.held(seat, 0), s.held(seat, 1), 0);
                p >= 0;
                p = Chart.next(s.held(seat, 0), s.held(seat, 1), p + 1))
            if (p != except && freeRefusal(s, seat, p) == Refusal.NONE) return true;
        return false;
    }

    /** Whether a marker may still be freed for a province; of war nobody is left to cede it. */
    static boolean mayFree(State s, int seat, int province, int reason) {
        return (reason != Task.FOR_WAR || s.lives(s.owner(province))) && canFree(s, seat, province);
    }

    static Refusal freeRefusal(State s, int seat, int province) {
        if (s.owner(province) != seat || s.newMarker(province)) return NOT_OLD;
        if (s.stock(seat) < s.catalog().market[province]) return NO_TOKENS;
        return Refusal.NONE;
    }

    /**
     * §pieces.3 The freed marker goes where it is needed; it does not count for the expansion
     * bonus.
     */
    static void free(State s, int seat, int from, int to, int reason, Events events) {
        s.takeMarker(from);
        s.addFront(from, seat, s.catalog().market[from]);
        events.add(new AgeEvent.Freed(seat, from));
        switch (reason) {
            case Task.FOR_CRUSADE -> Effects.takeByCrusade(s, seat, to, events);
            case Task.FOR_WAR -> Wars.handOver(s, s.owner(to), seat, to, events);
            default -> {
                s.setFreed(seat, s.freed(seat) + 1);
                control(s, to, seat, true, events);
            }
        }
    }

    /** §pieces.3 No marker is freed: the tokens stay, or a province of war is not ceded. */
    static void keep(State s, int to, int reason, Events events) {
        if (reason == Task.FOR_WAR) Misery.add(s, s.owner(to), 1, events);
    }
}
