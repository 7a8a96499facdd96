package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Whereabouts;

import java.util.Arrays;

/** Where the history cards lie, as sets of their numbers, and what each seat knows of it. */
final class HistoryCards {
    // Places; a hand for each seat.
    static final int PILE = 0;
    static final int HANDS = 1;
    static final int DISCARDS = 7;
    static final int REMOVED = 8;
    static final int WAITING = 9;
    static final int PLACES = 10;

    final Whereabouts known;
    private final long[] sets;

    /** The last card discarded, or {@link State#NOBODY}'s number. */
    int topDiscard = State.NOBODY;

    HistoryCards(int seats) {
        known = new Whereabouts(seats, Card.COUNT);
        sets = new long[PLACES];
    }

    private HistoryCards(HistoryCards from) {
        known = from.known.copy();
        sets = from.sets.clone();
        topDiscard = from.topDiscard;
    }

    HistoryCards copy() {
        return new HistoryCards(this);
    }

    void assign(HistoryCards from) {
        known.assign(from.known);
        System.arraycopy(from.sets, 0, sets, 0, sets.length);
        topDiscard = from.topDiscard;
    }

    long at(int place) {
        return sets[place];
    }

    void at(int place, long cards) {
        sets[place] = cards;
    }

    int place(int card) {
        int place = 0;
        while ((sets[place] >>> card & 1) == 0) place++;
        return place;
    }

    /** At the start, in sight of all. */
    void put(int card, int place) {
        sets[place] |= 1L << card;
        known.lie(card, place);
    }

    long pile() {
        return sets[PILE];
    }

    long discards() {
        return sets[DISCARDS];
    }

    /** Those out of the game. */
    long removed() {
        return sets[REMOVED];
    }

    /** Those that wait for their epoch. */
    long waiting() {
        return sets[WAITING];
    }

    long hand(int seat) {
        return sets[HANDS + seat];
    }

    // --- Moving them

    private void move(int card, int from, int to) {
        sets[from] &= ~(1L << card);
        sets[to] |= 1L << card;
    }

    /** From the pile into a hand, unseen by others. */
    void draw(int seat, int card) {
        move(card, PILE, HANDS + seat);
        known.move(card, PILE, HANDS + seat, 1 << seat, pile() == 0);
    }

    /** From a hand into the pile, unseen by others. */
    void giveBack(int seat, int card) {
        move(card, HANDS + seat, PILE);
        known.move(card, HANDS + seat, PILE, 1 << seat, false);
    }

    /** From hand to hand; the two see it. */
    void pass(int from, int to, int card) {
        move(card, HANDS + from, HANDS + to);
        known.move(card, HANDS + from, HANDS + to, 1 << from | 1 << to, hand(from) == 0);
    }

    /** From a hand to the discards, in sight of all. */
    void discard(int seat, int card) {
        move(card, HANDS + seat, DISCARDS);
        known.lie(card, DISCARDS);
        topDiscard = card;
    }

    /** From a hand out of the game, in sight of all. */
    void remove(int seat, int card) {
        move(card, HANDS + seat, REMOVED);
        known.lie(card, REMOVED);
    }

    /** Cards that waited join the pile. */
    void join(long cards) {
        sets[WAITING] &= ~cards;
        sets[PILE] |= cards;
        for (long rest = cards; rest != 0; rest = Bits.rest(rest))
            known.lie(Bits.first(rest), PILE);
    }

    /** All discards join the pile. */
    void reuseDiscards() {
        long cards = discards();
        sets[DISCARDS] = 0;
        topDiscard = State.NOBODY;
        join(cards);
    }

    // --- Places

    byte[] places() {
        byte[] lies = new byte[Card.COUNT];
        for (int place = 0; place < PLACES; place++)
            for (long rest = sets[place]; rest != 0; rest = Bits.rest(rest))
                lies[Bits.first(rest)] = (byte) place;
        return lies;
    }

    /** Puts all cards where a deal says. */
    void lay(byte[] lies) {
        Arrays.fill(sets, 0);
        for (int card = 0; card < lies.length; card++) sets[lies[card]] |= 1L << card;
    }
}
