package signoria.games.cradle;

import signoria.kernel.Rng;

/**
 * Where the culture and character cards are, and what all know of them. Sets of cards are bits in
 * two words, cultures and characters.
 *
 * <p>Knowledge is public here: whatever is seen of a card, all see, but for the cards in one's own
 * hand and pile. So one set of cards for each hidden place, those that may lie there as a spectator
 * knows, says what every seat knows.
 */
final class Cards {
    private static final int HAND = 0;
    private static final int PILE = HAND + 2 * State.MOST_SEATS;
    private static final int SHOWN = PILE + State.MOST_SEATS;
    private static final int DECK = SHOWN + State.MOST_SEATS;
    private static final int DISCARDS = DECK + 2;
    private static final int OPEN = DISCARDS + 2;
    private static final int MAY_HAND = OPEN + 2;
    private static final int MAY_PILE = MAY_HAND + 2 * State.MOST_SEATS;
    private static final int MAY_DECK = MAY_PILE + State.MOST_SEATS;

    /** How many words of the state are the cards'. */
    static final int WORDS = MAY_DECK + 2;

    private final int seats;
    private final long[] sets;

    /** The first words of a state's. */
    Cards(int seats, long[] words) {
        this.seats = seats;
        sets = words;
    }

    // --- Where they are ----------------------------------------------------------------------

    long handCultures(int seat) {
        return sets[HAND + 2 * seat];
    }

    long handPeople(int seat) {
        return sets[HAND + 2 * seat + 1];
    }

    boolean handEmpty(int seat) {
        return (sets[HAND + 2 * seat] | sets[HAND + 2 * seat + 1]) == 0;
    }

    int handSize(int seat) {
        return Long.bitCount(handCultures(seat)) + Long.bitCount(handPeople(seat));
    }

    boolean inHand(int seat, int card) {
        return in(HAND + 2 * seat, card);
    }

    /** The characters that lie face down before a seat. */
    long pile(int seat) {
        return sets[PILE + seat];
    }

    boolean inPile(int seat, int card) {
        return Card.isPerson(card) && (sets[PILE + seat] >>> card & 1) != 0;
    }

    /** The characters a seat has shown in the duel. */
    long shown(int seat) {
        return sets[SHOWN + seat];
    }

    long openCultures() {
        return sets[OPEN];
    }

    long openPeople() {
        return sets[OPEN + 1];
    }

    boolean noneOpen() {
        return (sets[OPEN] | sets[OPEN + 1]) == 0;
    }

    int openSize() {
        return Long.bitCount(sets[OPEN]) + Long.bitCount(sets[OPEN + 1]);
    }

    boolean isOpen(int card) {
        return in(OPEN, card);
    }

    long deckCultures() {
        return sets[DECK];
    }

    long deckPeople() {
        return sets[DECK + 1];
    }

    boolean deckEmpty() {
        return (sets[DECK] | sets[DECK + 1]) == 0;
    }

    int deckSize() {
        return Long.bitCount(sets[DECK]) + Long.bitCount(sets[DECK + 1]);
    }

    long discardedCultures() {
        return sets[DISCARDS];
    }

    long discardedPeople() {
        return sets[DISCARDS + 1];
    }

    int discardsSize() {
        return Long.bitCount(sets[DISCARDS]) + Long.bitCount(sets[DISCARDS + 1]);
    }

    private boolean in(int set, int card) {
        return (sets[set + (card >>> 6)] >>> card & 1) != 0;
    }

    private void add(int set, int card) {
        sets[set + (card >>> 6)] |= 1L << card;
    }

    private void drop(int set, int card) {
        sets[set + (card >>> 6)] &= ~(1L << card);
    }

    void openUp(int card) {
        add(OPEN, card);
    }

    void closeUp(int card) {
        drop(OPEN, card);
    }

    void discard(int card) {
        add(DISCARDS, card);
    }

    /** The whole set of cards shown goes to the discards. */
    void discardShown(int seat) {
        sets[DISCARDS + 1] |= sets[SHOWN + seat];
        sets[SHOWN + seat] = 0;
    }

    /** A shown character stays, or is taken back. */
    void unshow(int seat, int card) {
        sets[SHOWN + seat] &= ~(1L << card);
    }

    // --- Moving them, and what all know then -------------------------------------------------

    /** A card comes off the deck; nobody but the one who takes it has seen it yet. */
    int draw(Rng rng) {
        int card = rng.pick(State.CARD_STREAM, sets[DECK], sets[DECK + 1]);
        drop(DECK, card);
        return card;
    }

    /** The cards that may lie in the deck may have gone to this hand. */
    void toHandUnseen(int seat, int card) {
        add(HAND + 2 * seat, card);
        sets[MAY_HAND + 2 * seat] |= sets[MAY_DECK];
        sets[MAY_HAND + 2 * seat + 1] |= sets[MAY_DECK + 1];
    }

    /** A card all have seen goes to a hand. */
    void toHandSeen(int seat, int card) {
        add(HAND + 2 * seat, card);
        add(MAY_HAND + 2 * seat, card);
    }

    /** A card leaves a hand openly. */
    void fromHandSeen(int seat, int card) {
        drop(HAND + 2 * seat, card);
        reveal(card);
        forgetEmptyHand(seat);
    }

    /** A character goes from hand to pile, face down. */
    void toPile(int seat, int card) {
        drop(HAND + 2 * seat, card);
        sets[PILE + seat] |= 1L << card;
        sets[MAY_PILE + seat] |= sets[MAY_HAND + 2 * seat + 1];
        forgetEmptyHand(seat);
    }

    /** A character is shown in the duel, from hand or pile. */
    void show(int seat, int card) {
        drop(HAND + 2 * seat, card);
        sets[PILE + seat] &= ~(1L << card);
        sets[SHOWN + seat] |= 1L << card;
        reveal(card);
        forgetEmptyHand(seat);
        if (sets[PILE + seat] == 0) sets[MAY_PILE + seat] = 0;
    }

    /** All see the card, so it lies in no hidden place. */
    void reveal(int card) {
        for (int seat = 0; seat < seats; seat++) drop(MAY_HAND + 2 * seat, card);
        drop(MAY_DECK, card);
        if (Card.isPerson(card))
            for (int seat = 0; seat < seats; seat++) sets[MAY_PILE + seat] &= ~(1L << card);
    }

    private void forgetEmptyHand(int seat) {
        if (!handEmpty(seat)) return;
        sets[MAY_HAND + 2 * seat] = 0;
        sets[MAY_HAND + 2 * seat + 1] = 0;
    }

    /** The discards become the deck; nothing of the old one is left. */
    void renewDeck() {
        for (int word = 0; word < 2; word++) {
            sets[DECK + word] = sets[DISCARDS + word];
            sets[MAY_DECK + word] = sets[DISCARDS + word];
            sets[DISCARDS + word] = 0;
        }
    }

    /** At the end all hands and piles are laid open. */
    void layOpen() {
        for (int i = MAY_HAND; i < MAY_DECK; i++) sets[i] = 0;
        for (int word = 0; word < 2; word++) sets[MAY_DECK + word] = sets[DECK + word];
    }

    long mayHandCultures(int seat) {
        return sets[MAY_HAND + 2 * seat];
    }

    long mayHandPeople(int seat) {
        return sets[MAY_HAND + 2 * seat + 1];
    }

    long mayPile(int seat) {
        return sets[MAY_PILE + seat];
    }

    long mayDeckCultures() {
        return sets[MAY_DECK];
    }

    long mayDeckPeople() {
        return sets[MAY_DECK + 1];
    }

    void mayHand(int seat, long cultures, long people) {
        sets[MAY_HAND + 2 * seat] = cultures;
        sets[MAY_HAND + 2 * seat + 1] = people;
    }

    void mayPile(int seat, long people) {
        sets[MAY_PILE + seat] = people;
    }

    void mayDeck(long cultures, long people) {
        sets[MAY_DECK] = cultures;
        sets[MAY_DECK + 1] = people;
    }

    // --- For positions laid by hand and imagined worlds --------------------------------------

    void hand(int seat, long cultures, long people) {
        sets[HAND + 2 * seat] = cultures;
        sets[HAND + 2 * seat + 1] = people;
    }

    void pile(int seat, long people) {
        sets[PILE + seat] = people;
    }

    void shown(int seat, long people) {
        sets[SHOWN + seat] = people;
    }

    void deck(long cultures, long people) {
        sets[DECK] = cultures;
        sets[DECK + 1] = people;
    }

    void discards(long cultures, long people) {
        sets[DISCARDS] = cultures;
        sets[DISCARDS + 1] = people;
    }

    void open(long cultures, long people) {
        sets[OPEN] = cultures;
        sets[OPEN + 1] = people;
    }
}
