package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "trade". An offer is one number: 12 bits for each of the four amounts, then the other
 * seat, then how many turns it lasts, then a mark.
 */
final class Trade {
    static final int MOST = 999;
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;
    private static final int TO = 4 * BITS;
    private static final int TURNS_LEFT = TO + 4;
    private static final long PRESENT = 1L << 60;

    /** §trade.5 An offer lasts to the end of this turn, the next, and the one after it. */
    static final int TURNS = 3;

    private static final Refusal NO_TRADE = Refusal.of("princes/trade.7", "off");
    private static final Refusal TO_SELF = Refusal.of("princes/trade.1", "nobody");
    private static final Refusal EMPTY = Refusal.of("princes/trade.1", "empty");
    private static final Refusal BEYOND = Refusal.of("princes/trade.1", "beyond", MOST);
    private static final Refusal LEFT = Refusal.of("princes/leave.1", "left-table");
    private static final Refusal NO_OFFER = Refusal.of("princes/trade.6", "no-offer");
    private static final Refusal NOT_TO_YOU = Refusal.of("princes/trade.6", "not-to-you");
    private static final Refusal UNCOVERED = Refusal.of("princes/trade.2", "uncovered");
    private static final Refusal OTHER_UNCOVERED = Refusal.of("princes/trade.2", "other-uncovered");
    private static final Refusal ALL_OPEN =
            Refusal.of("princes/trade.4", "all-open", State.MOST_OFFERS);
    private static final Refusal NOT_MADE = Refusal.of("princes/trade.5", "not-made");

    private Trade() {}

    /** An offer that ends with so many turns. */
    static long pack(Move.Offer move, int turns) {
        return PRESENT
                | (long) turns << TURNS_LEFT
                | (long) move.to() << TO
                | (long) move.giveGold() << 3 * BITS
                | (long) move.giveInfluence() << 2 * BITS
                | (long) move.takeGold() << BITS
                | move.takeInfluence();
    }

    static Move.Offer unpack(long offer) {
        return new Move.Offer(
                to(offer), amount(offer, 3), amount(offer, 2), amount(offer, 1), amount(offer, 0));
    }

    private static int amount(long offer, int place) {
        return (int) (offer >>> place * BITS) & MASK;
    }

    static int to(long offer) {
        return (int) (offer >>> TO) & 15;
    }

    static int turns(long offer) {
        return (int) (offer >>> TURNS_LEFT) & 3;
    }

    static int maker(int slot) {
        return slot / State.MOST_OFFERS;
    }

    /** The answers of a seat to open offers, and its own offers to withdraw. */
    static void legal(State s, int seat, List<Move> out) {
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            if (to(s.offer(slot)) == seat && covered(s, slot)) out.add(Move.ACCEPTS[slot]);
        }
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            if (to(s.offer(slot)) == seat) out.add(Move.REJECTS[slot]);
        }
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            if (maker(slot) == seat) out.add(Move.WITHDRAWALS[slot % State.MOST_OFFERS]);
        }
    }

    private static boolean covered(State s, int slot) {
        return gives(s, slot) && takes(s, slot);
    }

    private static boolean gives(State s, int slot) {
        long offer = s.offer(slot);
        return covers(s, maker(slot), amount(offer, 3), amount(offer, 2));
    }

    private static boolean takes(State s, int slot) {
        long offer = s.offer(slot);
        return covers(s, to(offer), amount(offer, 1), amount(offer, 0));
    }

    /** §trade.2, §trade.3 A seat can spare so much now. */
    private static boolean covers(State s, int seat, int gold, int influence) {
        return gold <= spare(s, seat, Good.GOLD) && influence <= spare(s, seat, Good.INFLUENCE);
    }

    /**
     * §trade.3 What a seat owns and does not owe: a leading bid is owed, the opening bid one has
     * still to make, and what a thief is about to take.
     */
    static int spare(State s, int seat, Good good) {
        int owned = s.owns(seat, good);
        if (good == Good.INFLUENCE && Plots.isRobbed(s, seat))
            return Math.max(0, owned - s.catalog.stolen);
        if (s.lot == Lot.NONE || Lot.good(s.catalog, s.lot) != good) return owned;
        if (seat == s.leader) return owned - s.bid;
        return s.phase == Phase.OPENING && seat == s.turn
                ? owned - Auctions.opening(s, s.lot)
                : owned;
    }

    static Refusal refusal(State s, int seat, Move.Offer move) {
        if (!s.trade) return NO_TRADE;
        if (move.to() == seat || move.to() >= s.seats || move.to() < 0) return TO_SELF;
        if (s.hasLeft(move.to())) return LEFT;
        if (move.giveGold() + move.giveInfluence() + move.takeGold() + move.takeInfluence() == 0)
            return EMPTY;
        if (beyond(move.giveGold())
                || beyond(move.giveInfluence())
                || beyond(move.takeGold())
                || beyond(move.takeInfluence())) return BEYOND;
        if (s.made(seat) >= s.catalog.offers)
            return Refusal.of("princes/trade.4", "enough", s.catalog.offers);
        if (isOpen(s, freeSlot(s, seat))) return ALL_OPEN;
        return refusal(s, seat, move.giveGold(), move.giveInfluence());
    }

    private static boolean beyond(int amount) {
        return amount < 0 || amount > MOST;
    }

    /** §trade.2 More than is owned, §trade.3 or more than can be spared. */
    private static Refusal refusal(State s, int seat, int gold, int influence) {
        if (gold > s.gold(seat))
            return Refusal.of("princes/trade.2", "too-much", s.gold(seat), "gold");
        if (influence > s.influence(seat))
            return Refusal.of("princes/trade.2", "too-much", s.influence(seat), "influence");
        if (gold > spare(s, seat, Good.GOLD))
            return Refusal.of("princes/trade.3", "owed", spare(s, seat, Good.GOLD), "gold");
        if (influence > spare(s, seat, Good.INFLUENCE))
            return Refusal.of(
                    "princes/trade.3", "owed", spare(s, seat, Good.INFLUENCE), "influence");
        return Refusal.NONE;
    }

    private static boolean isOpen(State s, int slot) {
        return (s.offered >>> slot & 1) != 0;
    }

    /** Whether an offer of one seat to another is open. */
    static boolean isOpen(State s, int maker, int to) {
        for (int number = 0; number < State.MOST_OFFERS; number++) {
            int slot = maker * State.MOST_OFFERS + number;
            if (isOpen(s, slot) && to(s.offer(slot)) == to) return true;
        }
        return false;
    }

    static Refusal refusal(State s, int seat, Move.Accept move) {
        if (!isOpen(s, move.slot())) return NO_OFFER;
        if (to(s.offer(move.slot())) != seat) return NOT_TO_YOU;
        if (!takes(s, move.slot())) return UNCOVERED;
        return gives(s, move.slot()) ? Refusal.NONE : OTHER_UNCOVERED;
    }

    static Refusal refusal(State s, int seat, Move.Reject move) {
        if (!isOpen(s, move.slot())) return NO_OFFER;
        return to(s.offer(move.slot())) == seat ? Refusal.NONE : NOT_TO_YOU;
    }

    static Refusal refusal(State s, int seat, Move.Withdraw move) {
        return isOpen(s, seat * State.MOST_OFFERS + move.number()) ? Refusal.NONE : NOT_MADE;
    }

    /** The slot of a seat's next offer: the next one in a circle that is free, if any is. */
    private static int freeSlot(State s, int seat) {
        int slot = s.made(seat);
        for (int tries = 1; tries < State.MOST_OFFERS; tries++)
            if (isOpen(s, seat * State.MOST_OFFERS + slot)) slot = (slot + 1) % State.MOST_OFFERS;
        return seat * State.MOST_OFFERS + slot;
    }

    /** §trade.1, §trade.4 */
    static void offer(State s, int seat, Move.Offer move, Events events) {
        s.offer(freeSlot(s, seat), pack(move, TURNS));
        s.made(seat, s.made(seat) + 1);
        events.add(
                new PrincesEvent.Offered(
                        seat,
                        move.to(),
                        move.giveGold(),
                        move.giveInfluence(),
                        move.takeGold(),
                        move.takeInfluence()));
    }

    /** §trade.6 The goods change hands at once. */
    static void accept(State s, int slot, Events events) {
        Move.Offer offer = unpack(s.offer(slot));
        int seat = maker(slot);
        s.offer(slot, 0);
        pass(s, seat, offer.to(), Good.GOLD, offer.giveGold() - offer.takeGold());
        pass(s, seat, offer.to(), Good.INFLUENCE, offer.giveInfluence() - offer.takeInfluence());
        events.add(
                new PrincesEvent.Traded(
                        seat,
                        offer.to(),
                        offer.giveGold(),
                        offer.giveInfluence(),
                        offer.takeGold(),
                        offer.takeInfluence()));
    }

    private static void pass(State s, int from, int to, Good good, int count) {
        if (count < 0) {
            pass(s, to, from, good, -count);
            return;
        }
        part(s, from, good, count);
        s.add(to, good, count);
    }

    /**
     * §trade.5 A seat parts with goods, and its offers and those made to it end that it could keep
     * with these only.
     */
    static void part(State s, int seat, Good good, int count) {
        int owned = s.owns(seat, good);
        s.add(seat, good, -count);
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            int due = due(s, slot, seat, good);
            if (due <= owned && due > owned - count) s.offer(slot, 0);
        }
    }

    /** What a seat would have to give by an open offer. */
    static int due(State s, int slot, int seat, Good good) {
        long offer = s.offer(slot);
        if (maker(slot) == seat) return amount(offer, good == Good.GOLD ? 3 : 2);
        return to(offer) == seat ? amount(offer, good == Good.GOLD ? 1 : 0) : 0;
    }

    static void reject(State s, int seat, int slot, Events events) {
        s.offer(slot, 0);
        events.add(new PrincesEvent.OfferRejected(seat, maker(slot)));
    }

    static void withdraw(State s, int seat, int number, Events events) {
        int slot = seat * State.MOST_OFFERS + number;
        int to = to(s.offer(slot));
        s.offer(slot, 0);
        events.add(new PrincesEvent.OfferWithdrawn(seat, to));
    }

    /** §trade.5 A turn ends, and with it the offers made in the turn before last. */
    static void turnEnds(State s) {
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            long later = s.offer(slot) - (1L << TURNS_LEFT);
            s.offer(slot, turns(later) == 0 ? 0 : later);
        }
    }

    /** The game is over: no offer is open any more. */
    static void end(State s) {
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) s.offer(Bits.first(rest), 0);
        s.made = 0;
    }

    /** §leave.1 A seat leaves: its offers and those made to it end. */
    static void forget(State s, int seat) {
        for (int rest = s.offered; rest != 0; rest = Bits.rest(rest)) {
            int slot = Bits.first(rest);
            if (maker(slot) == seat || to(s.offer(slot)) == seat) s.offer(slot, 0);
        }
    }
}
