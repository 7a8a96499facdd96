package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Shared;

import java.util.Arrays;

/**
 * The map with its pieces: a word for each province, and the sets of provinces that follow from the
 * words. A set is two words, for the first 64 provinces and the others.
 */
final class Lands {
    /** Rows of the sets of provinces. */
    private static final int BASES = 0;

    private static final int HELD = State.SEATS;
    private static final int PRESENT = 2 * State.SEATS;
    private static final int ROOM = 3 * State.SEATS;
    private static final int FULL = ROOM + 1;
    private static final int LAND = FULL + 1;
    private static final int SEA = LAND + 1;
    private static final int SHIPPED = SEA + 1;
    private static final int SET_ROWS = SHIPPED + 1;
    private static final int SETS = Province.COUNT; // where they begin

    private static final int OWNER_SHIFT = 36;
    private static final long OWNER_BITS = 7L << OWNER_SHIFT;
    private static final long NEW_MARKER = 1L << 39;
    private static final int SHIPPED_SHIFT = 40;
    private static final long FRONT_BITS = (1L << 18) - 1;
    private static final long BACK_BITS = FRONT_BITS << 18;
    private static final long PAIRS = 0b000111000111000111000111000111000111L;
    private static final long SUM_OF_SIX = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1L << 30;
    private static final int COUNT_BITS = 10;

    @Shared private final Catalog catalog;
    private final int seats;
    private final long[] board; // a word for each province, then the sets

    /** The tokens of each seat on the map, ten bits each. */
    private long onMap;

    /** Bases or full provinces changed, so that reach must be found anew. */
    boolean moved;

    Lands(Catalog catalog, int seats) {
        this.catalog = catalog;
        this.seats = seats;
        board = new long[SETS + 2 * SET_ROWS];
        for (int p = 0; p < Province.COUNT; p++) recount(p, 0);
    }

    private Lands(Lands from) {
        catalog = from.catalog;
        seats = from.seats;
        board = from.board.clone();
        onMap = from.onMap;
        moved = from.moved;
    }

    Lands copy() {
        return new Lands(this);
    }

    void assign(Lands from) {
        System.arraycopy(from.board, 0, board, 0, board.length);
        onMap = from.onMap;
        moved = from.moved;
    }

    // --- Pieces

    /** Tokens on the map, those of a rivalry under way among them. */
    int tokensOnMap(int seat) {
        return (int) (onMap >>> COUNT_BITS * seat) & (1 << COUNT_BITS) - 1;
    }

    void addOnMap(int seat, int tokens) {
        onMap += (long) tokens << COUNT_BITS * seat;
    }

    int markersLeft(int seat) {
        return State.MARKERS - markers(seat);
    }

    int markers(int seat) {
        return Long.bitCount(held(seat, 0)) + Long.bitCount(held(seat, 1));
    }

    /** Whether nobody has a piece there. */
    boolean isEmpty(int province) {
        return board[province] == 0;
    }

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

    /** Whose control marker stands there, or {@link State#NOBODY}. */
    int owner(int province) {
        return ((int) (board[province] >>> OWNER_SHIFT) & 7) - 1;
    }

    boolean newMarker(int province) {
        return (board[province] & NEW_MARKER) != 0;
    }

    int shipped(int province) {
        return (int) (board[province] >>> SHIPPED_SHIFT) & 63;
    }

    void shipped(int province, int tokens) {
        long rest = board[province] & (1L << SHIPPED_SHIFT) - 1;
        board[province] = rest | (long) tokens << SHIPPED_SHIFT;
        put(SHIPPED, province, tokens > 0);
    }

    /** Nothing was shipped yet by the one who expands now. */
    void clearShipped() {
        for (int word = 0; word < 2; word++) {
            for (long rest = shippedTo(word); rest != 0; rest = Bits.rest(rest))
                board[64 * word + Bits.first(rest)] &= (1L << SHIPPED_SHIFT) - 1;
            board[SETS + 2 * SHIPPED + word] = 0;
        }
    }

    void addFront(int province, int seat, int tokens) {
        set(province, board[province] + ((long) tokens << 3 * seat));
    }

    /** New tokens change neither bases nor what is full. */
    void addBack(int province, int seat, int tokens) {
        if (tokens == 0) return;
        board[province] += (long) tokens << 18 + 3 * seat;
        addOnMap(seat, tokens);
        put(PRESENT + seat, province, true);
        put(ROOM, province, owner(province) < 0 && tokensIn(province) < catalog.market[province]);
    }

    /** All pieces there go home; what ships have brought stays counted. */
    void clear(int province) {
        set(province, board[province] & -1L << SHIPPED_SHIFT);
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
        long changed = word ^ before;
        int market = catalog.market[province];
        int owner = owner(province);
        boolean full = owner >= 0 && !newMarker(province);
        for (int seat = 0; seat < seats; seat++) {
            full |= front(province, seat) == market;
            if ((changed & (7L << 3 * seat | 7L << 18 + 3 * seat)) == 0) continue;
            int old = ((int) (before >>> 3 * seat) & 7) + ((int) (before >>> 18 + 3 * seat) & 7);
            addOnMap(seat, tokens(province, seat) - old);
            follow(province, seat);
        }
        if ((changed & (OWNER_BITS | NEW_MARKER)) != 0) {
            int old = ((int) (before >>> OWNER_SHIFT) & 7) - 1;
            if (old >= 0) follow(province, old);
            if (owner >= 0 && owner != old) follow(province, owner);
        }
        put(ROOM, province, owner < 0 && tokensIn(province) < market);
        moved |= put(FULL, province, full);
        put(SHIPPED, province, shipped(province) > 0);
    }

    /** The sets of one seat. */
    private void follow(int province, int seat) {
        boolean holds = owner(province) == seat;
        boolean base = holds && !newMarker(province) || front(province, seat) > 0;
        moved |= put(BASES + seat, province, base);
        put(HELD + seat, province, holds);
        put(PRESENT + seat, province, holds || tokens(province, seat) > 0);
    }

    /** Puts a province into a set or takes it out; whether that changed anything. */
    private boolean put(int row, int province, boolean in) {
        int index = SETS + 2 * row + (province >>> 6);
        long old = board[index];
        long bit = 1L << province;
        board[index] = in ? old | bit : old & ~bit;
        return board[index] != old;
    }

    private long row(int row, int word) {
        return board[SETS + 2 * row + word];
    }

    /** Where a seat has front pieces: word 0 or 1 of the set. */
    long bases(int seat, int word) {
        return row(BASES + seat, word);
    }

    /** Where a seat's control markers stand. */
    long held(int seat, int word) {
        return row(HELD + seat, word);
    }

    /** Where a seat has any piece. */
    long present(int seat, int word) {
        return row(PRESENT + seat, word);
    }

    /** Where anybody has a piece. */
    long occupied(int word) {
        long occupied = 0;
        for (int seat = 0; seat < seats; seat++) occupied |= present(seat, word);
        return occupied;
    }

    /** Where ships have brought tokens this turn. */
    long shippedTo(int word) {
        return row(SHIPPED, word);
    }

    /** Where a token fits in without a rivalry. */
    long room(int word) {
        return row(ROOM, word);
    }

    /** Provinces that are controlled or full, which caravans do not cross. */
    long full(int word) {
        return row(FULL, word);
    }

    /** Where the one who expands now may place by land, and by ship; empty outside expansion. */
    long land(int word) {
        return row(LAND, word);
    }

    long sea(int word) {
        return row(SEA, word);
    }

    void reach(long landLow, long landHigh, long seaLow, long seaHigh) {
        board[SETS + 2 * LAND] = landLow;
        board[SETS + 2 * LAND + 1] = landHigh;
        board[SETS + 2 * SEA] = seaLow;
        board[SETS + 2 * SEA + 1] = seaHigh;
    }

    /** How many provinces of a good a seat controls, which is how many control cards of it. */
    int produces(int seat, Good good) {
        long[] goods = catalog.chart.goods;
        int row = 2 * good.ordinal();
        return Long.bitCount(held(seat, 0) & goods[row])
                + Long.bitCount(held(seat, 1) & goods[row + 1]);
    }

    /** New control markers on the map. */
    int newMarkers(int seat) {
        int count = 0;
        for (int word = 0; word < 2; word++)
            for (long rest = held(seat, word); rest != 0; rest = Bits.rest(rest))
                if (newMarker(64 * word + Bits.first(rest))) count++;
        return count;
    }

    /** Counts tokens and sets again from the words. */
    void recount() {
        onMap = 0;
        Arrays.fill(board, SETS, board.length, 0);
        for (int p = 0; p < Province.COUNT; p++) recount(p, 0);
    }
}
