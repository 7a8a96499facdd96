package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The chapter "paying": where the stones of a prize come from. */
final class Payment {
    private static final Refusal NOT_HELD = Refusal.of("cradle/pay.2", "not-held");
    private static final Refusal FOREIGN_FIRST = Refusal.of("cradle/pay.1", "foreign-first");
    private static final Refusal OWN_LATER = Refusal.of("cradle/pay.1", "own-later");
    private static final Refusal RESERVE_EMPTY = Refusal.of("cradle/pay.3", "reserve-empty");
    private static final Refusal NO_STONE_THERE = Refusal.of("cradle/pay.3", "no-stone-there");
    private static final Refusal NOT_THE_GENIUS = Refusal.of("cradle/pay.4", "not-the-genius");

    private Payment() {}

    /** A prize for one seat; the first to pay is the nearest on the winner's right. */
    static void begin(State s, int winner, int prize, int payers, Events events) {
        s.winner = winner;
        s.due = prize;
        s.payers = payers;
        s.payer = winner;
        s.received = 0;
        events.add(new CradleEvent.Won(winner, prize));
        go(s, events);
    }

    /**
     * §pay.5 Beside the players: that neighbour; in the centre: all opponents, §teams.3 not the
     * partner.
     */
    static int opponents(State s, int place, int winner) {
        if (place >= State.CENTRES) {
            int right = place - State.CENTRES;
            return 1 << (right == winner ? s.leftNeighbour(right) : right);
        }
        int all = (1 << s.seats) - 1 & ~(1 << winner);
        return s.teams ? all & ~(1 << s.partner(winner)) : all;
    }

    private static void go(State s, Events events) {
        while (s.due > 0) {
            int payer = next(s);
            if (payer == State.NOBODY) break;
            s.payer = payer;
            if (mustChoose(s, payer)) {
                s.asked = payer;
                s.phase = Phase.PAY;
                return;
            }
            payUnasked(s, payer, events);
        }
        s.due = 0;
        Contest.paid(s, events);
    }

    /** What a prize would be paid with; where there is a choice, with the first that may go. */
    static List<View.Bill> bills(State s, int winner, int prize, int payers) {
        State t = s.copy();
        t.winner = winner;
        t.due = prize;
        t.payers = payers;
        t.payer = winner;
        Events.Kept events = new Events.Kept();
        for (int payer = next(t); t.due > 0 && payer != State.NOBODY; payer = next(t)) {
            t.payer = payer;
            payUnasked(t, payer, events);
        }
        List<View.Bill> bills = new ArrayList<>();
        int seat = winner;
        do {
            seat = s.rightNeighbour(seat);
            if ((payers >>> seat & 1) != 0) bills.add(new View.Bill(seat, stones(events, seat)));
        } while (seat != winner);
        return bills;
    }

    private static List<Integer> stones(Events.Kept events, int payer) {
        List<Integer> stones = new ArrayList<>();
        for (Event event : events.all())
            if (event instanceof CradleEvent.Paid(int seat, _, int colour, int count)
                    && seat == payer) stones.addAll(Collections.nCopies(count, colour));
        return List.copyOf(stones);
    }

    /** Who pays next, counter-clockwise after the last; who has nothing is passed over. */
    private static int next(State s) {
        int seat = s.payer;
        do {
            seat = s.rightNeighbour(seat);
            if ((s.payers >>> seat & 1) != 0 && (s.reserve(seat) > 0 || s.stonesPlaced(seat) > 0))
                return seat;
        } while (seat != s.payer);
        return State.NOBODY;
    }

    /** How much this payer gives before the next one is asked. */
    private static int share(State s) {
        return (s.payers & s.payers - 1) == 0 ? s.due : 1;
    }

    /** §pay.2, §pay.3 There are several kinds of stones that could go, and not all must. */
    private static boolean mustChoose(State s, int payer) {
        if (s.hasLeft(payer)) return false;
        int foreign = s.foreign(payer);
        if (foreign > 0)
            return foreign > share(s) && s.stones(payer, firstForeign(s, payer)) < foreign;
        return s.own(payer) == 0 && s.stonesPlaced(payer) > share(s);
    }

    private static int firstForeign(State s, int payer) {
        for (int colour = 0; colour < s.seats; colour++)
            if (colour != payer && s.stones(payer, colour) > 0) return colour;
        return State.NOBODY;
    }

    /** §pay.1 Foreign stones, then own ones, then those on events. */
    private static void payUnasked(State s, int payer, Events events) {
        int colour = firstForeign(s, payer);
        if (colour == State.NOBODY) colour = payer;
        int stones = Math.min(share(s), s.stones(payer, colour));
        if (stones > 0) pay(s, payer, colour, stones, events);
        else takeOff(s, payer, firstPlaced(s, payer), events);
    }

    private static void pay(State s, int payer, int colour, int stones, Events events) {
        s.addStones(payer, colour, -stones);
        receive(s, payer, colour, stones, events);
    }

    private static void receive(State s, int payer, int colour, int stones, Events events) {
        s.addStones(s.winner, colour, stones);
        s.due -= stones;
        s.received += stones;
        events.add(new CradleEvent.Paid(payer, s.winner, colour, stones));
    }

    private static void takeOff(State s, int payer, int spot, Events events) {
        int place = spot >>> 3;
        int named = EventCard.named(s.catalog.blueSpaces[s.event(place)], spot & 7);
        s.remove(place, spot & 7, payer);
        events.add(new CradleEvent.Lifted(payer, place, named, false));
        receive(s, payer, payer, 1, events);
    }

    private static int firstPlaced(State s, int seat) {
        for (int place = 0; place < State.PLACES; place++) {
            int stones = s.stonesAt(place, seat);
            if (stones != 0) return State.spot(place, Bits.first(stones));
        }
        throw new IllegalStateException("seat " + (seat + 1) + " has no stone on an event");
    }

    static void legal(State s, List<Move> out) {
        if (s.foreign(s.asked) > 0) {
            for (int colour = 0; colour < s.seats; colour++)
                if (colour != s.asked && s.stones(s.asked, colour) > 0) out.add(Move.PAYS[colour]);
        } else
            for (int place = 0; place < State.PLACES; place++)
                Placing.addNamed(s, place, s.stonesAt(place, s.asked), Move.LIFTS, out);
    }

    static Refusal refusal(State s, Move.Pay move) {
        if (s.phase != Phase.PAY) return Turns.now(s);
        if (s.foreign(s.asked) == 0) return RESERVE_EMPTY;
        if (move.colour() == s.asked) return OWN_LATER;
        boolean held = move.colour() < s.seats && s.stones(s.asked, move.colour()) > 0;
        return held ? Refusal.NONE : NOT_HELD;
    }

    static Refusal refusal(State s, Move.Lift move) {
        if (s.foreign(s.asked) > 0) return FOREIGN_FIRST;
        Refusal nothing = Placing.named(s, move.place(), move.space());
        if (nothing != Refusal.NONE) return nothing;
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        if (s.genius(s.asked) == State.spot(move.place(), space)) return NOT_THE_GENIUS;
        boolean there = (s.stonesAt(move.place(), s.asked) >>> space & 1) != 0;
        return there ? Refusal.NONE : NO_STONE_THERE;
    }

    static void paid(State s, Move.Pay move, Events events) {
        pay(s, s.asked, move.colour(), 1, events);
        go(s, events);
    }

    static void lifted(State s, Move.Lift move, Events events) {
        int space = s.catalog.events[s.event(move.place())].space(move.space());
        takeOff(s, s.asked, State.spot(move.place(), space), events);
        go(s, events);
    }

    /** §leave.1 Whoever left pays what comes first. */
    static void goOn(State s, Events events) {
        payUnasked(s, s.asked, events);
        go(s, events);
    }
}
