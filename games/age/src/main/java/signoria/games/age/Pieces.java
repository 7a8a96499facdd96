package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "pieces": markers and tokens, and what happens when one or the other runs out. */
final class Pieces {
    private static final Refusal NOT_OLD = Refusal.of("age/pieces.3", "not-old");
    private static final Refusal NO_TOKENS = Refusal.of("age/pieces.3", "no-tokens");
    private static final Refusal MUST_FREE = Refusal.of("age/pieces.3", "must-free");

    private Pieces() {}

    /** §pieces.2 A control marker becomes one old token, if its owner has one. */
    static void reduce(State s, int province, Events events) {
        int owner = s.lands.owner(province);
        s.lands.takeMarker(province);
        events.add(new AgeEvent.Reduced(owner, province));
        if (s.stock(owner) > 0) s.lands.addFront(province, owner, 1);
        else if (s.pool(owner) > 0) s.agenda.push(Task.DROP, owner, province);
    }

    /** §pieces.2 Several at once: whose stock is short decides where, in order of play. */
    static void reduceAll(State s, long low, long high, Events events) {
        for (int p = Chart.next(low, high, 0); p >= 0; p = Chart.next(low, high, p + 1))
            if (s.lands.owner(p) >= 0) events.add(new AgeEvent.Reduced(s.lands.owner(p), p));
        for (int place = s.seats - 1; place >= 0; place--) {
            int seat = s.order[place];
            for (int p = Province.COUNT - 1; p >= 0; p--) {
                if (s.lands.owner(p) != seat || !Chart.in(low, high, p)) continue;
                s.lands.takeMarker(p);
                s.agenda.push(Task.DROP, seat, p);
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
        for (int i = s.agenda.size() - 1; i >= 0; i--)
            if (Task.kind(s.agenda.line(i)) == Task.DROP && Task.seat(s.agenda.line(i)) == seat)
                count++;
        return count;
    }

    /** §pieces.2 A token takes the marker's place: from stock, else one of those bought. */
    static void drop(State s, int seat) {
        int province = Task.a(s.agenda.top());
        s.agenda.pop();
        if (s.stock(seat) > 0) s.lands.addFront(province, seat, 1);
        else if (s.pool(seat) > 0) {
            s.pool(seat, s.pool(seat) - 1);
            s.lands.addFront(province, seat, 1);
        }
    }

    /**
     * §pieces.1 As many tokens as the market bears and no other piece: a control marker takes their
     * place.
     */
    static void settle(State s, int province, int seat, Events events) {
        Province p = s.catalog.province[province];
        if (p.satellite()
                || s.lands.owner(province) >= 0
                || s.lands.tokens(province, seat) < p.market()
                || s.lands.tokensIn(province) != s.lands.tokens(province, seat)) return;
        if (s.lands.markersLeft(seat) > 0) control(s, province, seat, true, events);
        else if (canFree(s, seat, province))
            s.agenda.push(Task.FREE, seat, province, Task.FOR_CONTROL);
    }

    static void control(State s, int province, int seat, boolean fresh, Events events) {
        s.lands.control(province, seat, fresh);
        events.add(new AgeEvent.Controlled(seat, province));
    }

    /**
     * §pieces.3 With all markers out, one elsewhere may be swapped for as many tokens as its market
     * bears.
     */
    static boolean canFree(State s, int seat, int except) {
        for (int p = Chart.next(s.lands.held(seat, 0), s.lands.held(seat, 1), 0);
                p >= 0;
                p = Chart.next(s.lands.held(seat, 0), s.lands.held(seat, 1), p + 1))
            if (p != except && refusal(s, seat, Move.PROVINCES[p]) == Refusal.NONE) return true;
        return false;
    }

    /** Whether a marker may still be freed for a province; of war nobody is left to cede it. */
    static boolean mayFree(State s, int seat, int province, int reason) {
        return (reason != Task.FOR_WAR || s.lives(s.lands.owner(province)))
                && canFree(s, seat, province);
    }

    static void legalMarkers(State s, int seat, List<Move> out) {
        if (Task.b(s.agenda.top()) != Task.FOR_CRUSADE) out.add(Move.PASS);
        for (Move.At move : Move.PROVINCES)
            if (refusal(s, seat, move) == Refusal.NONE) out.add(move);
    }

    static Refusal refusal(State s, int seat, Move.At move) {
        int province = move.province();
        if (s.lands.owner(province) != seat || s.lands.newMarker(province)) return NOT_OLD;
        if (s.stock(seat) < s.catalog.market[province]) return NO_TOKENS;
        return Refusal.NONE;
    }

    static Refusal refusal(State s, Move.Pass move) {
        return Task.b(s.agenda.top()) == Task.FOR_CRUSADE ? MUST_FREE : Refusal.NONE;
    }

    /**
     * §pieces.3 The freed marker goes where it is needed; it does not count for the expansion
     * bonus.
     */
    static void free(State s, int seat, Move.At move, Events events) {
        int from = move.province();
        int to = Task.a(s.agenda.top());
        int reason = Task.b(s.agenda.top());
        s.agenda.pop();
        s.lands.takeMarker(from);
        s.lands.addFront(from, seat, s.catalog.market[from]);
        events.add(new AgeEvent.Freed(seat, from));
        switch (reason) {
            case Task.FOR_CRUSADE -> Crusades.take(s, seat, to, events);
            case Task.FOR_WAR -> Wars.handOver(s, s.lands.owner(to), seat, to, events);
            default -> {
                s.freed(seat, s.freed(seat) + 1);
                control(s, to, seat, true, events);
            }
        }
    }

    /** §pieces.3 No marker is freed: the tokens stay, or a province of war is not ceded. */
    static void keep(State s, Events events) {
        int task = s.agenda.top();
        s.agenda.pop();
        if (Task.b(task) == Task.FOR_WAR) Misery.add(s, s.lands.owner(Task.a(task)), 1, events);
    }
}
