package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/** The chapter "buying a development card". */
final class Cards {
    /** §end.1 */
    static final int ENOUGH = 7;

    private static final Refusal PILE_EMPTY = Refusal.of("masters/cards.3", "empty");
    private static final Refusal NO_PLACE_TO_CHOOSE = Refusal.of("masters/cards.2", "not-now");

    private Cards() {}

    static void legal(State s, List<Move> out) {
        long goods = s.goods(s.turn);
        long discount = discount(s, s.turn);
        int open = openLevels(s, s.turn);
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            int card = s.top(pile);
            if (card == State.NONE || (open >>> pile / Colour.COUNT & 1) == 0) continue;
            long cost = s.catalog.cards[card].cost();
            if (!Goods.covers(goods, Goods.less(cost, discount))) continue;
            out.add(Move.BUYS[pile][0]);
            if (discount != Goods.NONE) legalFull(s, pile, cost, discount, out);
        }
    }

    /** §leaders.5 The same card with the full price of some resources. */
    private static void legalFull(State s, int pile, long cost, long discount, List<Move> out) {
        int useful = 0;
        for (int r = 0; r < Resource.COUNT; r++)
            if (freesRoom(s, r, cost, discount)
                    && Goods.count(s.goods(s.turn), r) >= Goods.count(cost, r)) useful |= 1 << r;
        for (int full = 1; full <= useful; full++)
            if ((full & ~useful) == 0) out.add(Move.BUYS[pile][full]);
    }

    /**
     * §leaders.5 The warehouse holds more of the resource than the lower price takes: to pay the
     * full price from there leaves room for something else.
     */
    private static boolean freesRoom(State s, int resource, long cost, long discount) {
        return discounts(resource, cost, discount)
                && Goods.count(s.warehouse(s.turn), resource)
                        > Goods.count(Goods.less(cost, discount), resource);
    }

    private static boolean discounts(int resource, long cost, long discount) {
        return Goods.count(cost, resource) > 0 && Goods.count(discount, resource) > 0;
    }

    static Refusal refusal(State s, Move.Buy move) {
        int top = s.top(move.pile());
        if (top == State.NONE) return PILE_EMPTY;
        Card card = s.catalog.cards[top];
        if ((openLevels(s, s.turn) >>> card.level() - 1 & 1) == 0)
            return Refusal.of(
                    "masters/cards.2",
                    card.level() == 1 ? "no-free-slot" : "no-card-below",
                    card.level(),
                    card.level() - 1);
        long discount = discount(s, s.turn);
        for (Resource resource : Resource.ALL) {
            int r = resource.ordinal();
            if ((move.full() >>> r & 1) == 0) continue;
            if (!discounts(r, card.cost(), discount))
                return Refusal.of("masters/leaders.5", "no-discount", Text.lower(resource));
            if (!freesRoom(s, r, card.cost(), discount))
                return Refusal.of("masters/leaders.5", "no-room", Text.lower(resource));
        }
        long missing = Goods.less(price(s, card, move.full()), s.goods(s.turn));
        for (Resource resource : Resource.ALL) {
            int lacking = Goods.count(missing, resource.ordinal());
            if (lacking > 0)
                return Refusal.of("masters/cards.1", "cannot-pay", lacking, Text.lower(resource));
        }
        return Refusal.NONE;
    }

    /** §cards.1, §leaders.5 What a card costs when the discount on some resources is not taken. */
    private static long price(State s, Card card, int full) {
        return Goods.less(card.cost(), Goods.without(discount(s, s.turn), full));
    }

    /** §cards.1, §leaders.5 The least that a card costs a seat. */
    static long price(State s, int seat, Card card) {
        return Goods.less(card.cost(), discount(s, seat));
    }

    /** §leaders.5 Every discount leader counts, each once a card. */
    static long discount(State s, int seat) {
        long discount = Goods.NONE;
        for (long leaders = s.played(seat) & s.catalog.discounts;
                leaders != 0;
                leaders = Bits.rest(leaders)) discount += s.catalog.discount[Bits.first(leaders)];
        return discount;
    }

    /**
     * §cards.2 The levels a seat has a slot for, as bits from level 1: a card goes on the level
     * below its own.
     */
    static int openLevels(State s, int seat) {
        return 1 << s.height(seat, 0) | 1 << s.height(seat, 1) | 1 << s.height(seat, 2);
    }

    static void buy(State s, Move.Buy move, Events events) {
        Card card = s.catalog.cards[s.top(move.pile())];
        s.pile = move.pile();
        s.need = price(s, card, move.full());
        int slots = slotsFor(s, card);
        s.slot = Bits.first(slots);
        if (card.level() > 1 && Integer.bitCount(slots) > 1) s.phase = Phase.SLOT;
        else Payment.ask(s, events);
    }

    /** The slots a card may go on, as bits; empty slots are alike, so level 1 never asks. */
    private static int slotsFor(State s, Card card) {
        int slots = 0;
        for (int slot = 0; slot < State.SLOTS; slot++)
            if (s.height(s.turn, slot) == card.level() - 1) slots |= 1 << slot;
        return slots;
    }

    static void legalSlots(State s, List<Move> out) {
        int slots = slotsFor(s, s.catalog.cards[s.top(s.pile)]);
        for (int rest = slots; rest != 0; rest = Bits.rest(rest))
            out.add(Move.SLOTS[Bits.first(rest)]);
    }

    static Refusal refusal(State s, Move.Slot move) {
        if (s.phase != Phase.SLOT) return NO_PLACE_TO_CHOOSE;
        int level = s.pile / Colour.COUNT + 1;
        return s.height(s.turn, move.slot()) == level - 1
                ? Refusal.NONE
                : Refusal.of("masters/cards.2", "wrong-slot", level, level - 1);
    }

    static void slot(State s, Move.Slot move, Events events) {
        s.slot = move.slot();
        Payment.ask(s, events);
    }

    /**
     * §cards.2, §cards.3 The card goes to its slot and the next of its pile is seen; §end.1 the
     * seventh brings the end.
     */
    static void complete(State s, Events events) {
        int pile = s.pile;
        Card card = s.catalog.cards[s.top(pile)];
        s.stack(s.turn, s.slot, card);
        events.add(new MastersEvent.Bought(s.turn, card.index(), s.slot));
        s.pile = State.NONE;
        s.slot = 0;
        turnUp(s, pile, events);
        if (Long.bitCount(s.owned(s.turn)) >= ENOUGH) Turns.bringEnd(s, events);
        if (s.solo()) Solo.checkColours(s, events);
        Turns.acted(s, events);
    }

    /** Chance says which of the unseen cards of a pile lies on top now. */
    static void turnUp(State s, int pile, Events events) {
        long below = s.unseen & s.catalog.ofPile[pile];
        if (below == 0) {
            s.top(pile, State.NONE);
            return;
        }
        int card = s.rng.pick(State.PILE_STREAM + pile, below);
        s.unseen &= ~(1L << card);
        s.top(pile, card);
        events.add(new MastersEvent.Revealed(card));
    }
}
