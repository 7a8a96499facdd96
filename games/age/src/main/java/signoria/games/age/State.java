package signoria.games.age;

import signoria.kernel.Rng;
import signoria.kernel.Shared;

/**
 * All that lies on the table. The history cards, the map, the personalities and the agenda are
 * parts with names of their own; each seat has a row of figures.
 */
final class State {
    /** Streams of chance. */
    static final int PILE_STREAM = 0;

    static final int GREEN_STREAM = 1;
    static final int BLACK_STREAM = 2;
    static final int WHITE_STREAM = 3;
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
    private static final int MARKS = 11;
    private static final int CONVERTED = 12;
    private static final int ARMS = 13;
    private static final int OUT = 14;
    private static final int FREED = 15;
    private static final int ROW = 16;

    /** No sealed answer yet. */
    private static final int BLANK = Integer.MIN_VALUE;

    static final int TOKENS = 36;
    static final int MARKERS = 25;
    static final int SEATS = 6;
    private static final int LEVELS = SEATS * ROW; // of the goods, behind the seats
    static final int NOBODY = -1;

    @Shared final Catalog catalog;
    @Shared final Variant variant;
    final int seats;
    final Rng rng;
    final HistoryCards cards;
    final Lands lands;
    private final int[] figures;
    private final short[] paid;
    final byte[] order;
    final Persons persons;
    final Agenda agenda;

    /** How many are still in the game. */
    private int living;

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
    int battle = NOBODY;
    int battleTokens;
    int battleShipped;

    /** The dice last thrown, three bits each, the newest lowest: they stay in sight. */
    long dice;

    State(Variant variant, Rng rng) {
        this.catalog = variant.catalog();
        this.variant = variant;
        this.seats = variant.seats();
        this.living = seats;
        this.rng = rng;
        cards = new HistoryCards(seats);
        lands = new Lands(variant.catalog(), seats);
        figures = new int[LEVELS + Good.ALL.length];
        paid = new short[SEATS * Advance.COUNT];
        order = new byte[SEATS];
        agenda = new Agenda();
        persons = new Persons();
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
        catalog = from.catalog;
        variant = from.variant;
        seats = from.seats;
        rng = from.rng.copy();
        cards = from.cards.copy();
        lands = from.lands.copy();
        figures = from.figures.clone();
        paid = from.paid.clone();
        order = from.order.clone();
        agenda = from.agenda.copy();
        persons = from.persons.copy();
        assignFields(from);
    }

    void assign(State from) {
        rng.assign(from.rng);
        cards.assign(from.cards);
        lands.assign(from.lands);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.paid, 0, paid, 0, paid.length);
        System.arraycopy(from.order, 0, order, 0, order.length);
        agenda.assign(from.agenda);
        persons.assign(from.persons);
        assignFields(from);
    }

    private void assignFields(State from) {
        living = from.living;
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

    int cash(int seat) {
        return figures[seat * ROW + CASH];
    }

    void cash(int seat, int ducats) {
        figures[seat * ROW + CASH] = ducats;
    }

    void addCash(int seat, int ducats) {
        figures[seat * ROW + CASH] += ducats;
    }

    /** The cash written down at the end of the last turn. */
    int written(int seat) {
        return figures[seat * ROW + WRITTEN];
    }

    void written(int seat, int ducats) {
        figures[seat * ROW + WRITTEN] = ducats;
    }

    /** Tokens bought and not placed yet. */
    int pool(int seat) {
        return figures[seat * ROW + POOL];
    }

    void pool(int seat, int tokens) {
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

    void misery(int seat, int box) {
        figures[seat * ROW + MISERY] = box;
    }

    int advances(int seat) {
        return figures[seat * ROW + ADVANCES];
    }

    void advances(int seat, int set) {
        figures[seat * ROW + ADVANCES] = set;
    }

    /** The advances bought this turn. */
    int fresh(int seat) {
        return figures[seat * ROW + FRESH];
    }

    void fresh(int seat, int set) {
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

    void paid(int seat, int advance, int ducats) {
        paid[seat * Advance.COUNT + advance] = (short) ducats;
    }

    /** Levels of shortage above 0, of surplus below. */
    int level(Good good) {
        return figures[LEVELS + good.ordinal()];
    }

    void level(Good good, int number) {
        figures[LEVELS + good.ordinal()] = number;
    }

    int ship(int seat) {
        return figures[seat * ROW + SHIP];
    }

    void ship(int seat, int level) {
        figures[seat * ROW + SHIP] = level;
    }

    int capital(int seat) {
        return figures[seat * ROW + CAPITAL];
    }

    void capital(int seat, int province) {
        figures[seat * ROW + CAPITAL] = province;
    }

    /** Position in the order of choosing capitals, from 0. */
    int choice(int seat) {
        return figures[seat * ROW + CHOICE];
    }

    void choice(int seat, int number) {
        figures[seat * ROW + CHOICE] = number;
    }

    boolean hasSealed(int seat) {
        return sealed(seat) != BLANK;
    }

    void unseal(int seat) {
        sealed(seat, BLANK);
    }

    /** The sealed answer of a seat that gave one. */
    int sealed(int seat) {
        return figures[seat * ROW + SEALED];
    }

    void sealed(int seat, int answer) {
        figures[seat * ROW + SEALED] = answer;
    }

    /** The last revealed bid or purchase. */
    int bid(int seat) {
        return figures[seat * ROW + BID];
    }

    void bid(int seat, int number) {
        figures[seat * ROW + BID] = number;
    }

    boolean is(int seat, Mark mark) {
        return (figures[seat * ROW + MARKS] & mark.bit()) != 0;
    }

    void mark(int seat, Mark mark) {
        figures[seat * ROW + MARKS] |= mark.bit();
    }

    void unmark(int seat, Mark mark) {
        figures[seat * ROW + MARKS] &= ~mark.bit();
    }

    /** What holds for a seat, as bits. */
    int marks(int seat) {
        return figures[seat * ROW + MARKS];
    }

    void marks(int seat, int marks) {
        figures[seat * ROW + MARKS] = marks;
    }

    /** The opponents Cathedral was used against this turn, as bits. */
    int converted(int seat) {
        return figures[seat * ROW + CONVERTED];
    }

    void converted(int seat, int opponents) {
        figures[seat * ROW + CONVERTED] = opponents;
    }

    /** The military cards in use this turn, a bit per strength. */
    int arms(int seat) {
        return figures[seat * ROW + ARMS];
    }

    void arms(int seat, int strengths) {
        figures[seat * ROW + ARMS] = strengths;
    }

    /** 0 while in the game, else the moment of elimination. */
    int out(int seat) {
        return figures[seat * ROW + OUT];
    }

    void out(int seat, int moment) {
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

    void freed(int seat, int markers) {
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
            marks(seat, marks(seat) & Mark.LASTING);
            fresh(seat, 0);
            converted(seat, 0);
            arms(seat, 0);
            freed(seat, 0);
        }
        facts &= Fact.LASTING;
        banned = NOBODY;
        victim = NOBODY;
        cardsSold = 0;
        persons.refunds = 0;
    }

    /** Throws a die in sight of all. */
    int roll(int stream) {
        int face = rng.roll(stream, 6);
        dice = dice << 3 | face;
        return face;
    }

    boolean holds(Fact fact) {
        return (facts & fact.bit()) != 0;
    }

    void establish(Fact fact) {
        facts |= fact.bit();
    }

    long hand(int seat) {
        return cards.hand(seat);
    }

    int handSize(int seat) {
        return Long.bitCount(cards.hand(seat));
    }

    /** Counts the pieces on the map again, after a part was read from text or for an audit. */
    void recount() {
        lands.recount();
        int attacker = battle == NOBODY ? NOBODY : expanding();
        if (attacker >= 0) lands.addOnMap(attacker, battleTokens);
    }
}
