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
    private static final int STOCKS = 7;
    private static final int HAND = 7; // number of leaders in hand
    private static final int TOKENS = 8; // number of tokens held
    private static final int CARDS = 9; // own cards by type
    private static final int BONUS = 13; // plus on actions: types, then harvest and production
    static final int HARVEST = 4;
    static final int PRODUCTION = 5;
    private static final int CURSES = 19; // excommunications in force, as bits
    private static final int EXCOMMUNICATED = 20; // periods, as bits
    private static final int AT = 21; // where the members are, six bits each
    private static final int SIX = 22; // the member that is worth six, from 1
    private static final int TILE = 23; // personal bonus tile
    private static final int FAMILY = 24; // from 1, 0 for none
    private static final int STORE_WOOD = 25;
    private static final int STORE_STONE = 26;
    private static final int SETS = 27; // rewards for sets of four types so far
    private static final int FAITH_TILES = 28; // special faith tiles taken, as bits
    private static final int FLIPPED = 29; // leader tokens flipped, as bits
    private static final int COPY = 30; // the leader copied, from 1
    private static final int EITHER = 31; // types with a discount of one of two goods, as bits
    private static final int FIGURES = 32;

    // Sets of a seat.
    private static final int OWNED = 0; // development cards
    private static final int IN_PLAY = 3; // leaders
    private static final int POWERS = 4;
    private static final int TURNED = 5; // abilities used this round
    private static final int IN_HAND = 6;
    private static final int ABILITIES = 7; // leaders in play and the one copied
    private static final int LESS = 8; // discounts by type, packed
    private static final int SEAT_SETS = 12;

    // Sets that are there once, behind those of the seats.
    private static final int PILES = 0;
    private static final int DISCARDED = 3;
    private static final int DISCARDED_NOW = 6;
    private static final int LEADER_DECK = 9;
    private static final int LEADERS_GONE = 10;
    private static final int BESIDE = 11; // leaders beside the tiles of Sforza and Visconti
    private static final int PACKS = 13; // leaders being drafted
    private static final int SHARED_SETS = 18;

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
    final CardSet piles; // cards that may still come
    final CardSet discarded; // left the game in an earlier round
    final CardSet discardedNow; // left it in this round
    final int[] floors; // the card on each floor, from 1
    final TokenRows tokens;
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
        this.piles = shared(PILES);
        this.discarded = shared(DISCARDED);
        this.discardedNow = shared(DISCARDED_NOW);
        this.floors = new int[Space.HARVEST_SMALL];
        this.tokens = new TokenRows(seats);
        this.agenda = new long[AGENDA];
    }

    private State(State from) {
        catalog = from.catalog;
        variant = from.variant;
        seats = from.seats;
        rng = from.rng.copy();
        whereabouts = from.whereabouts.copy();
        figures = from.figures.clone();
        sets = from.sets.clone();
        piles = shared(PILES);
        discarded = shared(DISCARDED);
        discardedNow = shared(DISCARDED_NOW);
        floors = from.floors.clone();
        tokens = from.tokens.copy();
        agenda = from.agenda.clone();
        assignRest(from);
    }

    private CardSet shared(int which) {
        return new CardSet(sets, seats * SEAT_SETS + which);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        whereabouts.assign(from.whereabouts);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.sets, 0, sets, 0, sets.length);
        System.arraycopy(from.floors, 0, floors, 0, floors.length);
        tokens.assign(from.tokens);
        System.arraycopy(from.agenda, 0, agenda, 0, AGENDA);
        assignRest(from);
    }

    private void assignRest(State from) {
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
        return Long.bitCount(inPlay(seat));
    }

    int opponents(int seat) {
        return (1 << seats) - 1 & ~(1 << seat);
    }

    // --- What a seat has, in the rulebook's words

    /** Leaders in hand. */
    int handSize(int seat) {
        return figures[seat * FIGURES + HAND];
    }

    void handSize(int seat, int number) {
        figures[seat * FIGURES + HAND] = number;
    }

    /** Tokens held. */
    int tokenCount(int seat) {
        return figures[seat * FIGURES + TOKENS];
    }

    void tokenCount(int seat, int number) {
        figures[seat * FIGURES + TOKENS] = number;
    }

    /** Excommunications in force, as bits. */
    int curses(int seat) {
        return figures[seat * FIGURES + CURSES];
    }

    void curses(int seat, int number) {
        figures[seat * FIGURES + CURSES] = number;
    }

    /** Periods with an excommunication, as bits. */
    int excommunicated(int seat) {
        return figures[seat * FIGURES + EXCOMMUNICATED];
    }

    void excommunicated(int seat, int number) {
        figures[seat * FIGURES + EXCOMMUNICATED] = number;
    }

    /** Where the members are, six bits each. */
    int membersAt(int seat) {
        return figures[seat * FIGURES + AT];
    }

    void membersAt(int seat, int number) {
        figures[seat * FIGURES + AT] = number;
    }

    /** The member that is worth six, from 1. */
    int six(int seat) {
        return figures[seat * FIGURES + SIX];
    }

    void six(int seat, int number) {
        figures[seat * FIGURES + SIX] = number;
    }

    /** The personal bonus tile. */
    int tile(int seat) {
        return figures[seat * FIGURES + TILE];
    }

    void tile(int seat, int number) {
        figures[seat * FIGURES + TILE] = number;
    }

    /** The family, from 1, 0 for none. */
    int family(int seat) {
        return figures[seat * FIGURES + FAMILY];
    }

    void family(int seat, int number) {
        figures[seat * FIGURES + FAMILY] = number;
    }

    /** Wood on the family tile. */
    int storedWood(int seat) {
        return figures[seat * FIGURES + STORE_WOOD];
    }

    void storedWood(int seat, int number) {
        figures[seat * FIGURES + STORE_WOOD] = number;
    }

    /** Stone on the family tile. */
    int storedStone(int seat) {
        return figures[seat * FIGURES + STORE_STONE];
    }

    void storedStone(int seat, int number) {
        figures[seat * FIGURES + STORE_STONE] = number;
    }

    /** Rewards for sets of four types so far. */
    int setsRewarded(int seat) {
        return figures[seat * FIGURES + SETS];
    }

    void setsRewarded(int seat, int number) {
        figures[seat * FIGURES + SETS] = number;
    }

    /** Special faith tiles taken, as bits. */
    int faithTiles(int seat) {
        return figures[seat * FIGURES + FAITH_TILES];
    }

    void faithTiles(int seat, int number) {
        figures[seat * FIGURES + FAITH_TILES] = number;
    }

    /** Leader tokens flipped, as bits. */
    int flipped(int seat) {
        return figures[seat * FIGURES + FLIPPED];
    }

    void flipped(int seat, int number) {
        figures[seat * FIGURES + FLIPPED] = number;
    }

    /** The leader copied, from 1. */
    int copied(int seat) {
        return figures[seat * FIGURES + COPY];
    }

    void copied(int seat, int number) {
        figures[seat * FIGURES + COPY] = number;
    }

    /** Types with a discount of one of two goods, as bits. */
    int eitherDiscount(int seat) {
        return figures[seat * FIGURES + EITHER];
    }

    void eitherDiscount(int seat, int number) {
        figures[seat * FIGURES + EITHER] = number;
    }

    void addHandSize(int seat, int number) {
        figures[seat * FIGURES + HAND] += number;
    }

    /** What is added to an action: types, then harvest and production. */
    int bonus(int seat, int action) {
        return figures[seat * FIGURES + BONUS + action];
    }

    void bonus(int seat, int action, int number) {
        figures[seat * FIGURES + BONUS + action] = number;
    }

    void addBonus(int seat, int action, int number) {
        figures[seat * FIGURES + BONUS + action] += number;
    }

    void cardCount(int seat, int type, int number) {
        figures[seat * FIGURES + CARDS + type] = number;
    }

    void addCardCount(int seat, int type, int number) {
        figures[seat * FIGURES + CARDS + type] += number;
    }

    void hold(int seat, Good good, int number) {
        figures[seat * FIGURES + good.ordinal()] = number;
    }

    void add(int seat, Good good, int number) {
        figures[seat * FIGURES + good.ordinal()] += number;
    }

    /** Wood or stone is laid on the family tile. */
    void store(int seat, Good good, int number) {
        figures[seat * FIGURES + (good == Good.WOOD ? STORE_WOOD : STORE_STONE)] += number;
    }

    /** What a seat can pay with, as a heap; what exceeds every price is left out. Hot. */
    long purse(int seat) {
        int row = seat * FIGURES;
        long purse = Goods.of(Good.TOKEN, Math.min(Goods.PLENTY, figures[row + TOKENS]));
        for (int good = 0; good < STOCKS; good++)
            purse += (long) Math.min(Goods.PLENTY, figures[row + good]) << Goods.BITS * good;
        return purse;
    }

    /** Leaders in play. */
    long inPlay(int seat) {
        return sets[seat * SEAT_SETS + IN_PLAY];
    }

    void inPlay(int seat, long bits) {
        sets[seat * SEAT_SETS + IN_PLAY] = bits;
    }

    /** Powers of cards, leaders and family. */
    long powers(int seat) {
        return sets[seat * SEAT_SETS + POWERS];
    }

    void powers(int seat, long bits) {
        sets[seat * SEAT_SETS + POWERS] = bits;
    }

    /** Abilities used this round. */
    long turned(int seat) {
        return sets[seat * SEAT_SETS + TURNED];
    }

    void turned(int seat, long bits) {
        sets[seat * SEAT_SETS + TURNED] = bits;
    }

    /** Leaders in hand. */
    long inHand(int seat) {
        return sets[seat * SEAT_SETS + IN_HAND];
    }

    void inHand(int seat, long bits) {
        sets[seat * SEAT_SETS + IN_HAND] = bits;
    }

    /** Leaders in play and the one copied. */
    long abilities(int seat) {
        return sets[seat * SEAT_SETS + ABILITIES];
    }

    void abilities(int seat, long bits) {
        sets[seat * SEAT_SETS + ABILITIES] = bits;
    }

    /** The discount on cards of a type, packed. */
    long less(int seat, int type) {
        return sets[seat * SEAT_SETS + LESS + type];
    }

    void less(int seat, int type, long goods) {
        sets[seat * SEAT_SETS + LESS + type] = goods;
    }

    /** Own cards, one of three words. */
    long ownedWord(int seat, int word) {
        return sets[seat * SEAT_SETS + OWNED + word];
    }

    /** Own cards. */
    CardSet owned(int seat) {
        return new CardSet(sets, seat * SEAT_SETS + OWNED);
    }

    void own(int seat, int card) {
        sets[seat * SEAT_SETS + OWNED + (card >> 6)] |= 1L << card;
    }

    void disown(int seat, int card) {
        sets[seat * SEAT_SETS + OWNED + (card >> 6)] &= ~(1L << card);
    }

    // --- What lies on the table

    long leaderDeck() {
        return sets[seats * SEAT_SETS + LEADER_DECK];
    }

    void leaderDeck(long leaders) {
        sets[seats * SEAT_SETS + LEADER_DECK] = leaders;
    }

    long leadersGone() {
        return sets[seats * SEAT_SETS + LEADERS_GONE];
    }

    void leadersGone(long leaders) {
        sets[seats * SEAT_SETS + LEADERS_GONE] = leaders;
    }

    /** Leaders beside the tiles of Sforza (0) and Visconti (1). */
    long beside(int which) {
        return sets[seats * SEAT_SETS + BESIDE + which];
    }

    void beside(int which, long bits) {
        sets[seats * SEAT_SETS + BESIDE + which] = bits;
    }

    /** Leaders in a pack of the draft. */
    long pack(int which) {
        return sets[seats * SEAT_SETS + PACKS + which];
    }

    void pack(int which, long bits) {
        sets[seats * SEAT_SETS + PACKS + which] = bits;
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

    void addHeldToken(int seat, int kind, int count) {
        tokens.add(TokenRows.of(seat), kind, count);
        figures[seat * FIGURES + TOKENS] += count;
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
        if ((leaderDeck() & bit) != 0) return IN_DECK;
        if ((leadersGone() & bit) != 0) return GONE;
        if (((beside(0) | beside(1)) & bit) != 0) return OPEN;
        for (int seat = 0; seat < seats; seat++) {
            if ((inHand(seat) & bit) != 0) return HAND_OF + seat;
            if ((inPlay(seat) & bit) != 0) return OPEN;
            if ((pack(seat) & bit) != 0) return PACK + seat;
        }
        return -1;
    }

    /** Puts the hidden leaders where a deal says. */
    void layLeaders(byte[] lies) {
        leaderDeck(0);
        leadersGone(0);
        for (int seat = 0; seat < seats; seat++) {
            inHand(seat, 0);
            pack(seat, 0);
        }
        for (int leader = 0; leader < lies.length; leader++) {
            long bit = 1L << leader;
            int place = lies[leader];
            if (place == IN_DECK) leaderDeck(leaderDeck() | bit);
            else if (place == GONE) leadersGone(leadersGone() | bit);
            else if (place >= PACK && place < PACK + 5)
                pack(place - PACK, pack(place - PACK) | bit);
            else if (place >= HAND_OF && place < PACK)
                inHand(place - HAND_OF, inHand(place - HAND_OF) | bit);
        }
    }

    /** All seats and spectators, as an audience. */
    static final int EVERYBODY = -1;

    static int spectator() {
        return 1 << Game.SPECTATOR;
    }
}
