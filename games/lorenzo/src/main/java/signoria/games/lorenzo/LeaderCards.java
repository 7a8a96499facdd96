package signoria.games.lorenzo;

import signoria.kernel.Whereabouts;

/** Where the leaders lie, as sets of a state, and what each seat knows of it. */
final class LeaderCards {
    // Places, for knowledge; a hand and a pack for each seat.
    static final int IN_DECK = 0;
    static final int HAND_OF = 1;
    static final int PACK = 6;
    static final int GONE = 11;
    static final int OPEN = 12;
    static final int PLACES = 13;

    // Sets that are there once, then rows with a set for each seat.
    private static final int DECK = 0;
    private static final int AWAY = 1;
    private static final int BESIDE = 2; // the tiles of Sforza and Visconti
    private static final int HANDS = 4;
    private static final int ROWS = 5;

    final Whereabouts known;
    private final int seats;
    private final long[] sets;
    private final int from;
    private final int hands;
    private final int played;
    private final int turned; // abilities used this round
    private final int abilities;
    private final int packs;

    LeaderCards(Whereabouts known, int seats, long[] sets, int from) {
        this.known = known;
        this.seats = seats;
        this.sets = sets;
        this.from = from;
        hands = from + HANDS;
        played = hands + seats;
        turned = played + seats;
        abilities = turned + seats;
        packs = abilities + seats;
    }

    /** How many sets there are. */
    static int sets(int seats) {
        return HANDS + ROWS * seats;
    }

    long deck() {
        return sets[from + DECK];
    }

    void deck(long leaders) {
        sets[from + DECK] = leaders;
    }

    /** Those that left the game. */
    long gone() {
        return sets[from + AWAY];
    }

    void gone(long leaders) {
        sets[from + AWAY] = leaders;
    }

    /** Those beside the tiles of Sforza (0) and Visconti (1). */
    long beside(int which) {
        return sets[from + BESIDE + which];
    }

    void beside(int which, long leaders) {
        sets[from + BESIDE + which] = leaders;
    }

    /** Those in a pack of the draft. */
    long pack(int which) {
        return sets[packs + which];
    }

    void pack(int which, long leaders) {
        sets[packs + which] = leaders;
    }

    long inHand(int seat) {
        return sets[hands + seat];
    }

    void inHand(int seat, long leaders) {
        sets[hands + seat] = leaders;
    }

    int handSize(int seat) {
        return Long.bitCount(inHand(seat));
    }

    boolean holds(int seat, int leader) {
        return (inHand(seat) >>> leader & 1) != 0;
    }

    void take(int seat, int leader) {
        inHand(seat, inHand(seat) | 1L << leader);
    }

    void giveUp(int seat, int leader) {
        inHand(seat, inHand(seat) & ~(1L << leader));
    }

    long inPlay(int seat) {
        return sets[played + seat];
    }

    void inPlay(int seat, long leaders) {
        sets[played + seat] = leaders;
    }

    int playedCount(int seat) {
        return Long.bitCount(inPlay(seat));
    }

    /** Those whose ability was used this round. */
    long turned(int seat) {
        return sets[turned + seat];
    }

    void turned(int seat, long leaders) {
        sets[turned + seat] = leaders;
    }

    /** Those in play and the one copied. */
    long abilities(int seat) {
        return sets[abilities + seat];
    }

    void abilities(int seat, long leaders) {
        sets[abilities + seat] = leaders;
    }

    boolean hasAbility(int seat, int leader) {
        return (abilities(seat) >>> leader & 1) != 0;
    }

    // --- Places

    /** Where each leader lies; leaders of sets that are not played lie nowhere (-1). */
    byte[] places() {
        byte[] lies = new byte[Catalog.LEADERS];
        for (int leader = 0; leader < lies.length; leader++) lies[leader] = (byte) place(leader);
        return lies;
    }

    int place(int leader) {
        long bit = 1L << leader;
        if ((deck() & bit) != 0) return IN_DECK;
        if ((gone() & bit) != 0) return GONE;
        if (((beside(0) | beside(1)) & bit) != 0) return OPEN;
        for (int seat = 0; seat < seats; seat++) {
            if ((inHand(seat) & bit) != 0) return HAND_OF + seat;
            if ((inPlay(seat) & bit) != 0) return OPEN;
            if ((pack(seat) & bit) != 0) return PACK + seat;
        }
        return -1;
    }

    /** Puts the hidden leaders where a deal says. */
    void lay(byte[] lies) {
        deck(0);
        gone(0);
        for (int seat = 0; seat < seats; seat++) {
            inHand(seat, 0);
            pack(seat, 0);
        }
        for (int leader = 0; leader < lies.length; leader++) {
            long bit = 1L << leader;
            int place = lies[leader];
            if (place == IN_DECK) deck(deck() | bit);
            else if (place == GONE) gone(gone() | bit);
            else if (place >= PACK && place < GONE) pack(place - PACK, pack(place - PACK) | bit);
            else if (place >= HAND_OF && place < PACK) take(place - HAND_OF, leader);
        }
    }
}
