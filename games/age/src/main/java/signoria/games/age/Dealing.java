package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** The chapter "setting up": hands, bids for capitals, capitals. */
final class Dealing {
    private static final Refusal NOT_YOURS = Refusal.of("age/setup.1", "not-yours");
    private static final Refusal BID_BELOW = Refusal.of("age/setup.4", "below");
    private static final Refusal NO_CAPITAL = Refusal.of("age/setup.5", "no-capital");
    private static final Refusal TAKEN = Refusal.of("age/setup.5", "taken");
    private static final int DEALT = 3;
    private static final int TIE_DICE = 3;
    private static final int FEW = 4;

    private Dealing() {}

    /** §setup.1, §setup.2 Three cards each; five cards wait, as do the later epochs. */
    static State deal(Catalog catalog, Setup setup) {
        Variant variant = Variant.of(catalog, setup);
        State s = new State(variant, Rng.of(setup.seed(), State.STREAMS));
        for (Card card : catalog.card) {
            boolean now = variant.epoch(card) == 1 && !card.aside();
            s.cards.put(card.number(), now ? HistoryCards.PILE : HistoryCards.WAITING);
        }
        for (int seat = 0; seat < s.seats; seat++) {
            s.cash(seat, Move.START_CASH);
            s.written(seat, Move.START_CASH);
            for (int i = 0; i < DEALT; i++) Deck.deal(s, seat);
        }
        return s;
    }

    static void legalReturns(State s, int seat, List<Move> out) {
        Hands.legal(s, seat, Move.RETURNS, out);
    }

    static Refusal refusal(State s, int seat, Move.Return move) {
        return Hands.holds(s, seat, move.card()) == Refusal.NONE ? Refusal.NONE : NOT_YOURS;
    }

    static void legalBids(State s, int seat, List<Move> out) {
        int most = Math.min(s.cash(seat), Move.START_CASH);
        for (int n = 0; n <= most; n++) out.add(Move.BIDS[n]);
    }

    static Refusal refusal(State s, int seat, Move.Bid move) {
        if (move.ducats() < 0) return BID_BELOW;
        return move.ducats() > s.cash(seat)
                ? Refusal.of("age/setup.4", "cannot-pay", s.cash(seat))
                : Refusal.NONE;
    }

    /** §setup.1 All have chosen: the cards go back. */
    static void returnCards(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            s.cards.giveBack(seat, s.sealed(seat));
            events.add(new AgeEvent.ReturnedCard(seat, s.sealed(seat)));
            s.unseal(seat);
        }
        if (s.seats <= FEW) Deck.addAside(s);
        s.phase = Phase.BIDS;
    }

    /** §setup.4 The bids are revealed and paid; the order of choice is by bid, ties by dice. */
    static void revealBids(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            int bid = s.sealed(seat);
            s.bid(seat, bid);
            s.addCash(seat, -bid);
            s.unseal(seat);
            events.add(new AgeEvent.CapitalBid(seat, bid));
        }
        int left = (1 << s.seats) - 1;
        for (int choice = 0; left != 0; ) {
            int tied = highest(left, s::bid);
            choice = choose(s, tied, choice, events);
            left &= ~tied;
        }
        s.phase = Phase.CAPITALS;
        s.at = 0;
    }

    /** Those of a set of seats who have most of something. */
    private static int highest(int seats, IntUnaryOperator what) {
        int best = Integer.MIN_VALUE;
        int first = 0;
        for (int rest = seats; rest != 0; rest = Bits.rest(rest)) {
            int seat = Bits.first(rest);
            int number = what.applyAsInt(seat);
            if (number > best) first = 0;
            if (number >= best) first |= 1 << seat;
            best = Math.max(best, number);
        }
        return first;
    }

    /**
     * §setup.4 The tied ones choose from this place on, by the dice; equal ones throw again, only
     * for the places they tie for.
     */
    private static int choose(State s, int tied, int from, Events events) {
        if (Integer.bitCount(tied) == 1) {
            int seat = Bits.first(tied);
            s.choice(seat, from);
            s.order[from] = (byte) seat;
            return from + 1;
        }
        int[] totals = new int[s.seats];
        for (int rest = tied; rest != 0; rest = Bits.rest(rest)) {
            int seat = Bits.first(rest);
            for (int i = 0; i < TIE_DICE; i++) totals[seat] += s.roll(State.TIE_STREAM);
            events.add(new AgeEvent.TieRolled(seat, totals[seat]));
        }
        int next = from;
        for (int left = tied; left != 0; ) {
            int equal = highest(left, seat -> totals[seat]);
            next = choose(s, equal, next, events);
            left &= ~equal;
        }
        return next;
    }

    static void legalCapitals(State s, List<Move> out) {
        for (int i = 0; i < s.seats; i++) {
            Move.At move = Move.PROVINCES[s.variant.capital(i)];
            if (refusal(s, move) == Refusal.NONE) out.add(move);
        }
    }

    /** §setup.3, §setup.5 A capital in play that nobody has. */
    static Refusal refusal(State s, Move.At move) {
        int province = move.province();
        boolean there = false;
        for (int i = 0; i < s.seats; i++) there |= s.variant.capital(i) == province;
        if (!there) return NO_CAPITAL;
        for (int seat = 0; seat < s.seats; seat++) if (s.capital(seat) == province) return TAKEN;
        return Refusal.NONE;
    }

    static void choose(State s, int seat, Move.At move, Events events) {
        int province = move.province();
        s.agenda.pop();
        s.capital(seat, province);
        s.lands.putMarker(province, seat, false);
        events.add(new AgeEvent.CapitalChosen(seat, province));
    }
}
