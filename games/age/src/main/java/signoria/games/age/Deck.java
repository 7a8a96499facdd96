package signoria.games.age;

import signoria.kernel.Events;

/** The history cards: the pile and its epochs, hands, discards (§market.3, §market.4). */
final class Deck {
    private Deck() {}

    /** §market.3 One card from the pile, if one may still be drawn. */
    static void draw(State s, int seat, Events events) {
        if (!canDraw(s)) return;
        if (s.epoch != s.pileEpoch) {
            s.epoch = s.pileEpoch;
            events.add(new AgeEvent.EpochBegan(s.epoch));
        }
        int card = s.rng.pick(State.PILE_STREAM, s.cards[State.PILE]);
        take(s, seat, card);
        events.add(new AgeEvent.DrewCard(seat, card));
        events.add(new AgeEvent.Drew(seat));
        if (s.cards[State.PILE] == 0) nextPile(s, events);
    }

    static boolean canDraw(State s) {
        return !s.holds(State.PILE_DONE);
    }

    private static void take(State s, int seat, int card) {
        s.cards[State.PILE] &= ~(1L << card);
        s.cards[State.HANDS + seat] |= 1L << card;
        boolean emptied = s.cards[State.PILE] == 0;
        s.known.move(card, State.PILE, State.HANDS + seat, 1 << seat, emptied);
    }

    /** Deals a card at the start, told to nobody. */
    static void deal(State s, int seat) {
        take(s, seat, s.rng.pick(State.PILE_STREAM, s.cards[State.PILE]));
    }

    /** §setup.1 A card goes back into the pile unseen. */
    static void giveBack(State s, int seat, int card) {
        s.cards[State.HANDS + seat] &= ~(1L << card);
        s.cards[State.PILE] |= 1L << card;
        s.known.move(card, State.HANDS + seat, State.PILE, 1 << seat, false);
    }

    /** §market.4 The next epoch's cards and all discards; after the last agreed epoch none. */
    private static void nextPile(State s, Events events) {
        long aside = s.cards[State.WAITING] & s.catalog().aside;
        if (aside != 0) {
            addAside(s);
            return;
        }
        if (s.pileEpoch == s.variant.epochs()) {
            s.facts |= State.PILE_DONE;
            declareLast(s, events);
            return;
        }
        s.pileEpoch++;
        long pile = s.cards[State.DISCARDS];
        for (Card card : s.catalog().card)
            if (s.variant.epoch(card) == s.pileEpoch)
                pile |= s.cards[State.WAITING] & 1L << card.number();
        s.cards[State.WAITING] &= ~pile;
        s.cards[State.DISCARDS] = 0;
        s.topDiscard = State.NOBODY;
        pileUp(s, pile);
    }

    static void declareLast(State s, Events events) {
        if (s.holds(State.LAST_TURN)) return;
        s.facts |= State.LAST_TURN;
        events.add(new AgeEvent.LastTurn());
    }

    /** §setup.2 The five cards kept out of the first deal join the pile. */
    static void addAside(State s) {
        long aside = s.cards[State.WAITING] & s.catalog().aside;
        s.cards[State.WAITING] &= ~aside;
        pileUp(s, aside);
    }

    private static void pileUp(State s, long cards) {
        s.cards[State.PILE] |= cards;
        for (long rest = cards; rest != 0; rest &= rest - 1)
            s.known.lie(Long.numberOfTrailingZeros(rest), State.PILE);
    }

    /** A card leaves a hand in sight of all, for the discards or out of the game. */
    static void away(State s, int seat, int card) {
        s.cards[State.HANDS + seat] &= ~(1L << card);
        int place = s.catalog().card[card].removed() ? State.REMOVED : State.DISCARDS;
        s.cards[place] |= 1L << card;
        s.known.lie(card, place);
        if (place == State.DISCARDS) s.topDiscard = card;
    }

    /** The whole hand of a seat that is out. */
    static void surrender(State s, int seat, Events events) {
        for (long rest = s.hand(seat); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            away(s, seat, card);
            events.add(new AgeEvent.Discarded(seat, card));
        }
    }

    /** §advance.n A chosen card for one drawn blindly from the other's hand; the two know both. */
    static void exchange(State s, int seat, int other, int given, Events events) {
        int taken = s.rng.pick(State.HAND_STREAM, s.hand(other));
        pass(s, other, seat, taken);
        pass(s, seat, other, given);
        events.add(new AgeEvent.ExchangedCards(seat, other, given, taken));
        events.add(new AgeEvent.Exchanged(seat, other));
    }

    private static void pass(State s, int from, int to, int card) {
        s.cards[State.HANDS + from] &= ~(1L << card);
        s.cards[State.HANDS + to] |= 1L << card;
        boolean emptied = s.cards[State.HANDS + from] == 0;
        s.known.move(card, State.HANDS + from, State.HANDS + to, 1 << from | 1 << to, emptied);
    }
}
