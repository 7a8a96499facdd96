package signoria.games.lorenzo;

import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Shared;
import signoria.kernel.Whereabouts;

/**
 * All that lies on the table, hidden things too. Per seat: a row of figures and a row of sets
 * (bits); the rest is there once. What the rules let players rearrange is not stored, and hidden
 * piles are sets.
 */
final class State {
    // Figures of a seat; the first seven are stocks by Good.ordinal().
    static final int STOCKS = 7;
    static final int HAND = 7; // number of leaders in hand
    static final int TOKENS = 8; // number of tokens held
    static final int CARDS = 9; // own cards by type
    static final int BONUS = 13; // plus on actions: types, then harvest and production
    static final int HARVEST = 4;
    static final int PRODUCTION = 5;
    static final int CURSES = 19; // excommunications in force, as bits
    static final int EXCOMMUNICATED = 20; // periods, as bits
    static final int AT = 21; // where the members are, six bits each
    static final int SIX = 22; // the member that is worth six, from 1
    static final int TILE = 23; // personal bonus tile
    static final int FAMILY = 24; // from 1, 0 for none
    static final int STORE_WOOD = 25;
    static final int STORE_STONE = 26;
    static final int SETS = 27; // rewards for sets of four types so far
    static final int FAITH_TILES = 28; // special faith tiles taken, as bits
    static final int FLIPPED = 29; // leader tokens flipped, as bits
    static final int COPY = 30; // the leader copied, from 1
    static final int EITHER = 31; // types with a discount of one of two goods, as bits
    static final int FIGURES = 32;

    // Sets of a seat.
    static final int OWNED = 0; // development cards
    static final int IN_PLAY = 3; // leaders
    static final int POWERS = 4;
    static final int TURNED = 5; // abilities used this round
    static final int IN_HAND = 6;
    static final int ABILITIES = 7; // leaders in play and the one copied
    static final int LESS = 8; // discounts by type, packed
    static final int SEAT_SETS = 12;

    // Sets that are there once, behind those of the seats.
    static final int PILES = 0;
    static final int DISCARDED = 3; // left the game in an earlier round
    static final int DISCARDED_NOW = 6;
    static final int LEADER_DECK = 9;
    static final int LEADERS_GONE = 10;
    static final int BESIDE = 11; // leaders beside the tiles of Sforza and Visconti
    static final int PACKS = 13; // leaders being drafted
    static final int SHARED_SETS = 18;

    // Members.
    static final int MEMBERS = 5;
    static final int COLOURED = 3;
    static final int NEUTRAL = 3;
    static final int SPECIAL = 4;
    static final int ALL_HOME = (1 << 30) - 1;

    // Places of leaders, for knowledge.
    static final int IN_DECK = 0;
    static final int HAND_OF = 1;
    static final int PACK = 6;
    static final int GONE = 11;
    static final int OPEN = 12;
    static final int PLACES = 13;

    // Streams of chance: one for each deck (by tower), and these.
    static final int DICE = 5;
    static final int LEADERS = 6;
    static final int TOKEN_BAG = 7;
    static final int SETTING_UP = 8;
    static final int STREAMS = 9;

    static final int AGENDA = 40;

    @Shared final Catalog catalog;
    @Shared final Variant variant;
    @Shared final int seats;
    final Rng rng;
    final Whereabouts whereabouts;
    final int[] figures;
    final long[] sets;
    final int[] floors; // the card on each floor, from 1
    final byte[] tokens; // supply, discards, then held by each seat, by kind
    final long[] agenda; // what is still to happen, the last first
    int top;

    Phase phase = Phase.ACTIONS;
    int round = 1;
    int dice; // four bits each
    int order; // seats in turn order, four bits each
    int actor; // the seat that acts
    int lap; // which of their turns the seats take, from 0
    int turn; // position in the turn order
    int owed; // seats that skipped a turn, as bits
    int council; // seats in order of their first member there, from 1, four bits each
    int sentences; // the excommunication tile of each period, four bits each
    int adapted = -1; // the tower with the adaptation tile
    long occupied; // spaces with a member, as bits
    long answers; // sealed answers, from 1, ten bits each
    int asked; // seats that were asked, as bits
    int step; // of the draft

    int houses; // auction: the family on each tile, four bits each
    int auctionTiles; // and the tile
    int bidders; // and who stands on it, from 1
    int rows; // and on which row, from 0

    long pending; // what the running harvest or production will give
    int loss; // the points it will take
    int value; // its value
    int base; // where its afterthoughts go on the agenda
    int picked; // a card already chosen in it, from 1
    int slotHarvest; // tokens laid on cards, by kind, from 1
    int slotMarket;

    State(Catalog catalog, Variant variant, Rng rng) {
        this.catalog = catalog;
        this.variant = variant;
        this.seats = variant.seats();
        this.rng = rng;
        this.whereabouts = new Whereabouts(seats, Catalog.LEADERS);
        this.figures = new int[seats * FIGURES];
        this.sets = new long[seats * SEAT_SETS + SHARED_SETS];
        this.floors = new int[Space.HARVEST_SMALL];
        this.tokens = new byte[(2 + seats) * Catalog.TOKENS];
        this.agenda = new long[AGENDA];
    }

    State copy() {
        State copy = new State(catalog, variant, rng.copy());
        copy.take(this);
        return copy;
    }

    void assign(State from) {
        rng.assign(from.rng);
        take(from);
    }

    private void take(State from) {
        whereabouts.assign(from.whereabouts);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.sets, 0, sets, 0, sets.length);
        System.arraycopy(from.floors, 0, floors, 0, floors.length);
        System.arraycopy(from.tokens, 0, tokens, 0, tokens.length);
        System.arraycopy(from.agenda, 0, agenda, 0, AGENDA);
        top = from.top;
        phase = from.phase;
        round = from.round;
        dice = from.dice;
        order = from.order;
        actor = from.actor;
        lap = from.lap;
        turn = from.turn;
        owed = from.owed;
        council = from.council;
        sentences = from.sentences;
        adapted = from.adapted;
        occupied = from.occupied;
        answers = from.answers;
        asked = from.asked;
        step = from.step;
        houses = from.houses;
        auctionTiles = from.auctionTiles;
        bidders = from.bidders;
        rows = from.rows;
        pending = from.pending;
        loss = from.loss;
        value = from.value;
        base = from.base;
        picked = from.picked;
        slotHarvest = from.slotHarvest;
        slotMarket = from.slotMarket;
    }

    // --- Figures --------------------------------------------------------------------------------

    int figure(int seat, int which) {
        return figures[seat * FIGURES + which];
    }

    void set(int seat, int which, int number) {
        figures[seat * FIGURES + which] = number;
    }

    void add(int seat, int which, int number) {
        figures[seat * FIGURES + which] += number;
    }

    int held(int seat, Good good) {
        return figures[seat * FIGURES + good.ordinal()];
    }

    int cards(int seat, Type type) {
        return figures[seat * FIGURES + CARDS + type.ordinal()];
    }

    boolean cursed(int seat, Excommunication excommunication) {
        return (figures[seat * FIGURES + CURSES] & excommunication.bit()) != 0;
    }

    // --- Sets -----------------------------------------------------------------------------------

    long set(int seat, int which) {
        return sets[seat * SEAT_SETS + which];
    }

    void put(int seat, int which, long bits) {
        sets[seat * SEAT_SETS + which] = bits;
    }

    long shared(int which) {
        return sets[seats * SEAT_SETS + which];
    }

    void share(int which, long bits) {
        sets[seats * SEAT_SETS + which] = bits;
    }

    boolean has(int seat, Power power) {
        return (sets[seat * SEAT_SETS + POWERS] & power.bit()) != 0;
    }

    boolean owns(int seat, int card) {
        return (sets[seat * SEAT_SETS + OWNED + (card >> 6)] >>> card & 1) != 0;
    }

    /** Own cards of a type, one of three words. */
    long owned(int seat, Type type, int word) {
        return sets[seat * SEAT_SETS + OWNED + word]
                & catalog.typeMask[type.ordinal() * Catalog.WORDS + word];
    }

    int leadersInPlay(int seat) {
        return Long.bitCount(set(seat, IN_PLAY));
    }

    int opponents(int seat) {
        return (1 << seats) - 1 & ~(1 << seat);
    }

    boolean inShared(int which, int card) {
        return (shared(which + (card >> 6)) >>> card & 1) != 0;
    }

    void addShared(int which, int card) {
        sets[seats * SEAT_SETS + which + (card >> 6)] |= 1L << card;
    }

    void removeShared(int which, int card) {
        sets[seats * SEAT_SETS + which + (card >> 6)] &= ~(1L << card);
    }

    // --- Members --------------------------------------------------------------------------------

    int at(int seat, int member) {
        return figures[seat * FIGURES + AT] >>> 6 * member & 63;
    }

    void moveMember(int seat, int member, int space) {
        int at = figures[seat * FIGURES + AT];
        figures[seat * FIGURES + AT] = at & ~(63 << 6 * member) | space << 6 * member;
    }

    boolean home(int seat, int member) {
        return at(seat, member) == Space.HOME
                && (member != SPECIAL || has(seat, Power.FIFTH_MEMBER));
    }

    int members(int seat) {
        return has(seat, Power.FIFTH_MEMBER) ? MEMBERS : MEMBERS - 1;
    }

    /** The bit of a space among the occupied ones; leaders' spaces are there once for each seat. */
    static long spaceBit(int seat, int space) {
        return 1L << (space < Space.LEADER ? space : space + Space.LEADERS * seat);
    }

    boolean occupied(int seat, int space) {
        return (occupied & spaceBit(seat, space)) != 0;
    }

    boolean towerOccupied(int tower) {
        return (occupied >>> Space.FLOORS * tower & 15) != 0;
    }

    // --- Small packed lists ---------------------------------------------------------------------

    int die(int colour) {
        return dice >>> 4 * colour & 15;
    }

    int seatAt(int position) {
        return order >>> 4 * position & 15;
    }

    int position(int seat) {
        for (int i = 0; i < seats; i++) if (seatAt(i) == seat) return i;
        throw new IllegalStateException("seat " + seat + " is not in the turn order");
    }

    int sentence(int period) {
        return sentences >>> 4 * period & 15;
    }

    int period() {
        return (round - 1) / 2;
    }

    int house(int slot) {
        return houses >>> 4 * slot & 15;
    }

    int auctionTile(int slot) {
        return auctionTiles >>> 4 * slot & 15;
    }

    int bidder(int slot) {
        return (bidders >>> 4 * slot & 15) - 1;
    }

    int row(int slot) {
        return rows >>> 4 * slot & 15;
    }

    int answer(int seat) {
        return (int) (answers >>> 10 * seat & 1023) - 1;
    }

    void answer(int seat, int answer) {
        answers = answers & ~(1023L << 10 * seat) | (long) (answer + 1) << 10 * seat;
    }

    int answered() {
        int answered = 0;
        for (int seat = 0; seat < seats; seat++)
            if ((answers >>> 10 * seat & 1023) != 0) answered |= 1 << seat;
        return answered;
    }

    // --- Tokens ---------------------------------------------------------------------------------

    int supply(int kind) {
        return tokens[kind];
    }

    int discards(int kind) {
        return tokens[Catalog.TOKENS + kind];
    }

    int heldToken(int seat, int kind) {
        return tokens[(2 + seat) * Catalog.TOKENS + kind];
    }

    void addSupply(int kind, int count) {
        tokens[kind] += (byte) count;
    }

    void addDiscards(int kind, int count) {
        tokens[Catalog.TOKENS + kind] += (byte) count;
    }

    void addHeldToken(int seat, int kind, int count) {
        tokens[(2 + seat) * Catalog.TOKENS + kind] += (byte) count;
        add(seat, TOKENS, count);
    }

    // --- Agenda ---------------------------------------------------------------------------------

    void push(long task) {
        agenda[top++] = task;
    }

    long peek() {
        return agenda[top - 1];
    }

    void pop() {
        agenda[--top] = 0;
    }

    /** Lays a task under what stands from an index on. */
    void insert(int index, long task) {
        System.arraycopy(agenda, index, agenda, index + 1, top - index);
        agenda[index] = task;
        top++;
    }

    // --- Places of leaders ----------------------------------------------------------------------

    /** Where each leader lies; leaders of sets that are not played lie nowhere (-1). */
    byte[] leaderPlaces() {
        byte[] lies = new byte[Catalog.LEADERS];
        for (int leader = 0; leader < lies.length; leader++)
            lies[leader] = (byte) leaderPlace(leader);
        return lies;
    }

    int leaderPlace(int leader) {
        long bit = 1L << leader;
        if ((shared(LEADER_DECK) & bit) != 0) return IN_DECK;
        if ((shared(LEADERS_GONE) & bit) != 0) return GONE;
        if (((shared(BESIDE) | shared(BESIDE + 1)) & bit) != 0) return OPEN;
        for (int seat = 0; seat < seats; seat++) {
            if ((set(seat, IN_HAND) & bit) != 0) return HAND_OF + seat;
            if ((set(seat, IN_PLAY) & bit) != 0) return OPEN;
            if ((shared(PACKS + seat) & bit) != 0) return PACK + seat;
        }
        return -1;
    }

    /** Puts the hidden leaders where a deal says. */
    void layLeaders(byte[] lies) {
        share(LEADER_DECK, 0);
        share(LEADERS_GONE, 0);
        for (int seat = 0; seat < seats; seat++) {
            put(seat, IN_HAND, 0);
            share(PACKS + seat, 0);
        }
        for (int leader = 0; leader < lies.length; leader++) {
            long bit = 1L << leader;
            int place = lies[leader];
            if (place == IN_DECK) share(LEADER_DECK, shared(LEADER_DECK) | bit);
            else if (place == GONE) share(LEADERS_GONE, shared(LEADERS_GONE) | bit);
            else if (place >= PACK && place < PACK + 5)
                share(PACKS + place - PACK, shared(PACKS + place - PACK) | bit);
            else if (place >= HAND_OF && place < PACK)
                put(place - HAND_OF, IN_HAND, set(place - HAND_OF, IN_HAND) | bit);
        }
    }

    /** All seats and spectators, as an audience. */
    static final int EVERYBODY = -1;

    static int spectator() {
        return 1 << Game.SPECTATOR;
    }
}
