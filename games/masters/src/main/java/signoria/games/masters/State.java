package signoria.games.masters;

import signoria.kernel.Rng;
import signoria.kernel.Shared;

import java.util.Arrays;

/**
 * All that lies on the table. What a player may rearrange freely is not stored: a warehouse with
 * its leader depots is a number of each resource, and {@link Warehouse} knows whether they fit.
 */
final class State {
    static final int ROWS = 3;
    static final int COLUMNS = 4;
    static final int SLIDE = ROWS * COLUMNS;
    static final int SLOTS = 3;
    static final int NONE = -1;

    /** The piles and dice that chance draws from; the twelve piles of cards come last. */
    static final int MARKET_STREAM = 0,
            LEADER_STREAM = 1,
            FIRST_STREAM = 2,
            TOKEN_STREAM = 3,
            PILE_STREAM = 4,
            STREAMS = PILE_STREAM + Catalog.PILES;

    private static final int WAREHOUSE = 0,
            STRONGBOX = 1,
            OWNED = 2,
            HAND = 3,
            PLAYED = 4,
            AWAY = 5,
            SEALED = 6,
            FAITH = 7,
            TILES = 8;
    private static final int PER_SEAT = 9;
    private static final int TOPS = SLIDE + 1;
    private static final int STACKS = TOPS + Catalog.PILES;
    private static final int PER_STACKS = SLOTS * Card.LEVELS;

    @Shared final Catalog catalog;
    final int seats;
    final Rng rng;
    private final long[] players;
    private final byte[] board;

    /** The cards that lie unseen in the piles, as bits. */
    long unseen;

    Phase phase = Phase.TURN;

    /** Whose turn it is, and who holds the inkwell. */
    int turn;

    int first;

    /** The seventh card was bought or the last space reached: this round is the last. */
    boolean ending;

    /** How many vatican reports there were. */
    int reports;

    /**
     * Solo: where Lorenzo's black cross stands, the tokens still in the pile, and whether he has
     * won.
     */
    int cross;

    int tokens;
    boolean lost;

    /**
     * Goods taken or chosen but not placed yet, white marbles not decided yet, resources of choice
     * still to come.
     */
    long taken;

    int whites;
    int choices;

    /**
     * What must still be paid; the pile and slot of the card being bought, no pile while producing.
     */
    long need;

    int pile = NONE;
    int slot;

    /** Production: the powers chosen, as bits, and what they will give. */
    long powers;

    long made;
    int madeFaith;

    State(Catalog catalog, int seats, Rng rng) {
        this.catalog = catalog;
        this.seats = seats;
        this.rng = rng;
        players = new long[seats * PER_SEAT];
        board = new byte[STACKS + seats * PER_STACKS];
        Arrays.fill(board, TOPS, board.length, (byte) NONE);
    }

    private State(State from) {
        catalog = from.catalog;
        seats = from.seats;
        rng = from.rng.copy();
        players = from.players.clone();
        board = from.board.clone();
        assignFigures(from);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        System.arraycopy(from.players, 0, players, 0, players.length);
        System.arraycopy(from.board, 0, board, 0, board.length);
        assignFigures(from);
    }

    private void assignFigures(State from) {
        unseen = from.unseen;
        phase = from.phase;
        turn = from.turn;
        first = from.first;
        ending = from.ending;
        reports = from.reports;
        cross = from.cross;
        tokens = from.tokens;
        lost = from.lost;
        taken = from.taken;
        whites = from.whites;
        choices = from.choices;
        need = from.need;
        pile = from.pile;
        slot = from.slot;
        powers = from.powers;
        made = from.made;
        madeFaith = from.madeFaith;
    }

    boolean solo() {
        return seats == 1;
    }

    /** §solo.6 Alone, the seventh card or the last space: the game ends with the action. */
    boolean won() {
        return ending && solo();
    }

    int marble(int place) {
        return board[place];
    }

    void marble(int place, int marble) {
        board[place] = (byte) marble;
    }

    /** The card on top of a pile, or {@link #NONE}. */
    int top(int pile) {
        return board[TOPS + pile];
    }

    void top(int pile, int card) {
        board[TOPS + pile] = (byte) card;
    }

    /** The card of a level in a seat's slot, or {@link #NONE}. */
    int stacked(int seat, int slot, int level) {
        return board[STACKS + seat * PER_STACKS + slot * Card.LEVELS + level - 1];
    }

    /** Lays a card on a slot; levels rise one by one, so its level is its place. */
    void stack(int seat, int slot, Card card) {
        board[STACKS + seat * PER_STACKS + slot * Card.LEVELS + card.level() - 1] =
                (byte) card.index();
        players[seat * PER_SEAT + OWNED] |= 1L << card.index();
    }

    /** Takes all cards off a slot: for positions laid by hand. */
    void clear(int seat, int slot) {
        for (int level = 1; level <= Card.LEVELS; level++) {
            int card = stacked(seat, slot, level);
            if (card != NONE) players[seat * PER_SEAT + OWNED] &= ~(1L << card);
            board[STACKS + seat * PER_STACKS + slot * Card.LEVELS + level - 1] = NONE;
        }
    }

    /** How many cards lie on a slot. */
    int height(int seat, int slot) {
        int at = STACKS + seat * PER_STACKS + slot * Card.LEVELS;
        if (board[at] == NONE) return 0;
        if (board[at + 1] == NONE) return 1;
        return board[at + 2] == NONE ? 2 : 3;
    }

    long warehouse(int seat) {
        return players[seat * PER_SEAT + WAREHOUSE];
    }

    void warehouse(int seat, long goods) {
        players[seat * PER_SEAT + WAREHOUSE] = goods;
    }

    long strongbox(int seat) {
        return players[seat * PER_SEAT + STRONGBOX];
    }

    void strongbox(int seat, long goods) {
        players[seat * PER_SEAT + STRONGBOX] = goods;
    }

    /** All goods of a seat, wherever they are stored. */
    long goods(int seat) {
        return warehouse(seat) + strongbox(seat);
    }

    /** The development cards of a seat, covered ones too, as bits. */
    long owned(int seat) {
        return players[seat * PER_SEAT + OWNED];
    }

    /** The leaders in hand, as bits; before the choice all that were dealt. */
    long hand(int seat) {
        return players[seat * PER_SEAT + HAND];
    }

    void hand(int seat, long leaders) {
        players[seat * PER_SEAT + HAND] = leaders;
    }

    long played(int seat) {
        return players[seat * PER_SEAT + PLAYED];
    }

    void played(int seat, long leaders) {
        players[seat * PER_SEAT + PLAYED] = leaders;
    }

    /** The leaders a seat gave back or discarded: only it knows which. */
    long away(int seat) {
        return players[seat * PER_SEAT + AWAY];
    }

    void away(int seat, long leaders) {
        players[seat * PER_SEAT + AWAY] = leaders;
    }

    /** The leaders a seat will keep, until all have chosen. */
    long sealed(int seat) {
        return players[seat * PER_SEAT + SEALED];
    }

    void sealed(int seat, long leaders) {
        players[seat * PER_SEAT + SEALED] = leaders;
    }

    int faith(int seat) {
        return (int) players[seat * PER_SEAT + FAITH];
    }

    void faith(int seat, int space) {
        players[seat * PER_SEAT + FAITH] = space;
    }

    /**
     * How the favour tile of a report lies: {@link Faith#DOWN}, {@link Faith#UP} or {@link
     * Faith#GONE}.
     */
    int tile(int seat, int report) {
        return (int) (players[seat * PER_SEAT + TILES] >>> 2 * report) & 3;
    }

    void tile(int seat, int report, int side) {
        long tiles = players[seat * PER_SEAT + TILES];
        players[seat * PER_SEAT + TILES] = tiles & ~(3L << 2 * report) | (long) side << 2 * report;
    }
}
