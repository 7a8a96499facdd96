package signoria.games.age;

import signoria.kernel.Rng;
import signoria.kernel.Shared;
import signoria.kernel.Whereabouts;

/**
 * All that lies on the table. Cards are sets by place; the map is in {@link Lands}; each seat has a
 * row of figures; what is still to be decided lies on the agenda.
 */
final class State {
    /**
     * Places of cards: the pile, the hands, the discards, those out of the game, those that wait
     * for their epoch.
     */
    static final int PILE = 0;

    static final int HANDS = 1;
    static final int DISCARDS = 7;
    static final int REMOVED = 8;
    static final int WAITING = 9;
    static final int PLACES = 10;

    /** Streams of chance. */
    static final int PILE_STREAM = 0;

    static final int GREEN = 1;
    static final int BLACK = 2;
    static final int WHITE = 3;
    static final int WAR_STREAM = 4;
    static final int HAND_STREAM = 5;
    static final int TIE_STREAM = 6;
    static final int STREAMS = 7;

    /** Figures of a seat. */
    private static final int CASH = 0;

    private static final int WRITTEN = 1;
    private static final int POOL = 2;
    private static final int MISERY = 3;
    private static final int ADVANCES = 4;
    private static final int FRESH = 5;
    private static final int SHIP = 6;
    private static final int CAPITAL = 7;
    private static final int CHOICE = 8;
    private static final int SEALED = 9;
    private static final int BID = 10;
    private static final int FLAGS = 11;
    private static final int CONVERTED = 12;
    private static final int ARMS = 13;
    private static final int OUT = 14;
    private static final int FREED = 15;
    private static final int ROW = 16;

    /** No sealed answer yet. */
    static final int BLANK = Integer.MIN_VALUE;

    /**
     * Flags of a seat; those from {@link #SETS} on last, the others are taken off at the end of the
     * turn.
     */
    static final int UPGRADED = 1;

    static final int DEVELOPED = 2;
    static final int SWAPPED = 4;
    static final int RECORDED = 8;
    static final int CARD_BOUGHT = 16;
    static final int RULER = 32;
    static final int ASKED = 64;
    static final int SETS = 128;
    private static final int LASTING = SETS * 7;

    /** Facts of the game; those from {@link #CRUSADES} on are of this turn only. */
    static final int MONGOLS = 1;

    static final int FIREARMS = 2;
    static final int DECREE_ENDED = 4;
    static final int LAST_TURN = 8;
    static final int PILE_DONE = 16;
    static final int CRUSADES = 32;
    static final int STRIFE = 64;

    static final int TOKENS = 36;
    static final int MARKERS = 25;
    static final int SEATS = 6;
    static final int NOBODY = -1;

    @Shared final Variant variant;
    final int seats;
    final Rng rng;
    final Whereabouts known;
    final long[] cards;
    final Lands lands;
    private final int[] figures;
    private final short[] paid;
    final byte[] order;
    private final byte[] level;
    final Agenda agenda;

    /** How many are still in the game. */
    private int living;

    /** Personalities of this turn in order: card, player, claims; see {@link Personalities}. */
    final int[] persons;

    int personCount;

    /** Refunds taken this turn: see {@link Personalities}. */
    long refunds;

    Phase phase = Phase.HANDS;
    int step;
    int at;
    int turn;
    int epoch = 1;
    int pileEpoch = 1;
    int facts;
    int banned = NOBODY;
    int victim = NOBODY;
    int wars;
    int cardsSold;
    int moments;
    int topDiscard = NOBODY;
    int battle = NOBODY;
    int battleTokens;
    int battleShipped;

    /** The dice last thrown, three bits each, the newest lowest: they stay in sight. */
    long dice;

    State(Variant variant, Rng rng) {
        this.variant = variant;
        this.seats = variant.seats();
        this.living = seats;
        this.rng = rng;
        this.known = new Whereabouts(seats, Card.COUNT);
        cards = new long[PLACES];
        lands = new Lands(variant.catalog(), seats);
        figures = new int[SEATS * ROW];
        paid = new short[SEATS * Advance.COUNT];
        order = new byte[SEATS];
        level = new byte[Good.ALL.length];
        agenda = new Agenda();
        persons = new int[19];
        for (int seat = 0; seat < SEATS; seat++) {
            figures[seat * ROW + CAPITAL] = NOBODY;
            figures[seat * ROW + SEALED] = BLANK;
            order[seat] = (byte) seat;
        }
    }

    State copy() {
        return new State(this);
    }

    private State(State from) {
        variant = from.variant;
        seats = from.seats;
        rng = from.rng.copy();
        known = from.known.copy();
        cards = from.cards.clone();
        lands = from.lands.copy();
        figures = from.figures.clone();
        paid = from.paid.clone();
        order = from.order.clone();
        level = from.level.clone();
        agenda = from.agenda.copy();
        persons = from.persons.clone();
        assignFields(from);
    }

    void assign(State from) {
        rng.assign(from.rng);
        known.assign(from.known);
        System.arraycopy(from.cards, 0, cards, 0, cards.length);
        lands.assign(from.lands);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.paid, 0, paid, 0, paid.length);
        System.arraycopy(from.order, 0, order, 0, order.length);
        System.arraycopy(from.level, 0, level, 0, level.length);
        agenda.assign(from.agenda);
        System.arraycopy(from.persons, 0, persons, 0, persons.length);
        assignFields(from);
    }

    private void assignFields(State from) {
        living = from.living;
        personCount = from.personCount;
        refunds = from.refunds;
        phase = from.phase;
        step = from.step;
        at = from.at;
        turn = from.turn;
        epoch = from.epoch;
        pileEpoch = from.pileEpoch;
        facts = from.facts;
        banned = from.banned;
        victim = from.victim;
        wars = from.wars;
        cardsSold = from.cardsSold;
        moments = from.moments;
        topDiscard = from.topDiscard;
        battle = from.battle;
        battleTokens = from.battleTokens;
        battleShipped = from.battleShipped;
        dice = from.dice;
    }

    /** The seat whose expansion turn it is, or nobody's. */
    int expanding() {
        return agenda.expanding();
    }

    // --- Seats

    Catalog catalog() {
        return variant.catalog();
    }

    int cash(int seat) {
        return figures[seat * ROW + CASH];
    }

    void setCash(int seat, int ducats) {
        figures[seat * ROW + CASH] = ducats;
    }

    void addCash(int seat, int ducats) {
        figures[seat * ROW + CASH] += ducats;
    }

    /** The cash written down at the end of the last turn. */
    int written(int seat) {
        return figures[seat * ROW + WRITTEN];
    }

    void setWritten(int seat, int ducats) {
        figures[seat * ROW + WRITTEN] = ducats;
    }

    /** Tokens bought and not placed yet. */
    int pool(int seat) {
        return figures[seat * ROW + POOL];
    }

    void setPool(int seat, int tokens) {
        figures[seat * ROW + POOL] = tokens;
    }

    /** Tokens neither on the map nor bought. */
    int stock(int seat) {
        return TOKENS - lands.tokensOnMap(seat) - figures[seat * ROW + POOL];
    }

    /** The box of the misery track, from 0. */
    int misery(int seat) {
        return figures[seat * ROW + MISERY];
    }

    void setMisery(int seat, int box) {
        figures[seat * ROW + MISERY] = box;
    }

    int advances(int seat) {
        return figures[seat * ROW + ADVANCES];
    }

    void setAdvances(int seat, int set) {
        figures[seat * ROW + ADVANCES] = set;
    }

    /** The advances bought this turn. */
    int fresh(int seat) {
        return figures[seat * ROW + FRESH];
    }

    void setFresh(int seat, int set) {
        figures[seat * ROW + FRESH] = set;
    }

    boolean has(int seat, int advance) {
        return (figures[seat * ROW + ADVANCES] >>> advance & 1) != 0;
    }

    int count(int seat, Category category) {
        return Integer.bitCount(advances(seat) & category.advances);
    }

    /** What was paid for an advance and not refunded yet. */
    int paid(int seat, int advance) {
        return paid[seat * Advance.COUNT + advance];
    }

    void setPaid(int seat, int advance, int ducats) {
        paid[seat * Advance.COUNT + advance] = (short) ducats;
    }

    /** Levels of shortage above 0, of surplus below. */
    int level(Good good) {
        return level[good.ordinal()];
    }

    void setLevel(Good good, int number) {
        level[good.ordinal()] = (byte) number;
    }

    int ship(int seat) {
        return figures[seat * ROW + SHIP];
    }

    void setShip(int seat, int level) {
        figures[seat * ROW + SHIP] = level;
    }

    int capital(int seat) {
        return figures[seat * ROW + CAPITAL];
    }

    void setCapital(int seat, int province) {
        figures[seat * ROW + CAPITAL] = province;
    }

    /** Position in the order of choosing capitals, from 0. */
    int choice(int seat) {
        return figures[seat * ROW + CHOICE];
    }

    void setChoice(int seat, int number) {
        figures[seat * ROW + CHOICE] = number;
    }

    int sealed(int seat) {
        return figures[seat * ROW + SEALED];
    }

    void setSealed(int seat, int answer) {
        figures[seat * ROW + SEALED] = answer;
    }

    /** The last revealed bid or purchase. */
    int bid(int seat) {
        return figures[seat * ROW + BID];
    }

    void setBid(int seat, int number) {
        figures[seat * ROW + BID] = number;
    }

    boolean is(int seat, int flag) {
        return (figures[seat * ROW + FLAGS] & flag) != 0;
    }

    void mark(int seat, int flag) {
        figures[seat * ROW + FLAGS] |= flag;
    }

    void unmark(int seat, int flag) {
        figures[seat * ROW + FLAGS] &= ~flag;
    }

    int flags(int seat) {
        return figures[seat * ROW + FLAGS];
    }

    void setFlags(int seat, int flags) {
        figures[seat * ROW + FLAGS] = flags;
    }

    /** The opponents Cathedral was used against this turn, as bits. */
    int converted(int seat) {
        return figures[seat * ROW + CONVERTED];
    }

    void setConverted(int seat, int opponents) {
        figures[seat * ROW + CONVERTED] = opponents;
    }

    /** The military cards in use this turn, a bit per strength. */
    int arms(int seat) {
        return figures[seat * ROW + ARMS];
    }

    void setArms(int seat, int strengths) {
        figures[seat * ROW + ARMS] = strengths;
    }

    /** 0 while in the game, else the moment of elimination. */
    int out(int seat) {
        return figures[seat * ROW + OUT];
    }

    void setOut(int seat, int moment) {
        figures[seat * ROW + OUT] = moment;
        living = 0;
        for (int other = 0; other < seats; other++) if (lives(other)) living++;
    }

    boolean lives(int seat) {
        return figures[seat * ROW + OUT] == 0;
    }

    /** Markers freed this turn to be placed anew. */
    int freed(int seat) {
        return figures[seat * ROW + FREED];
    }

    void setFreed(int seat, int markers) {
        figures[seat * ROW + FREED] = markers;
    }

    int living() {
        return living;
    }

    int place(int seat) {
        for (int place = 0; place < seats; place++) if (order[place] == seat) return place;
        throw new IllegalStateException("seat " + seat + " has no place");
    }

    int rank(int seat) {
        return variant.slot(place(seat));
    }

    /** Figures that last one turn only start anew. */
    void newTurn() {
        for (int seat = 0; seat < seats; seat++) {
            setFlags(seat, flags(seat) & LASTING);
            setFresh(seat, 0);
            setConverted(seat, 0);
            setArms(seat, 0);
            setFreed(seat, 0);
        }
        facts &= CRUSADES - 1;
        banned = NOBODY;
        victim = NOBODY;
        cardsSold = 0;
        refunds = 0;
    }

    /** Throws a die in sight of all. */
    int roll(int stream) {
        int face = rng.roll(stream, 6);
        dice = dice << 3 | face;
        return face;
    }

    boolean holds(int fact) {
        return (facts & fact) != 0;
    }

    long hand(int seat) {
        return cards[HANDS + seat];
    }

    int handSize(int seat) {
        return Long.bitCount(cards[HANDS + seat]);
    }

    /** Counts the pieces on the map again, after a part was read from text or for an audit. */
    void recount() {
        lands.recount();
        int attacker = battle == NOBODY ? NOBODY : expanding();
        if (attacker >= 0) lands.addOnMap(attacker, battleTokens);
    }
}
