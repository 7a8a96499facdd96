package signoria.games.cradle;

import signoria.kernel.Rng;
import signoria.kernel.Shared;

import java.util.Arrays;

/**
 * All that lies on the table: the events with the pieces on them, the reserves, what is going on;
 * the {@link Cards}, and the {@link Columns} of culture.
 */
final class State {
    static final int MOST_SEATS = 4;

    /** The places for events: up to three in the centre, and one to the left of each seat. */
    static final int CENTRES = 3;

    static final int PLACES = CENTRES + MOST_SEATS;
    static final int NOBODY = -1;
    static final int NONE = -1;
    static final int STONES = 7;
    static final int OPEN_CARDS = 4;

    /** Where a genius piece is when it stands on no event. */
    static final int HOME = -1, IN_THE_AIR = -2;

    /** What chance draws from: the events, the cards, the first player. */
    static final int EVENT_STREAM = 0, CARD_STREAM = 1, FIRST_STREAM = 2, STREAMS = 3;

    /** The words: the cards', the columns', then the pieces at each place. */
    private static final int PIECES = Cards.WORDS + Columns.WORDS;

    private static final int WORDS = PIECES + PLACES;

    /** The figures: the columns', then what follows. */
    private static final int BENEATH = Columns.FIGURES;

    private static final int STACK = BENEATH + Long.SIZE;
    private static final int GENIUS = STACK + PLACES;
    private static final int HEIGHT = GENIUS + MOST_SEATS;
    private static final int RESERVE = HEIGHT + PLACES;
    private static final int FIGURES = RESERVE + MOST_SEATS * MOST_SEATS;

    @Shared final Catalog catalog;
    final int seats;
    final boolean teams;
    final Rng rng;
    final Cards cards;
    final Columns columns;

    /** All sets and small numbers lie side by side, so that a state is copied fast. */
    private final long[] words;

    private final byte[] figures;

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

    /** The other player of a scoring, or {@link #NOBODY}. */
    int rival = NOBODY;

    /** The symbols chosen by the player whose turn it is, and by the rival. */
    int chosen = NONE;

    int rivalChosen = NONE;

    /** Who has passed in the duel, as bits. */
    int passed;

    /**
     * The prize: to whom, how much is still due, who pays (as bits), who next, what was received.
     */
    int winner = NOBODY;

    int due;
    int payers;
    int payer = NOBODY;
    int received;

    /** Who still takes a card back to hand, as bits. */
    int keepers;

    State(Catalog catalog, int seats, boolean teams, Rng rng) {
        this.catalog = catalog;
        this.seats = seats;
        this.teams = teams;
        this.rng = rng;
        words = new long[WORDS];
        figures = new byte[FIGURES];
        cards = new Cards(seats, words);
        columns = new Columns(catalog, words, figures);
        columns.clear();
        Arrays.fill(figures, BENEATH, HEIGHT, (byte) NONE);
    }

    private State(State from) {
        catalog = from.catalog;
        seats = from.seats;
        teams = from.teams;
        rng = from.rng.copy();
        words = from.words.clone();
        figures = from.figures.clone();
        cards = new Cards(seats, words);
        columns = new Columns(catalog, words, figures);
        assignFields(from);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        System.arraycopy(from.words, 0, words, 0, WORDS);
        System.arraycopy(from.figures, 0, figures, 0, FIGURES);
        assignFields(from);
    }

    private void assignFields(State from) {
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
        return teams ? seat ^ 2 : NOBODY;
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
        return words[PIECES + place];
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
        words[PIECES + place] |= 1L << seat * EventCard.MOST_SPACES + space;
    }

    void remove(int place, int space, int seat) {
        words[PIECES + place] &= ~(1L << seat * EventCard.MOST_SPACES + space);
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
}
