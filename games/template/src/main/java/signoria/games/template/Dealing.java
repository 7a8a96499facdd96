package signoria.games.template;

import signoria.kernel.Events;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

/** The chapter "set-up": four cards for each seat. */
final class Dealing {
    static final int HAND = 4;

    private Dealing() {}

    /** §setup.1 Four cards for each seat. */
    static State deal(Setup setup) {
        State s = new State(setup);
        for (int card = 0; card < HAND; card++)
            for (int seat = 0; seat < s.seats; seat++) draw(s, seat, s.rng, Events.IGNORED);
        return s;
    }

    /** A card gets its value when it is drawn: every card left in the deck is as likely. */
    static void draw(State s, int seat, Rng rng, Events events) {
        if (s.deck() == 0) return;
        int value = value(rng.pick(State.DECK, deck(s)));
        s.hold(seat, value, s.held(seat, value) + 1);
        events.add(new TemplateEvent.Drew(seat, value));
        events.add(new TemplateEvent.DrewUnseen(seat));
    }

    /** The cards of the deck as bits, {@link State#COPIES} for each value. */
    private static long deck(State s) {
        long cards = 0;
        for (int value = 1; value <= State.VALUES; value++)
            cards |= ((1L << s.inDeck(value)) - 1) << card(value);
        return cards;
    }

    /** The first bit of a value. */
    static int card(int value) {
        return (value - 1) * State.COPIES;
    }

    private static int value(int card) {
        return card / State.COPIES + 1;
    }
}
