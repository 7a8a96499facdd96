package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The chapter "phase 7: tokens and order": buying in secret, the order, Renaissance. */
final class Ordering {
    private static final Refusal NOT_TIED = Refusal.of("age/order.2", "not-tied");
    private static final Refusal PLACE_TAKEN = Refusal.of("age/order.2", "taken");
    private static final Refusal NOBODY_THERE = Refusal.of("age/order.4", "nobody-there");
    private static final Refusal HAS_IT_TOO = Refusal.of("age/order.4", "has-it-too");

    private Ordering() {}

    static void legalBuys(State s, int seat, List<Move> out) {
        int cash = s.cash(seat);
        for (Move.Buy buy : Move.BUYS) if (Math.abs(buy.tokens()) <= cash) out.add(buy);
    }

    /** The smallest purchase that is not listed. */
    static Optional<Move.Buy> unlisted(State s, int seat) {
        if (Questions.refusal(s, seat, Move.buy(0)) != Refusal.NONE) return Optional.empty();
        for (int tokens = 1; tokens <= s.cash(seat); tokens++)
            for (int each : new int[] {tokens, -tokens})
                if (Arrays.binarySearch(Move.BUY_NUMBERS, each) < 0)
                    return Optional.of(new Move.Buy(each));
        return Optional.empty();
    }

    static Refusal refusal(State s, int seat, Move.Buy move) {
        if (Math.abs((long) move.tokens()) > s.cash(seat))
            return Refusal.of("age/order.1", "cannot-pay", s.cash(seat));
        return Refusal.NONE;
    }

    /** §order.1, §order.3 All is revealed and paid; more than the stock is paid but not taken. */
    static void reveal(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            if (!s.lives(seat)) {
                s.bid(seat, 0);
                continue;
            }
            int wanted = s.sealed(seat);
            int taken = Math.max(0, Math.min(wanted, s.stock(seat)));
            s.addCash(seat, -Math.abs(wanted));
            s.written(seat, s.cash(seat));
            s.pool(seat, taken);
            s.bid(seat, wanted);
            s.unseal(seat);
            events.add(new AgeEvent.Bought(seat, wanted, taken));
        }
        Arrays.fill(s.order, 0, s.seats, (byte) State.NOBODY);
        s.step = 1;
    }

    /**
     * §order.2 Fewest first; tied players choose, the one who chose his capital latest before the
     * others. Goes on until somebody has to choose or all have a place.
     */
    static void arrange(State s) {
        for (int seat = latestUnplaced(s); seat >= 0; seat = latestUnplaced(s)) {
            int from = below(s, seat);
            int to = from + tied(s, seat) - 1;
            if (free(s, from, to) > 1 && s.lives(seat)) {
                s.agenda.push(Task.PLACE, seat, from, to);
                return;
            }
            put(s, seat, firstFree(s, from));
        }
    }

    /** The game ends while places are chosen: the others take theirs as they come. */
    static void fill(State s) {
        for (int seat = latestUnplaced(s); seat >= 0; seat = latestUnplaced(s))
            put(s, seat, firstFree(s, below(s, seat)));
    }

    /**
     * The next to be placed: by bid, the living before those who are out, the latest choice first.
     */
    private static int latestUnplaced(State s) {
        int best = State.NOBODY;
        int placed = placed(s);
        for (int seat = 0; seat < s.seats; seat++)
            if ((placed >>> seat & 1) == 0 && (best < 0 || before(s, seat, best))) best = seat;
        return best;
    }

    private static boolean before(State s, int seat, int other) {
        if (s.bid(seat) != s.bid(other)) return s.bid(seat) < s.bid(other);
        if (s.lives(seat) != s.lives(other)) return s.lives(seat);
        return s.choice(seat) > s.choice(other);
    }

    /** Those that have a place, as bits. */
    private static int placed(State s) {
        int seats = 0;
        for (int place = 0; place < s.seats; place++)
            if (s.order[place] != State.NOBODY) seats |= 1 << s.order[place];
        return seats;
    }

    private static int below(State s, int seat) {
        int count = 0;
        for (int other = 0; other < s.seats; other++) if (s.bid(other) < s.bid(seat)) count++;
        return count;
    }

    private static int tied(State s, int seat) {
        int count = 0;
        for (int other = 0; other < s.seats; other++) if (s.bid(other) == s.bid(seat)) count++;
        return count;
    }

    private static int free(State s, int from, int to) {
        int count = 0;
        for (int place = from; place <= to; place++) if (s.order[place] < 0) count++;
        return count;
    }

    private static int firstFree(State s, int from) {
        int place = from;
        while (s.order[place] >= 0) place++;
        return place;
    }

    static void legalPlaces(State s, List<Move> out) {
        for (int place = Task.a(s.agenda.top()); place <= Task.b(s.agenda.top()); place++)
            if (refusal(s, Move.PLACES[place]) == Refusal.NONE) out.add(Move.PLACES[place]);
    }

    static Refusal refusal(State s, Move.Place move) {
        int place = move.place();
        if (place < Task.a(s.agenda.top()) || place > Task.b(s.agenda.top())) return NOT_TIED;
        return s.order[place] >= 0 ? PLACE_TAKEN : Refusal.NONE;
    }

    static void take(State s, int seat, Move.Place move, Events events) {
        s.agenda.pop();
        put(s, seat, move.place());
        events.add(new AgeEvent.Ranked(seat, s.variant.slot(move.place())));
    }

    private static void put(State s, int seat, int place) {
        s.order[place] = (byte) seat;
    }

    static void legalSwaps(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        for (Move.Swap swap : Move.SWAPS) if (refusal(s, seat, swap) == Refusal.NONE) out.add(swap);
    }

    /** §order.4 With the one next before or after who lacks it. */
    static Refusal refusal(State s, int seat, Move.Swap move) {
        int place = s.place(seat) + (move.before() ? -1 : 1);
        if (place < 0 || place >= s.seats) return NOBODY_THERE;
        int other = s.order[place];
        return s.lives(other) && s.has(other, Advance.RENAISSANCE) ? HAS_IT_TOO : Refusal.NONE;
    }

    static void swap(State s, int seat, Move.Swap move, Events events) {
        s.agenda.pop();
        int place = s.place(seat);
        int there = place + (move.before() ? -1 : 1);
        int other = s.order[there];
        s.order[there] = (byte) seat;
        s.order[place] = (byte) other;
        s.mark(seat, Mark.SWAPPED);
        events.add(new AgeEvent.Swapped(seat, other));
    }

    /**
     * §order.4 In the current order each owner is asked once per phase, until used; then the turns
     * begin.
     */
    static void askSwaps(State s) {
        for (int place = 0; place < s.seats; place++) {
            int seat = s.order[place];
            if (!s.lives(seat)
                    || !s.has(seat, Advance.RENAISSANCE)
                    || s.is(seat, Mark.SWAPPED)
                    || s.is(seat, Mark.ASKED)) continue;
            s.mark(seat, Mark.ASKED);
            if (refusal(s, seat, Move.SWAPS[0]) != Refusal.NONE
                    && refusal(s, seat, Move.SWAPS[1]) != Refusal.NONE) continue;
            s.agenda.push(Task.SWAP, seat);
            return;
        }
        for (int seat = 0; seat < s.seats; seat++) s.unmark(seat, Mark.ASKED);
        s.step = 1;
    }

    /** §event.civilwar The victim goes last; those behind him move up. */
    static void moveLast(State s, int seat) {
        for (int place = s.place(seat); place < s.seats - 1; place++)
            s.order[place] = s.order[place + 1];
        s.order[s.seats - 1] = (byte) seat;
    }
}
