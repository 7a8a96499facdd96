package signoria.games.princes;

import signoria.kernel.Rng;
import signoria.kernel.Shared;

/**
 * All that lies on the table. Sets of tiles, troops and seats are bits, treachery tiles are {@link
 * Bag bags}; what is asked now is the {@link Phase}, and whatever an action has still to do is in
 * the fields of its chapter.
 */
final class State {
    static final int NOBODY = -1;
    static final int NONE = -1;

    /** The piles and dice that chance draws from. */
    static final int FIRST_STREAM = 0,
            TREACHERY_STREAM = 1,
            BLACK_STREAM = 2,
            WHITE_STREAM = 3,
            STREAMS = 4;

    /** Of each seat so many offers can be open at once. */
    static final int MOST_OFFERS = 3;

    /** The Pope among {@link #turned} tiles. */
    static final int POPE = 1 << Catalog.TILES;

    private static final int GOLD = 0,
            INFLUENCE = 1,
            LAURELS = 2,
            HOME = 3,
            FAMILY = 4,
            TROOPS = 5,
            TILES = 6,
            EVENTS = 7,
            HAND = 8,
            SEALED = 9,
            ARMED = 10;
    private static final int PER_SEAT = 11;
    private static final int ARTISTS = City.COUNT;

    @Shared final Catalog catalog;
    @Shared final int seats;
    @Shared final boolean hiddenMoney;
    @Shared final boolean trade;
    final Rng rng;
    private final int[] players;
    private final int[] cities = new int[2 * City.COUNT];

    /**
     * What each observer (the last is everybody) is sure of: the hands of all seats, then the
     * stack, as bags.
     */
    private final int[] sure;

    private final long[] offers;

    Phase phase = Phase.TURN;

    /** The seats that are asked, and those of them that have answered, as bits. */
    int asked;

    int answered;

    /** The seats that have left the table, as bits. */
    int left;

    int decade = 1;

    /** Who chose first, whose turn it is, how many have passed in a row. */
    int first;

    int turn;
    int passes;
    int wars;
    int pope = NOBODY;

    /**
     * What is still for sale, as bits: city tiles, events of this decade; and the troops in the
     * supply, as a bag.
     */
    int unsold;

    int open;
    int supply;

    /** City tiles (and the {@link #POPE}) used in this decade, as bits. */
    int turned;

    /**
     * Treachery: the stack, the discards, and the tiles that one seat has drawn to keep one of
     * them.
     */
    int stack;

    int discards;
    int drawn;

    /**
     * Trade: the open offers as bits, and how many each seat has made since the last action, two
     * bits a seat.
     */
    int offered;

    int made;

    /**
     * The auction: a {@link Lot}, who leads with what bid, who is still in, whose turn it is to
     * bid.
     */
    int lot = Lot.NONE;

    int leader = NOBODY;
    int bid = NONE;
    int in;
    int bidder = NOBODY;

    /**
     * The war: cities, condottieri, abilities used and troops bribed (attacker's, then defender's)
     * as bits.
     */
    int attacking = NONE;

    int defending = NONE;
    int attacker = NOBODY;
    int defender = NOBODY;
    int used;
    int bribed;

    /** The troop the Pope's holder lends, and the side it fights for. */
    int lent = NONE;

    int lentTo = NONE;
    int black;
    int white;
    boolean counterattack;

    /** The last tile whose owner was asked whether a die is rolled again. */
    int rerolls = NONE;

    /** Sealed answers that have not been opened yet, as bits of seats. */
    int pending;

    /**
     * The treachery tile just played, by whom, at whom or what; how many counter-plots followed,
     * the last by whom.
     */
    int plot = NONE;

    int plotSeat = NOBODY;
    int plotTarget = NONE;
    int counters;
    int countered = NOBODY;

    /** Those who will counter it, as bits. */
    int countering;

    State(Catalog catalog, int seats, boolean hiddenMoney, boolean trade, Rng rng) {
        this.catalog = catalog;
        this.seats = seats;
        this.hiddenMoney = hiddenMoney;
        this.trade = trade;
        this.rng = rng;
        players = new int[seats * PER_SEAT];
        sure = new int[(seats + 1) * (seats + 1)];
        offers = new long[seats * MOST_OFFERS];
    }

    private State(State from) {
        this(from.catalog, from.seats, from.hiddenMoney, from.trade, from.rng.copy());
        assignAll(from);
    }

    State copy() {
        return new State(this);
    }

    void assign(State from) {
        rng.assign(from.rng);
        assignAll(from);
    }

    private void assignAll(State from) {
        System.arraycopy(from.players, 0, players, 0, players.length);
        System.arraycopy(from.cities, 0, cities, 0, cities.length);
        System.arraycopy(from.sure, 0, sure, 0, sure.length);
        System.arraycopy(from.offers, 0, offers, 0, offers.length);
        phase = from.phase;
        asked = from.asked;
        answered = from.answered;
        left = from.left;
        decade = from.decade;
        first = from.first;
        turn = from.turn;
        passes = from.passes;
        wars = from.wars;
        pope = from.pope;
        unsold = from.unsold;
        open = from.open;
        supply = from.supply;
        turned = from.turned;
        stack = from.stack;
        discards = from.discards;
        drawn = from.drawn;
        offered = from.offered;
        made = from.made;
        lot = from.lot;
        leader = from.leader;
        bid = from.bid;
        in = from.in;
        bidder = from.bidder;
        attacking = from.attacking;
        defending = from.defending;
        attacker = from.attacker;
        defender = from.defender;
        used = from.used;
        bribed = from.bribed;
        lent = from.lent;
        lentTo = from.lentTo;
        black = from.black;
        white = from.white;
        counterattack = from.counterattack;
        rerolls = from.rerolls;
        pending = from.pending;
        plot = from.plot;
        plotSeat = from.plotSeat;
        plotTarget = from.plotTarget;
        counters = from.counters;
        countered = from.countered;
        countering = from.countering;
    }

    /** The seats that owe a decision, as bits. */
    int waiting() {
        return asked & ~answered;
    }

    boolean waitsFor(int seat) {
        return (waiting() >>> seat & 1) != 0;
    }

    /** Asks one seat. */
    void ask(Phase question, int seat) {
        askAll(question, 1 << seat);
    }

    /** Asks several seats at once. */
    void askAll(Phase question, int seats) {
        phase = question;
        asked = seats;
        answered = 0;
    }

    boolean hasLeft(int seat) {
        return (left >>> seat & 1) != 0;
    }

    int everybody() {
        return (1 << seats) - 1;
    }

    int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    int owns(int seat, Good good) {
        return players[seat * PER_SEAT + good.ordinal()];
    }

    int gold(int seat) {
        return players[seat * PER_SEAT + GOLD];
    }

    int influence(int seat) {
        return players[seat * PER_SEAT + INFLUENCE];
    }

    void add(int seat, Good good, int count) {
        players[seat * PER_SEAT + good.ordinal()] += count;
    }

    void own(int seat, Good good, int count) {
        players[seat * PER_SEAT + good.ordinal()] = count;
    }

    int laurels(int seat) {
        return players[seat * PER_SEAT + LAURELS];
    }

    void laurels(int seat, int count) {
        players[seat * PER_SEAT + LAURELS] = count;
    }

    /** The gold that lies on the home city until the decade ends. */
    int home(int seat) {
        return players[seat * PER_SEAT + HOME];
    }

    void home(int seat, int gold) {
        players[seat * PER_SEAT + HOME] = gold;
    }

    /** The family by number, or {@link #NONE}. */
    int family(int seat) {
        return players[seat * PER_SEAT + FAMILY] - 1;
    }

    void family(int seat, int family) {
        players[seat * PER_SEAT + FAMILY] = family + 1;
    }

    int troops(int seat) {
        return players[seat * PER_SEAT + TROOPS];
    }

    void troops(int seat, int troops) {
        players[seat * PER_SEAT + TROOPS] = troops;
    }

    int tiles(int seat) {
        return players[seat * PER_SEAT + TILES];
    }

    void tiles(int seat, int tiles) {
        players[seat * PER_SEAT + TILES] = tiles;
    }

    /** The tiles of a seat not used yet in this decade. */
    int fresh(int seat) {
        return tiles(seat) & ~turned;
    }

    int events(int seat) {
        return players[seat * PER_SEAT + EVENTS];
    }

    void events(int seat, int events) {
        players[seat * PER_SEAT + EVENTS] = events;
    }

    int hand(int seat) {
        return players[seat * PER_SEAT + HAND];
    }

    void hand(int seat, int bag) {
        players[seat * PER_SEAT + HAND] = bag;
    }

    /** A sealed answer: see {@link Sealed}. */
    int sealed(int seat) {
        return players[seat * PER_SEAT + SEALED];
    }

    void sealed(int seat, int answer) {
        players[seat * PER_SEAT + SEALED] = answer;
    }

    /** The tiles whose ability is part of a sealed answer, as bits. */
    int armed(int seat) {
        return players[seat * PER_SEAT + ARMED];
    }

    void armed(int seat, int tiles) {
        players[seat * PER_SEAT + ARMED] = tiles;
    }

    int status(int city) {
        return cities[city];
    }

    void status(int city, int status) {
        cities[city] = status;
    }

    /** Moves a city on the track as far as it goes. */
    void shift(int city, int steps) {
        cities[city] = shifted(city, steps);
    }

    int shifted(int city, int steps) {
        return Math.clamp(cities[city] + steps, catalog.lowest, catalog.highest);
    }

    /** The artists that lie on a city, as bits of events. */
    int artists(int city) {
        return cities[ARTISTS + city];
    }

    void artists(int city, int events) {
        cities[ARTISTS + city] = events;
    }

    /** Who owns a city tile, or {@link #NOBODY}. */
    int owner(int tile) {
        for (int seat = 0; seat < seats; seat++) if ((tiles(seat) >>> tile & 1) != 0) return seat;
        return NOBODY;
    }

    /**
     * What an observer (the number of seats stands for everybody) is sure of in a hand, or in the
     * stack (likewise).
     */
    int sure(int observer, int place) {
        return sure[observer * (seats + 1) + place];
    }

    void sure(int observer, int place, int bag) {
        sure[observer * (seats + 1) + place] = bag;
    }

    /** An offer by its slot, or 0: see {@link Trade}. */
    long offer(int slot) {
        return offers[slot];
    }

    void offer(int slot, long offer) {
        offers[slot] = offer;
        offered = offer == 0 ? offered & ~(1 << slot) : offered | 1 << slot;
    }

    int made(int seat) {
        return made >>> 2 * seat & 3;
    }

    void made(int seat, int count) {
        made = made & ~(3 << 2 * seat) | count << 2 * seat;
    }
}
