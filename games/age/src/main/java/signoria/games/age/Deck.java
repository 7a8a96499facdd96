package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;

/** The chapter "phase 1: markets and draw": the pile, its epochs, and drawing. */
final class Deck {
    private Deck() {}

    /** §market.3 One card from the pile, if one may still be drawn. */
    static void draw(State s, int seat, Events events) {
        if (!canDraw(s)) return;
        if (s.epoch != s.pileEpoch) {
            s.epoch = s.pileEpoch;
            events.add(new AgeEvent.EpochBegan(s.epoch));
        }
        int card = s.rng.pick(State.PILE_STREAM, s.cards.pile());
        s.cards.draw(seat, card);
        events.add(new AgeEvent.DrewCard(seat, card));
        events.add(new AgeEvent.Drew(seat));
        if (s.cards.pile() == 0) nextPile(s, events);
    }

    static boolean canDraw(State s) {
        return !s.holds(Fact.PILE_DONE);
    }

    /** Deals a card at the start, told to nobody. */
    static void deal(State s, int seat) {
        s.cards.draw(seat, s.rng.pick(State.PILE_STREAM, s.cards.pile()));
    }

    /** §market.4 The next epoch's cards and all discards; after the last agreed epoch none. */
    private static void nextPile(State s, Events events) {
        long aside = s.cards.waiting() & s.catalog.aside;
        if (aside != 0) {
            addAside(s);
            return;
        }
        if (s.pileEpoch == s.variant.epochs()) {
            s.establish(Fact.PILE_DONE);
            declareLast(s, events);
            return;
        }
        s.pileEpoch++;
        s.cards.reuseDiscards();
        long next = 0;
        for (Card card : s.catalog.card)
            if (s.variant.epoch(card) == s.pileEpoch)
                next |= s.cards.waiting() & 1L << card.number();
        s.cards.join(next);
    }

    static void declareLast(State s, Events events) {
        if (s.holds(Fact.LAST_TURN)) return;
        s.establish(Fact.LAST_TURN);
        events.add(new AgeEvent.LastTurn());
    }

    /** §setup.2 The five cards kept out of the first deal join the pile. */
    static void addAside(State s) {
        s.cards.join(s.cards.waiting() & s.catalog.aside);
    }

    /** A card leaves a hand in sight of all, for the discards or out of the game. */
    static void away(State s, int seat, int card) {
        if (s.catalog.card[card].removed()) s.cards.remove(seat, card);
        else s.cards.discard(seat, card);
    }

    /** The whole hand of a seat that is out. */
    static void surrender(State s, int seat, Events events) {
        for (long rest = s.hand(seat); rest != 0; rest = Bits.rest(rest)) {
            int card = Bits.first(rest);
            away(s, seat, card);
            events.add(new AgeEvent.Discarded(seat, card));
        }
    }

    /** §advance.n A chosen card for one drawn blindly from the other's hand; the two know both. */
    static void exchange(State s, int seat, int other, int given, Events events) {
        int taken = s.rng.pick(State.HAND_STREAM, s.hand(other));
        s.cards.pass(other, seat, taken);
        s.cards.pass(seat, other, given);
        events.add(new AgeEvent.ExchangedCards(seat, other, given, taken));
        events.add(new AgeEvent.Exchanged(seat, other));
    }
}
