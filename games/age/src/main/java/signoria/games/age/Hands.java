package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** Buying and discarding cards (§cards.1). */
final class Hands {
    static final int PRICE = 10;
    static final Refusal NOT_IN_HAND = Refusal.of("age/history.1", "not-in-hand");

    private Hands() {}

    static Refusal holds(State s, int seat, int card) {
        return s.catalog().alike(s.hand(seat), card) != 0 ? Refusal.NONE : NOT_IN_HAND;
    }

    /** §history.1 The first card in hand of a kind. */
    static int held(State s, int seat, int card) {
        return Long.numberOfTrailingZeros(s.catalog().alike(s.hand(seat), card));
    }

    /** §advance.v One more card for ten ducats. */
    static void buy(State s, int seat, Events events) {
        s.addCash(seat, -PRICE);
        events.add(new AgeEvent.PaidOut(seat, PRICE));
        Deck.draw(s, seat, events);
    }

    /** §advance.p One card goes without effect, in sight of all. */
    static void discard(State s, int seat, int card, Events events) {
        Deck.away(s, seat, card);
        events.add(new AgeEvent.Discarded(seat, card));
    }
}
