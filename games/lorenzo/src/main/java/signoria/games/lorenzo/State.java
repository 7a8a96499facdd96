package signoria.games.lorenzo;

import signoria.kernel.Rng;
import signoria.kernel.Shared;
import signoria.kernel.Whereabouts;

/**
 * All that lies on the table, hidden things too. Numbers lie in one row of figures and one of sets
 * (bits), so that a copy is soon made; parts with names of their own look into them. What the rules
 * let players rearrange is not stored, and hidden piles are sets.
 */
final class State {
    // Figures of a seat; the first are goods by Good.ordinal(), of which the stocks come first.
    private static final int STOCKS = 7;
    private static final int TOKENS = Good.TOKEN.ordinal(); // number of tokens held
    private static final int CARDS = 9; // own cards by type
    private static final int BONUS = 13; // plus on actions, as Effect numbers them
    private static final int CURSES = 19; // excommunications in force, as bits
    private static final int EXCOMMUNICATED = 20; // periods, as bits
    private static final int TILE = 21; // personal bonus tile
    private static final int COPY = 22; // the leader copied, from 1
    private static final int EITHER = 23; // types with a discount of one of two goods, as bits
    private static final int FIGURES = 24;
    private static final int ALL_FIGURES = FIGURES + Members.ROW + FamilyTiles.ROW;

    // Sets of a seat.
    private static final int OWNED = 0; // development cards
    private static final int POWERS = 3;
    private static final int LESS = 4; // discounts by type, packed
    private static final int SEAT_SETS = 8;

    // Sets that are there once, behind those of the seats.
    private static final int PILES = 0;
    private static final int DISCARDED = 3;
    private static final int DISCARDED_NOW = 6;
    private static final int OCCUPIED = 9; // spaces with a member
    private static final int SHARED_SETS = 10;

    // Streams of chance: one for each deck (by tower), and these.
    static final int DICE_STREAM = 5;
    static final int LEADER_STREAM = 6;
    static final int TOKEN_STREAM = 7;
    static final int SETUP_STREAM = 8;
    static final int STREAMS = 9;

    @Shared final Catalog catalog;
    @Shared final Variant variant;
    @Shared final int seats;
    final Rng rng;
    final int[] figures;
    final long[] sets;
    final LeaderCards leaders;
    final Members members;
    final FamilyTiles families;
    final Auction auction;
    final CardSet piles; // cards that may still come
    final CardSet discarded; // left the game in an earlier round
    final CardSet discardedNow; // left it in this round
    final int[] floors; // the card on each floor, from 1
    final TokenRows tokens;
    final Agenda agenda;

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
    long answers; // sealed answers, from 1, ten bits each
    int asked; // seats that were asked, as bits
    int step; // of the draft

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
        this.figures = new int[seats * ALL_FIGURES + Auction.FIGURES];
        this.sets = new long[seats * SEAT_SETS + SHARED_SETS + LeaderCards.sets(seats)];
        this.leaders = leaders(new Whereabouts(seats, Catalog.LEADERS));
        this.members = members();
        this.families = families();
        this.auction = auction();
        this.piles = shared(PILES);
        this.discarded = shared(DISCARDED);
        this.discardedNow = shared(DISCARDED_NOW);
        this.floors = new int[Space.HARVEST_SMALL];
        this.tokens = new TokenRows(seats);
        this.agenda = new Agenda();
        members.allHome();
    }

    private State(State from) {
        catalog = from.catalog;
        variant = from.variant;
        seats = from.seats;
        rng = from.rng.copy();
        figures = from.figures.clone();
        sets = from.sets.clone();
        leaders = leaders(from.leaders.known.copy());
        members = members();
        families = families();
        auction = auction();
        piles = shared(PILES);
        discarded = shared(DISCARDED);
        discardedNow = shared(DISCARDED_NOW);
        floors = from.floors.clone();
        tokens = from.tokens.copy();
        agenda = from.agenda.copy();
        assignRest(from);
    }

    private CardSet shared(int which) {
        return new CardSet(sets, seats * SEAT_SETS + which);
    }

    private LeaderCards leaders(Whereabouts known) {
        return new LeaderCards(known, seats, sets, seats * SEAT_SETS + SHARED_SETS);
    }

    private Members members() {
        return new Members(figures, seats * FIGURES, seats, sets, seats * SEAT_SETS + OCCUPIED);
    }

    private FamilyTiles families() {
        return new FamilyTiles(figures, seats * (FIGURES + Members.ROW));
    }

    private Auction auction() {
        return new Auction(figures, seats * ALL_FIGURES);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        leaders.known.assign(from.leaders.known);
        System.arraycopy(from.figures, 0, figures, 0, figures.length);
        System.arraycopy(from.sets, 0, sets, 0, sets.length);
        System.arraycopy(from.floors, 0, floors, 0, floors.length);
        tokens.assign(from.tokens);
        agenda.assign(from.agenda);
        assignRest(from);
    }

    private void assignRest(State from) {
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
        answers = from.answers;
        asked = from.asked;
        step = from.step;
        pending = from.pending;
        loss = from.loss;
        value = from.value;
        base = from.base;
        picked = from.picked;
        slotHarvest = from.slotHarvest;
        slotMarket = from.slotMarket;
    }

    // --- Figures

    int held(int seat, Good good) {
        return figures[seat * FIGURES + good.ordinal()];
    }

    int cards(int seat, Type type) {
        return figures[seat * FIGURES + CARDS + type.ordinal()];
    }

    boolean cursed(int seat, Excommunication excommunication) {
        return (figures[seat * FIGURES + CURSES] & excommunication.bit()) != 0;
    }

    // --- Sets

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

    int opponents(int seat) {
        return (1 << seats) - 1 & ~(1 << seat);
    }

    // --- What a seat has, in the rulebook's words

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

    /** The personal bonus tile. */
    int tile(int seat) {
        return figures[seat * FIGURES + TILE];
    }

    void tile(int seat, int number) {
        figures[seat * FIGURES + TILE] = number;
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

    /** What is added to an action, as {@link Effect} numbers them. */
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

    /** What a seat can pay with, as a heap; what exceeds every price is left out. Hot. */
    long purse(int seat) {
        int row = seat * FIGURES;
        long purse = Goods.of(Good.TOKEN, Math.min(Goods.PLENTY, figures[row + TOKENS]));
        for (int good = 0; good < STOCKS; good++)
            purse += (long) Math.min(Goods.PLENTY, figures[row + good]) << Goods.BITS * good;
        return purse;
    }

    /** Powers of cards, leaders and family. */
    long powers(int seat) {
        return sets[seat * SEAT_SETS + POWERS];
    }

    void powers(int seat, long bits) {
        sets[seat * SEAT_SETS + POWERS] = bits;
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

    // --- Members

    boolean home(int seat, int member) {
        return members.at(seat, member) == Space.HOME
                && (member != Members.SPECIAL || has(seat, Power.FIFTH_MEMBER));
    }

    int memberCount(int seat) {
        return has(seat, Power.FIFTH_MEMBER) ? Members.COUNT : Members.COUNT - 1;
    }

    // --- Small packed lists

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

    // --- Tokens

    void addHeldToken(int seat, int kind, int count) {
        tokens.add(TokenRows.of(seat), kind, count);
        figures[seat * FIGURES + TOKENS] += count;
    }
}
