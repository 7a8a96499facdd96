package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.function.IntUnaryOperator;

/** The opening: hands, bids for capitals, capitals (§setup.1 to §setup.6). */
final class Dealing {
    static final Refusal NOT_YOURS = Refusal.of("age/setup.1", "not-yours");
    static final Refusal BID_BELOW = Refusal.of("age/setup.4", "below");
    static final Refusal NO_CAPITAL = Refusal.of("age/setup.5", "no-capital");
    static final Refusal TAKEN = Refusal.of("age/setup.5", "taken");
    private static final int DEALT = 3;
    private static final int TIE_DICE = 3;
    private static final int FEW = 4;

    private Dealing() {}

    /** §setup.1, §setup.2 Three cards each; five cards wait, as do the later epochs. */
    static State start(Table table, Rng rng) {
        State s = new State(table, rng);
        for (Card card : table.catalog().card) {
            boolean now = table.epoch(card) == 1 && !card.aside();
            s.cards[now ? State.PILE : State.WAITING] |= 1L << card.number();
            s.known.lie(card.number(), now ? State.PILE : State.WAITING);
        }
        for (int seat = 0; seat < s.seats; seat++) {
            s.setCash(seat, Move.START_CASH);
            s.setWritten(seat, Move.START_CASH);
            for (int i = 0; i < DEALT; i++) Deck.deal(s, seat);
        }
        return s;
    }

    /** §setup.1 All have chosen: the cards go back. */
    static void returnCards(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            Deck.giveBack(s, seat, s.sealed(seat));
            events.add(new AgeEvent.ReturnedCard(seat, s.sealed(seat)));
            s.setSealed(seat, State.BLANK);
        }
        if (s.seats <= FEW) Deck.addAside(s);
        s.phase = Phase.BIDS;
    }

    /** §setup.4 The bids are revealed and paid; the order of choice is by bid, ties by dice. */
    static void revealBids(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            int bid = s.sealed(seat);
            s.setBid(seat, bid);
            s.addCash(seat, -bid);
            s.setSealed(seat, State.BLANK);
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
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
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
            int seat = Integer.numberOfTrailingZeros(tied);
            s.setChoice(seat, from);
            s.order[from] = (byte) seat;
            return from + 1;
        }
        int[] totals = new int[s.seats];
        for (int rest = tied; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
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

    /** §setup.3, §setup.5 A capital in play that nobody has. */
    static Refusal capitalRefusal(State s, int province) {
        boolean there = false;
        for (int i = 0; i < s.seats; i++) there |= s.table.capital(i) == province;
        if (!there) return NO_CAPITAL;
        for (int seat = 0; seat < s.seats; seat++) if (s.capital(seat) == province) return TAKEN;
        return Refusal.NONE;
    }

    static void chooseCapital(State s, int seat, int province, Events events) {
        s.setCapital(seat, province);
        s.putMarker(province, seat, false);
        events.add(new AgeEvent.CapitalChosen(seat, province));
    }
}
