package signoria.games.cradle;

import signoria.kernel.Rng;
import signoria.kernel.Shared;

import java.util.Arrays;

/**
 * All that lies on the table. Sets of cards are bits in two words, cultures and characters; a
 * column is its top card and, for each card, the one it lies on.
 *
 * <p>Knowledge is public here: whatever is seen of a card, all see, but for the cards in one's own
 * hand and pile. So one set of cards for each hidden place, those that may lie there as a spectator
 * knows, says what every seat knows.
 */
final class State {
    static final int MOST_SEATS = 4;

    /** The places for events: up to three in the centre, and one to the left of each seat. */
    static final int CENTRES = 3;

    static final int PLACES = CENTRES + MOST_SEATS;
    static final int NONE = -1;
    static final int STONES = 7;
    static final int OPEN_CARDS = 4;

    /** Where a genius piece is when it stands on no event. */
    static final int HOME = -1, IN_THE_AIR = -2;

    /** What chance draws from: the events, the cards, the first player. */
    static final int EVENT_STREAM = 0, CARD_STREAM = 1, FIRST_STREAM = 2, STREAMS = 3;

    private static final int HAND = 0;
    private static final int PILE = HAND + 2 * MOST_SEATS;
    private static final int SHOWN = PILE + MOST_SEATS;
    private static final int DECK = SHOWN + MOST_SEATS;
    private static final int DISCARDS = DECK + 2;
    private static final int OPEN = DISCARDS + 2;
    private static final int MAY_HAND = OPEN + 2;
    private static final int MAY_PILE = MAY_HAND + 2 * MOST_SEATS;
    private static final int MAY_DECK = MAY_PILE + MOST_SEATS;
    private static final int BOARD = MAY_DECK + 2;
    private static final int SETS = BOARD + PLACES;

    private static final int LIES_ON = 0;
    private static final int BENEATH = LIES_ON + Card.PEOPLE;
    private static final int TOP = BENEATH + Long.SIZE;
    private static final int STACK = TOP + MOST_SEATS * Symbol.COUNT;
    private static final int GENIUS = STACK + PLACES;
    private static final int COUNT = GENIUS + MOST_SEATS;
    private static final int HEIGHT = COUNT + MOST_SEATS * Symbol.COUNT;
    private static final int RESERVE = HEIGHT + PLACES;
    private static final int FIGURES = RESERVE + MOST_SEATS * MOST_SEATS;

    @Shared final Catalog catalog;
    final int seats;
    final boolean teams;
    final Rng rng;
    private final long[] sets;
    private final byte[] figures;

    /** Rotation cards that show their symbol twice. */
    long turned;

    /** The events in the face-down deck, and all that were ever seen, as bits. */
    long eventDeck;

    long eventsSeen;

    Phase phase = Phase.PLACE;

    /** Whose turn it is, and who is asked. */
    int turn;

    int asked;

    /** The turn began without stones of one's own, and some can be swapped. */
    boolean swapping;

    /** Where the piece in the air was lifted: place and space, or {@link #NONE}. */
    int liftedFrom = NONE;

    int liftedSpace = NONE;

    /** Open cards the genius piece may still bring; card actions left, and how many were done. */
    int bonus;

    int actions;
    int acted;

    /** Turns in a row that only moved pieces or were skipped. */
    int idle;

    /** The seats that left the table, as bits. */
    int left;

    /** The place whose event is scored, or {@link #NONE}, and by which cards. */
    int scored = NONE;

    boolean byCharacters;

    /** The other player of a scoring, or {@link #NONE}. */
    int rival = NONE;

    /** The symbols chosen by the player whose turn it is, and by the rival. */
    int chosen = NONE;

    int rivalChosen = NONE;

    /** Who has passed in the duel, as bits. */
    int passed;

    /**
     * The prize: to whom, how much is still due, who pays (as bits), who next, what was received.
     */
    int winner = NONE;

    int due;
    int payers;
    int payer = NONE;
    int received;

    /** Who still takes a card back to hand, as bits. */
    int keepers;

    State(Catalog catalog, int seats, boolean teams, Rng rng) {
        this.catalog = catalog;
        this.seats = seats;
        this.teams = teams;
        this.rng = rng;
        sets = new long[SETS];
        figures = new byte[FIGURES];
        Arrays.fill(figures, 0, COUNT, (byte) NONE);
    }

    private State(State from) {
        catalog = from.catalog;
        seats = from.seats;
        teams = from.teams;
        rng = from.rng.copy();
        sets = from.sets.clone();
        figures = from.figures.clone();
        assignFields(from);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        System.arraycopy(from.sets, 0, sets, 0, SETS);
        System.arraycopy(from.figures, 0, figures, 0, FIGURES);
        assignFields(from);
    }

    private void assignFields(State from) {
        turned = from.turned;
        eventDeck = from.eventDeck;
        eventsSeen = from.eventsSeen;
        phase = from.phase;
        turn = from.turn;
        asked = from.asked;
        swapping = from.swapping;
        liftedFrom = from.liftedFrom;
        liftedSpace = from.liftedSpace;
        bonus = from.bonus;
        actions = from.actions;
        acted = from.acted;
        idle = from.idle;
        left = from.left;
        scored = from.scored;
        byCharacters = from.byCharacters;
        rival = from.rival;
        chosen = from.chosen;
        rivalChosen = from.rivalChosen;
        passed = from.passed;
        winner = from.winner;
        due = from.due;
        payers = from.payers;
        payer = from.payer;
        received = from.received;
        keepers = from.keepers;
    }

    boolean hasLeft(int seat) {
        return (left >>> seat & 1) != 0;
    }

    int leftNeighbour(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    int rightNeighbour(int seat) {
        return (seat == 0 ? seats : seat) - 1;
    }

    /** §teams.1 Partners sit opposite; without teams there is none. */
    int partner(int seat) {
        return teams ? seat ^ 2 : NONE;
    }

    // --- Events and the pieces on them -------------------------------------------------------

    /** The event that lies open at a place, or {@link #NONE}. */
    int event(int place) {
        return figures[STACK + place];
    }

    /** The event beneath another, or {@link #NONE}. */
    int beneath(int event) {
        return figures[BENEATH + event];
    }

    /** How many events lie at a place, and thus how many dice are seen. */
    int height(int place) {
        return figures[HEIGHT + place];
    }

    /** Lays an event on top of what lies at a place. */
    void cover(int place, int event) {
        figures[BENEATH + event] = figures[STACK + place];
        figures[STACK + place] = (byte) event;
        figures[HEIGHT + place]++;
        eventDeck &= ~(1L << event);
        eventsSeen |= 1L << event;
    }

    /** Takes the top event away; the one beneath lies open again. */
    void uncover(int place) {
        int event = figures[STACK + place];
        figures[STACK + place] = figures[BENEATH + event];
        figures[BENEATH + event] = NONE;
        figures[HEIGHT + place]--;
    }

    private long pieces(int place) {
        return sets[BOARD + place];
    }

    /** The spaces of a place that hold a piece of a seat, the genius piece too, as bits. */
    int pieces(int place, int seat) {
        return (int) (pieces(place) >>> seat * EventCard.MOST_SPACES) & 63;
    }

    /** The spaces of a place that hold a piece, as bits. */
    int occupied(int place) {
        long all = pieces(place);
        all |= all >>> 2 * EventCard.MOST_SPACES;
        return (int) (all | all >>> EventCard.MOST_SPACES) & 63;
    }

    /**
     * The seats with a piece at a place, as bits: six spaces fold into one, four seats together.
     */
    int present(int place) {
        int all = (int) pieces(place);
        int halves = (all | all >>> 3) & 0x1C71C7;
        int seats = (halves | halves >>> 1 | halves >>> 2) & 0x41041;
        return (seats | seats >>> 5 | seats >>> 10 | seats >>> 15) & 0xF;
    }

    void put(int place, int space, int seat) {
        sets[BOARD + place] |= 1L << seat * EventCard.MOST_SPACES + space;
    }

    void remove(int place, int space, int seat) {
        sets[BOARD + place] &= ~(1L << seat * EventCard.MOST_SPACES + space);
    }

    /** Where a genius piece stands: {@code place * 8 + space}, {@link #HOME} or in the air. */
    int genius(int seat) {
        return figures[GENIUS + seat];
    }

    void genius(int seat, int where) {
        figures[GENIUS + seat] = (byte) where;
    }

    static int spot(int place, int space) {
        return place << 3 | space;
    }

    /** The spaces of a place that hold a stone of a seat. */
    int stonesAt(int place, int seat) {
        int genius = genius(seat);
        int pieces = pieces(place, seat);
        return genius >= 0 && genius >>> 3 == place ? pieces & ~(1 << (genius & 7)) : pieces;
    }

    /** Stones of a seat on all events. */
    int stonesPlaced(int seat) {
        int stones = genius(seat) >= 0 ? -1 : 0;
        for (int place = 0; place < PLACES; place++)
            stones += Integer.bitCount(pieces(place, seat));
        return stones;
    }

    // --- Reserves ----------------------------------------------------------------------------

    /** How many stones of a colour a seat has in reserve. */
    int stones(int seat, int colour) {
        return figures[RESERVE + seat * MOST_SEATS + colour];
    }

    void addStones(int seat, int colour, int count) {
        figures[RESERVE + seat * MOST_SEATS + colour] += (byte) count;
    }

    /** Stones of one's own colour in reserve. */
    int own(int seat) {
        return stones(seat, seat);
    }

    /** All stones in reserve. */
    int reserve(int seat) {
        int sum = 0;
        for (int colour = 0; colour < seats; colour++) sum += stones(seat, colour);
        return sum;
    }

    int foreign(int seat) {
        return reserve(seat) - own(seat);
    }

    // --- Cards -------------------------------------------------------------------------------

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

    // --- Moving cards, and what all know of them ---------------------------------------------

    /** A card comes off the deck; nobody but the one who takes it has seen it yet. */
    int drawCard() {
        int card = rng.pick(CARD_STREAM, sets[DECK], sets[DECK + 1]);
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

    // --- Columns -----------------------------------------------------------------------------

    /** The top card of a column, or {@link #NONE}; an undecided jolly tops two columns. */
    int top(int seat, int symbol) {
        return figures[TOP + seat * Symbol.COUNT + symbol];
    }

    /** The card another lies on, or {@link #NONE}. */
    int liesOn(int card) {
        return figures[LIES_ON + card];
    }

    /** How often a symbol is seen in its column. */
    int count(int seat, int symbol) {
        return figures[COUNT + seat * Symbol.COUNT + symbol];
    }

    void column(int seat, int symbol, int top, int count) {
        figures[TOP + seat * Symbol.COUNT + symbol] = (byte) top;
        figures[COUNT + seat * Symbol.COUNT + symbol] = (byte) count;
    }

    void liesOn(int card, int other) {
        figures[LIES_ON + card] = (byte) other;
    }
}
