package signoria.games.age;

import signoria.kernel.Rng;
import signoria.kernel.Shared;
import signoria.kernel.Whereabouts;

import java.util.Arrays;

/**
 * All that lies on the table. Cards are sets by place; the map is one word per province; each seat
 * has a row of figures; what is still to be decided lies on the agenda.
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
    private static final int ON_MAP = 15;
    private static final int FREED = 16;
    private static final int ROW = 17;

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

    /** Rows of the sets of provinces. */
    private static final int BASES = 0;

    private static final int HELD = SEATS;
    private static final int PRESENT = 2 * SEATS;
    private static final int ROOM = 3 * SEATS;
    private static final int FULL = ROOM + 1;
    private static final int LAND = FULL + 1;
    private static final int SEA = LAND + 1;
    private static final int SHIPPED = SEA + 1;
    private static final int SET_ROWS = SHIPPED + 1;

    private static final int OWNER_SHIFT = 36;
    private static final long OWNER_BITS = 7L << OWNER_SHIFT;
    private static final long NEW_MARKER = 1L << 39;
    private static final int SHIPPED_SHIFT = 40;
    private static final long FRONT_BITS = (1L << 18) - 1;
    private static final long BACK_BITS = FRONT_BITS << 18;
    private static final long PAIRS = 0b000111000111000111000111000111000111L;
    private static final long SUM_OF_SIX = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1L << 30;

    @Shared final Table table;
    final int seats;
    final Rng rng;
    final Whereabouts known;
    final long[] cards;
    final long[] board;
    private final long[] sets;
    private final int[] figures;
    final short[] paid;
    final byte[] order;
    final byte[] level;
    final int[] agenda;
    int depth;

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

    /** Bases or full provinces changed, so that reach must be found anew. */
    boolean moved;

    State(Table table, Rng rng) {
        this.table = table;
        this.seats = table.seats();
        this.living = seats;
        this.rng = rng;
        this.known = new Whereabouts(seats, Card.COUNT);
        cards = new long[PLACES];
        board = new long[Province.COUNT];
        sets = new long[2 * SET_ROWS];
        figures = new int[SEATS * ROW];
        paid = new short[SEATS * Advance.COUNT];
        order = new byte[SEATS];
        level = new byte[Good.ALL.length];
        agenda = new int[48];
        persons = new int[19];
        for (int seat = 0; seat < SEATS; seat++) {
            figures[seat * ROW + CAPITAL] = NOBODY;
            figures[seat * ROW + SEALED] = BLANK;
            order[seat] = (byte) seat;
        }
        for (int p = 0; p < Province.COUNT; p++) recount(p, 0);
    }

    State copy() {
        return new State(this);
    }

    private State(State from) {
        table = from.table;
        seats = from.seats;
        rng = from.rng.copy();
        known = from.known.copy();
        cards = from.cards.clone();
        board = from.board.clone();
        sets = from.sets.clone();
        figures = from.figures.clone();
        paid = from.paid.clone();
        order = from.order.clone();
        level = from.level.clone();
        agenda = from.agenda.clone();
        persons = from.persons.clone();
        assignFields(from);
    }

    void assign(State from) {
        rng.assign(from.rng);
        known.assign(from.known);
        System.arraycopy(from.cards, 0, cards, 0, cards.length);
        System.arraycopy(from.board, 0, board, 0, board.length);
        System.arraycopy(from.sets, 0, sets, 0, sets.length);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.paid, 0, paid, 0, paid.length);
        System.arraycopy(from.order, 0, order, 0, order.length);
        System.arraycopy(from.level, 0, level, 0, level.length);
        System.arraycopy(from.agenda, 0, agenda, 0, agenda.length);
        System.arraycopy(from.persons, 0, persons, 0, persons.length);
        assignFields(from);
    }

    private void assignFields(State from) {
        depth = from.depth;
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
        moved = from.moved;
    }

    // --- Agenda

    void push(Task kind, int seat) {
        push(kind, seat, 0, 0);
    }

    void push(Task kind, int seat, int a) {
        push(kind, seat, a, 0);
    }

    void push(Task kind, int seat, int a, int b) {
        agenda[depth++] = Task.of(kind, seat, a, b);
    }

    int top() {
        return agenda[depth - 1];
    }

    void pop() {
        agenda[--depth] = 0;
    }

    void replaceTop(Task kind, int seat, int a, int b) {
        agenda[depth - 1] = Task.of(kind, seat, a, b);
    }

    /** The seat whose expansion turn it is, or nobody's. */
    int expanding() {
        for (int i = 0; i < depth; i++)
            if (Task.kind(agenda[i]) == Task.EXPAND) return Task.seat(agenda[i]);
        return NOBODY;
    }

    // --- Seats

    Catalog catalog() {
        return table.catalog();
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
        return TOKENS - figures[seat * ROW + ON_MAP] - figures[seat * ROW + POOL];
    }

    /** Tokens on the map, those of a rivalry under way among them. */
    int tokensOnMap(int seat) {
        return figures[seat * ROW + ON_MAP];
    }

    void addOnMap(int seat, int tokens) {
        figures[seat * ROW + ON_MAP] += tokens;
    }

    int markersLeft(int seat) {
        return MARKERS - markers(seat);
    }

    int markers(int seat) {
        int row = 2 * (HELD + seat);
        return Long.bitCount(sets[row]) + Long.bitCount(sets[row + 1]);
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
        return table.slot(place(seat));
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

    // --- Map

    int front(int province, int seat) {
        return (int) (board[province] >>> 3 * seat) & 7;
    }

    int back(int province, int seat) {
        return (int) (board[province] >>> 18 + 3 * seat) & 7;
    }

    int tokens(int province, int seat) {
        return front(province, seat) + back(province, seat);
    }

    /** All tokens in a province: the twelve counts of its word added side by side. */
    int tokensIn(int province) {
        long word = board[province];
        long pairs = (word & PAIRS) + (word >>> 3 & PAIRS);
        return (int) (pairs * SUM_OF_SIX >>> 30) & 63;
    }

    /** Whose control marker stands there, or {@link #NOBODY}. */
    int owner(int province) {
        return ((int) (board[province] >>> OWNER_SHIFT) & 7) - 1;
    }

    boolean newMarker(int province) {
        return (board[province] & NEW_MARKER) != 0;
    }

    int shipped(int province) {
        return (int) (board[province] >>> SHIPPED_SHIFT) & 63;
    }

    void setShipped(int province, int tokens) {
        long rest = board[province] & (1L << SHIPPED_SHIFT) - 1;
        board[province] = rest | (long) tokens << SHIPPED_SHIFT;
        put(SHIPPED, province, tokens > 0);
    }

    /** Nothing was shipped yet by the one who expands now. */
    void clearShipped() {
        for (int word = 0; word < 2; word++) {
            for (long rest = sets[2 * SHIPPED + word]; rest != 0; rest &= rest - 1)
                board[64 * word + Long.numberOfTrailingZeros(rest)] &= (1L << SHIPPED_SHIFT) - 1;
            sets[2 * SHIPPED + word] = 0;
        }
    }

    void addFront(int province, int seat, int tokens) {
        set(province, board[province] + ((long) tokens << 3 * seat));
    }

    /** New tokens change neither bases nor what is full. */
    void addBack(int province, int seat, int tokens) {
        if (tokens == 0) return;
        board[province] += (long) tokens << 18 + 3 * seat;
        figures[seat * ROW + ON_MAP] += tokens;
        put(PRESENT + seat, province, true);
        put(
                ROOM,
                province,
                owner(province) < 0 && tokensIn(province) < table.catalog().market[province]);
    }

    /** All tokens of a seat there go home. */
    void takeTokens(int province, int seat) {
        set(province, board[province] & ~(7L << 3 * seat | 7L << 18 + 3 * seat));
    }

    void putMarker(int province, int seat, boolean fresh) {
        long word = board[province] & ~(OWNER_BITS | NEW_MARKER);
        set(province, word | (long) (seat + 1) << OWNER_SHIFT | (fresh ? NEW_MARKER : 0));
    }

    /** A control marker takes the place of one's tokens. */
    void control(int province, int seat, boolean fresh) {
        long word = board[province] & ~(OWNER_BITS | NEW_MARKER);
        word &= ~(7L << 3 * seat | 7L << 18 + 3 * seat);
        set(province, word | (long) (seat + 1) << OWNER_SHIFT | (fresh ? NEW_MARKER : 0));
    }

    void takeMarker(int province) {
        set(province, board[province] & ~(OWNER_BITS | NEW_MARKER));
    }

    /** §place.6 What is new becomes old. */
    void consolidate(int province) {
        long word = board[province];
        long back = word & BACK_BITS;
        if (back == 0 && (word & NEW_MARKER) == 0) return;
        set(province, (word & ~(BACK_BITS | NEW_MARKER)) + (back >>> 18));
    }

    private void set(int province, long word) {
        long before = board[province];
        if (word == before) return;
        board[province] = word;
        recount(province, before);
    }

    /** The sets of provinces and the tokens on the map follow a province's word. */
    private void recount(int province, long before) {
        long word = board[province];
        int market = table.catalog().market[province];
        int owner = owner(province);
        boolean fresh = newMarker(province);
        boolean full = owner >= 0 && !fresh;
        for (int seat = 0; seat < seats; seat++) {
            int front = (int) (word >>> 3 * seat) & 7;
            int tokens = front + ((int) (word >>> 18 + 3 * seat) & 7);
            int old = ((int) (before >>> 3 * seat) & 7) + ((int) (before >>> 18 + 3 * seat) & 7);
            figures[seat * ROW + ON_MAP] += tokens - old;
            full |= front == market;
            moved |= put(BASES + seat, province, front > 0 || owner == seat && !fresh);
            put(HELD + seat, province, owner == seat);
            put(PRESENT + seat, province, tokens > 0 || owner == seat);
        }
        put(ROOM, province, owner < 0 && tokensIn(province) < market);
        moved |= put(FULL, province, full);
        put(SHIPPED, province, shipped(province) > 0);
    }

    /** Puts a province into a set or takes it out; whether that changed anything. */
    private boolean put(int row, int province, boolean in) {
        int index = 2 * row + (province >>> 6);
        long old = sets[index];
        long bit = 1L << province;
        sets[index] = in ? old | bit : old & ~bit;
        return sets[index] != old;
    }

    /** Where a seat has front pieces: word 0 or 1 of the set. */
    long bases(int seat, int word) {
        return sets[2 * (BASES + seat) + word];
    }

    /** Where a seat's control markers stand. */
    long held(int seat, int word) {
        return sets[2 * (HELD + seat) + word];
    }

    /** Where a seat has any piece. */
    long present(int seat, int word) {
        return sets[2 * (PRESENT + seat) + word];
    }

    /** Where ships have brought tokens this turn. */
    long shippedTo(int word) {
        return sets[2 * SHIPPED + word];
    }

    /** Where a token fits in without a rivalry. */
    long room(int word) {
        return sets[2 * ROOM + word];
    }

    /** Provinces that are controlled or full, which caravans do not cross. */
    long full(int word) {
        return sets[2 * FULL + word];
    }

    /** Where the one who expands now may place by land, and by ship; empty outside expansion. */
    long land(int word) {
        return sets[2 * LAND + word];
    }

    long sea(int word) {
        return sets[2 * SEA + word];
    }

    void setReach(long landLow, long landHigh, long seaLow, long seaHigh) {
        sets[2 * LAND] = landLow;
        sets[2 * LAND + 1] = landHigh;
        sets[2 * SEA] = seaLow;
        sets[2 * SEA + 1] = seaHigh;
    }

    /** How many provinces of a good a seat controls, which is how many control cards of it. */
    int produces(int seat, Good good) {
        long[] goods = table.catalog().chart.goods;
        int row = 2 * good.ordinal();
        return Long.bitCount(held(seat, 0) & goods[row])
                + Long.bitCount(held(seat, 1) & goods[row + 1]);
    }

    /** New control markers on the map. */
    int newMarkers(int seat) {
        int count = 0;
        for (int p = next(held(seat, 0), held(seat, 1), 0);
                p >= 0;
                p = next(held(seat, 0), held(seat, 1), p + 1)) if (newMarker(p)) count++;
        return count;
    }

    static int next(long low, long high, int from) {
        return Chart.next(low, high, from);
    }

    /**
     * Counts tokens and sets again from the words, after a part was read from text or for an audit.
     */
    void recountAll() {
        for (int seat = 0; seat < SEATS; seat++) figures[seat * ROW + ON_MAP] = 0;
        Arrays.fill(sets, 0);
        for (int p = 0; p < Province.COUNT; p++) recount(p, 0);
        int attacker = battle == NOBODY ? NOBODY : expanding();
        if (attacker >= 0) addOnMap(attacker, battleTokens);
    }
}
