package signoria.games.cradle;

import signoria.kernel.Events;

/** The chapter "the deck and the open cards". */
final class Deck {
    private Deck() {}

    /** §act.2 A card goes to a hand unseen. */
    static void draw(State s, int seat, Events events) {
        int card = s.drawCard();
        s.toHandUnseen(seat, card);
        events.add(new CradleEvent.Drew(seat));
        events.add(new CradleEvent.DrewCard(seat, card));
        renew(s, events);
    }

    /** §deck.1 As soon as the deck is empty the discards are shuffled and become the deck. */
    static void renew(State s, Events events) {
        if (!s.deckEmpty()) return;
        int cards = s.discardsSize();
        s.renewDeck();
        if (cards > 0) events.add(new CradleEvent.Renewed(cards));
    }

    /** §deck.2 Four open cards again; when there are too few, the columns give their top cards. */
    static void refill(State s, Events events) {
        int gaps = State.OPEN_CARDS - s.openSize();
        if (gaps == 0) return;
        if (s.deckSize() + s.discardsSize() < gaps) trim(s, events);
        long cultures = s.openCultures();
        long people = s.openPeople();
        for (int i = 0; i < gaps; i++) {
            renew(s, events);
            if (s.deckEmpty()) break;
            int card = s.drawCard();
            s.reveal(card);
            s.openUp(card);
        }
        cultures = s.openCultures() & ~cultures;
        people = s.openPeople() & ~people;
        if ((cultures | people) != 0) events.add(new CradleEvent.Opened(cultures, people));
        renew(s, events);
    }

    /** §deck.2 Once: the top card of every column of every seat. */
    private static void trim(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++)
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if (s.top(seat, symbol) != State.NONE) {
                    int card = Columns.takeTop(s, seat, symbol);
                    s.discard(card);
                    events.add(new CradleEvent.Trimmed(seat, card));
                }
    }
}
