package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "the auction" and "the families": bidding for the families, and what they do. */
final class Families {
    private static final Refusal EMPTY_FLOOR = Refusal.of("lorenzo/tower.5", "empty");
    private static final Refusal FLIPPED = Refusal.of("lorenzo/family.12", "flipped");
    private static final Refusal BID_LOW = Refusal.of("lorenzo/auction.2", "low");
    private static final Refusal BID_SLOT = Refusal.of("lorenzo/auction.2", "slot");
    private static final Refusal GONZAGA_CARD = Refusal.of("lorenzo/family.4", "card");
    private static final Refusal NO_TRADE = Refusal.of("lorenzo/family.7", "no-trade");
    private static final Refusal TRADE_PRICE = Refusal.of("lorenzo/family.7", "price");

    static final int GONZAGA_PRICE = 7;
    static final int SETS = 4;

    private Families() {}

    // --- The auction

    static Refusal refusal(State s, Move.Bid move) {
        int slot = move.slot();
        if (slot >= s.seats) return BID_SLOT;
        return s.auction.bidder(slot) < 0 || move.row() > s.auction.row(slot)
                ? Refusal.NONE
                : BID_LOW;
    }

    static void legalBids(State s, List<Move> out) {
        for (int slot = 0; slot < s.seats; slot++)
            for (int row = s.auction.bidder(slot) < 0 ? 0 : s.auction.row(slot) + 1;
                    row < Catalog.AUCTION_ROWS;
                    row++) out.add(Move.BIDS[slot * Catalog.AUCTION_ROWS + row]);
    }

    /** §auction.2 Who is outbid must bid again at once. */
    static void bid(State s, Move.Bid bid, Events events) {
        int slot = bid.slot();
        int row = bid.row();
        int seat = s.actor;
        int displaced = s.auction.bidder(slot);
        s.agenda.pop();
        s.auction.stand(slot, seat, row);
        events.add(new LorenzoEvent.BidMade(seat, slot, row));
        if (displaced < 0) return;
        s.actor = displaced;
        s.agenda.push(Task.of(Task.BID));
    }

    /** The next seat in turn order that stands nowhere, or -1. */
    static int nextBidder(State s) {
        int standing = 0;
        for (int slot = 0; slot < s.seats; slot++)
            if (s.auction.bidder(slot) >= 0) standing |= 1 << s.auction.bidder(slot);
        for (int i = 0; i < s.seats; i++)
            if ((standing >>> s.seatAt(i) & 1) == 0) return s.seatAt(i);
        return -1;
    }

    /**
     * §auction.3 Stocks and families go to those who stand there, in this order, so that no power
     * works on what the stock brings; coins by turn order.
     */
    static void award(State s, Events events) {
        for (int slot = 0; slot < s.seats; slot++) {
            int seat = s.auction.bidder(slot);
            int family = s.auction.family(slot);
            events.add(new LorenzoEvent.FamilyWon(seat, family));
            Effects.receive(
                    s, seat, s.catalog.stock(s.auction.tile(slot), s.auction.row(slot)), events);
            s.families.of(seat, family + 1);
            Holdings.refresh(s, seat);
            if (s.has(seat, Power.LEADER_TOKENS)) takeBeside(s, seat, 1);
        }
        for (int i = 0; i < s.seats; i++)
            s.add(s.seatAt(i), Good.COIN, s.catalog.startCoinsFamiglie[i]);
    }

    /** The leaders beside a family's tile go to the hand; everybody knows them. */
    static void takeBeside(State s, int seat, int which) {
        long leaders = s.leaders.beside(which);
        s.leaders.beside(which, 0);
        s.leaders.inHand(seat, s.leaders.inHand(seat) | leaders);
        for (long rest = leaders; rest != 0; rest = Bits.rest(rest))
            s.leaders.known.lie(Bits.first(rest), LeaderCards.HAND_OF + seat);
    }

    /** The seat with a power, or -1. */
    static int holder(State s, Power power) {
        for (int seat = 0; seat < s.seats; seat++) if (s.has(seat, power)) return seat;
        return -1;
    }

    // --- Powers

    /** §family.7, §family.11 Este and Della Scala trade as often as they like. */
    static Refusal refusal(State s, int seat, Move.Trade trade) {
        if (s.has(seat, Power.MILITARY_TO_COINS))
            return s.held(seat, Good.MILITARY) > 0 ? Refusal.NONE : TRADE_PRICE;
        if (s.has(seat, Power.PRIVILEGE_WITH_FAITH))
            return s.held(seat, Good.FAITH) > 0 ? Refusal.NONE : TRADE_PRICE;
        return NO_TRADE;
    }

    static void trade(State s, int seat, Events events) {
        if (s.has(seat, Power.MILITARY_TO_COINS)) {
            Payments.pay(s, seat, Goods.of(Good.MILITARY, 1), false, events);
            Effects.gain(s, seat, Goods.of(Good.COIN, 2), Effects.OTHER, events);
        } else {
            Payments.pay(s, seat, Goods.of(Good.FAITH, 1), false, events);
            Effects.gain(
                    s,
                    seat,
                    Goods.of(Good.COIN, 1) + Goods.of(Good.SERVANT, 1) + Goods.of(Good.MILITARY, 1),
                    Effects.OTHER,
                    events);
        }
    }

    /** §family.9 A reward when every type first counts one card more. */
    static void sets(State s, Events events) {
        int seat = s.actor;
        int sets = Integer.MAX_VALUE;
        for (Type type : Type.ALL) sets = Math.min(sets, s.cards(seat, type));
        int rewarded = s.families.sets(seat);
        if (sets <= rewarded || rewarded == SETS) return;
        s.families.sets(seat, rewarded + 1);
        s.agenda.push(Task.of(Task.SETS));
        switch (rewarded) {
            case 0 -> Leaders.draw(s, seat, 2, events);
            case 1 -> s.agenda.push(Task.of(Task.FREE_LEADER, 1, 0, 0, 0));
            default -> Effects.gain(s, seat, s.catalog.orsini[rewarded + 1], Effects.OTHER, events);
        }
    }

    /** §family.10 Faith tiles pay when first reached, also when jumped past. */
    static void faithTiles(State s, int seat, Events events) {
        for (int tile = 0; tile < Catalog.FAITH_TILES; tile++) {
            int taken = s.families.faithTiles(seat);
            if ((taken >>> tile & 1) != 0 || s.held(seat, Good.FAITH) < s.catalog.faithTileAt[tile])
                continue;
            s.families.faithTiles(seat, taken | 1 << tile);
            Effects.gain(s, seat, s.catalog.faithTile[tile], Effects.OTHER, events);
        }
    }

    // --- Leader tokens (§family.12)

    static void legalFlips(State s, List<Move> out) {
        for (int token = 0; token < Catalog.VISCONTI; token++)
            if (refusal(s, Move.FLIPS[token]) == Refusal.NONE) out.add(Move.FLIPS[token]);
    }

    static Refusal refusal(State s, Move.Flip move) {
        return (s.families.flipped(s.actor) >>> move.token() & 1) == 0 ? Refusal.NONE : FLIPPED;
    }

    /** With one token left to flip, or none, there is no choice. */
    static boolean settleFlip(State s, Events events) {
        int left = ~s.families.flipped(s.actor) & (1 << Catalog.VISCONTI) - 1;
        if ((left & left - 1) != 0) return false;
        s.agenda.pop();
        if (left != 0) flipped(s, Bits.first(left), events);
        else payTokens(s, events);
        return true;
    }

    static void flip(State s, int token, Events events) {
        s.agenda.pop();
        flipped(s, token, events);
    }

    private static void flipped(State s, int token, Events events) {
        s.families.flipped(s.actor, s.families.flipped(s.actor) | 1 << token);
        events.add(new LorenzoEvent.Flipped(s.actor, token));
        payTokens(s, events);
    }

    private static void payTokens(State s, Events events) {
        int flipped = s.families.flipped(s.actor);
        for (int token = 0; token < Catalog.VISCONTI; token++)
            if ((flipped >>> token & 1) != 0)
                Effects.gain(s, s.actor, s.catalog.visconti[token], Effects.OTHER, events);
    }

    // --- Gonzaga (§family.4)

    static void legalGonzaga(State s, List<Move> out) {
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            if (refusal(s, Move.GOES[floor]) == Refusal.NONE) out.add(Move.GOES[floor]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Go move) {
        int space = move.space();
        if (!Space.isFloor(space) || Space.tower(space) == Space.SPECIAL_TOWER) return GONZAGA_CARD;
        if (s.floors[space] == 0) return EMPTY_FLOOR;
        return Floors.room(s, s.actor, s.catalog.card[s.floors[space] - 1].type(), false);
    }

    static boolean gonzagaCan(State s, int seat) {
        if (s.held(seat, Good.SERVANT) < GONZAGA_PRICE) return false;
        for (int floor = 0; floor < Space.SPECIAL_TOWER * Space.FLOORS; floor++)
            if (s.floors[floor] > 0
                    && Floors.room(s, seat, s.catalog.card[s.floors[floor] - 1].type(), false)
                            == Refusal.NONE) return true;
        return false;
    }

    static void gonzaga(State s, int floor, Events events) {
        s.agenda.pop();
        Payments.pay(s, s.actor, Goods.of(Good.SERVANT, GONZAGA_PRICE), false, events);
        s.agenda.push(Task.of(Task.TAKEN, floor + 1, 0, 0, s.floors[floor] - 1));
    }
}
