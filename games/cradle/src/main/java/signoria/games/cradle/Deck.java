package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the deck and the open cards". */
final class Deck {
    private Deck() {}

    /** §act.2 A card goes to a hand unseen. */
    static void draw(State s, int seat, Events events) {
        int card = s.cards.draw(s.rng);
        s.cards.toHandUnseen(seat, card);
        events.add(new CradleEvent.Drew(seat));
        events.add(new CradleEvent.DrewCard(seat, card));
        renew(s, events);
    }

    /** §deck.1 As soon as the deck is empty the discards are shuffled and become the deck. */
    static void renew(State s, Events events) {
        if (!s.cards.deckEmpty()) return;
        int cards = s.cards.discardsSize();
        s.cards.renewDeck();
        if (cards > 0) events.add(new CradleEvent.Renewed(cards));
    }

    /** §deck.2 Four open cards again; when there are too few, the columns give their top cards. */
    static void refill(State s, Events events) {
        int gaps = State.OPEN_CARDS - s.cards.openSize();
        if (gaps == 0) return;
        if (s.cards.deckSize() + s.cards.discardsSize() < gaps) trim(s, events);
        long cultures = s.cards.openCultures();
        long people = s.cards.openPeople();
        for (int i = 0; i < gaps; i++) {
            renew(s, events);
            if (s.cards.deckEmpty()) break;
            int card = s.cards.draw(s.rng);
            s.cards.reveal(card);
            s.cards.openUp(card);
        }
        cultures = s.cards.openCultures() & ~cultures;
        people = s.cards.openPeople() & ~people;
        if ((cultures | people) != 0) events.add(new CradleEvent.Opened(numbers(cultures, people)));
        renew(s, events);
    }

    private static List<Integer> numbers(long cultures, long people) {
        List<Integer> cards = new ArrayList<>(State.OPEN_CARDS);
        for (long rest = cultures; rest != 0; rest = Bits.rest(rest)) cards.add(Bits.first(rest));
        for (long rest = people; rest != 0; rest = Bits.rest(rest))
            cards.add(Card.PEOPLE + Bits.first(rest));
        return cards;
    }

    /** §deck.2 Once: the top card of every column of every seat. */
    private static void trim(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++)
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if (s.columns.top(seat, symbol) != State.NONE) {
                    int card = s.columns.takeTop(seat, symbol);
                    s.cards.discard(card);
                    events.add(new CradleEvent.Trimmed(seat, card));
                }
    }
}
