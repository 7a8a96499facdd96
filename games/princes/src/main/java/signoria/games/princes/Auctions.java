package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;
import java.util.Optional;

/** The chapter "auctions": what may be put up, the bids, and who is out; then {@link Winnings}. */
final class Auctions {
    private static final Refusal SOLD = Refusal.of("princes/city.1", "sold");
    private static final Refusal NOT_OPEN = Refusal.of("princes/event.1", "not-open");
    private static final Refusal POPE_TAKEN = Refusal.of("princes/pope.1", "taken");
    private static final Refusal MUST_OPEN = Refusal.of("princes/auction.2", "must-open");
    private static final Refusal NO_TILE = Refusal.of("princes/treachery.6", "no-tile");
    private static final Refusal NO_BID_YET = Refusal.of("princes/treachery.6", "no-bid");
    private static final Refusal NOT_IN = Refusal.of("princes/treachery.6", "not-in");
    private static final Refusal LEADS = Refusal.of("princes/treachery.6", "leads");
    private static final Refusal BAR_NOT_IN = Refusal.of("princes/tile.bar", "not-in");
    private static final Refusal BAR_LEADS = Refusal.of("princes/tile.bar", "leads");
    private static final Refusal BAR_SELF = Refusal.of("princes/tile.bar", "self");

    private Auctions() {}

    static void legalLots(State s, List<Move> out) {
        for (int rest = s.unsold; rest != 0; rest = Bits.rest(rest)) {
            int tile = Bits.first(rest);
            if (CityTiles.mayOwn(s, s.turn, tile) && s.gold(s.turn) >= opening(s, tile))
                out.add(Move.AUCTIONS[tile]);
        }
        for (int rest = s.open; rest != 0; rest = Bits.rest(rest))
            out.add(Move.AUCTIONS[Lot.EVENTS + Bits.first(rest)]);
        if (s.pope == State.NOBODY) out.add(Move.AUCTIONS[Lot.POPE]);
    }

    static Refusal refusal(State s, Move.Auction move) {
        int lot = move.lot();
        if (Lot.isEvent(lot))
            return (s.open >>> lot - Lot.EVENTS & 1) != 0 ? Refusal.NONE : NOT_OPEN;
        if (lot == Lot.POPE) return s.pope == State.NOBODY ? Refusal.NONE : POPE_TAKEN;
        if ((s.unsold >>> lot & 1) == 0) return SOLD;
        if (Integer.bitCount(s.tiles(s.turn)) >= s.catalog.mostTiles)
            return Refusal.of("princes/city.2", "full", s.catalog.mostTiles);
        if (!CityTiles.mayOwn(s, s.turn, lot))
            return Refusal.of("princes/city.3", "too-many", s.catalog.mostCities);
        int least = opening(s, lot);
        return s.gold(s.turn) < least
                ? Refusal.of("princes/auction.2", "cannot-open", least, s.gold(s.turn))
                : Refusal.NONE;
    }

    /**
     * §city.1 Twice the status for a city tile, §event.1, §pope.1 nothing for an event or the Pope,
     * §war.4 one for a command.
     */
    static int opening(State s, int lot) {
        if (Lot.isTile(lot)) return 2 * s.status(s.catalog.tiles[lot].city().ordinal());
        return Lot.isCommand(lot) ? 1 : 0;
    }

    /** §auction.4 */
    static int minimum(State s) {
        return s.bid == State.NONE ? opening(s, s.lot) : s.bid + 1;
    }

    static void legalBids(State s, int seat, List<Move> out) {
        int purse = s.owns(seat, Lot.good(s.catalog, s.lot));
        for (int rung = Move.rung(minimum(s)); rung < Move.BIDS.length; rung++) {
            Move.Bid bid = Move.BIDS[rung];
            if (bid.amount() > purse) return;
            out.add(bid);
        }
    }

    /** §auction.4 The lowest bid between those that are listed. */
    static Optional<Move.Bid> unlisted(State s, int seat) {
        if (s.phase != Phase.OPENING && s.phase != Phase.BIDDING || !s.waitsFor(seat))
            return Optional.empty();
        int purse = s.owns(seat, Lot.good(s.catalog, s.lot));
        for (int amount = minimum(s); amount <= purse; amount++)
            if (Move.BIDS[Move.rung(amount)].amount() != amount)
                return Optional.of(new Move.Bid(amount));
        return Optional.empty();
    }

    static Refusal refusal(State s, int seat, Move.Bid move) {
        Good good = Lot.good(s.catalog, s.lot);
        if (move.amount() < minimum(s)) {
            if (s.bid != State.NONE)
                return Refusal.of("princes/auction.4", "too-low", minimum(s), noun(good));
            return Refusal.of(
                    Lot.isTile(s.lot) ? "princes/city.1" : "princes/war.4", "too-low", minimum(s));
        }
        int purse = s.owns(seat, good);
        return move.amount() > purse
                ? Refusal.of("princes/auction.3", "cannot-cover", purse, noun(good))
                : Refusal.NONE;
    }

    static String noun(Good good) {
        return good == Good.GOLD ? "gold" : "influence";
    }

    /** §auction.1 Bid more or pass; a tile that shuts out another bidder first. */
    static void legalBidding(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        legalBids(s, seat, out);
        if (!Bag.holds(s.hand(seat), Treachery.SHUT_OUT)) return;
        for (int rest = others(s, seat); rest != 0; rest = Bits.rest(rest))
            out.add(Move.SHUT_OUTS[Bits.first(rest)]);
    }

    static Refusal refusal(State s, int seat, Move.ShutOut move) {
        if (!Bag.holds(s.hand(seat), Treachery.SHUT_OUT)) return NO_TILE;
        if (s.leader == State.NOBODY) return NO_BID_YET;
        if (move.seat() == s.leader) return LEADS;
        return move.seat() == seat || (s.in >>> move.seat() & 1) == 0 ? NOT_IN : Refusal.NONE;
    }

    static Refusal refusal(State s, Move.Pass move) {
        return s.phase == Phase.OPENING ? MUST_OPEN : Refusal.NONE;
    }

    /** §auction.2 A lot is put up; who put it up must open. */
    static void open(State s, int lot, Events events) {
        Turns.act(s);
        s.lot = lot;
        s.bidder = s.turn;
        s.in = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (!s.hasLeft(seat) && CityTiles.mayOwn(s, seat, lot)) s.in |= 1 << seat;
        s.in |= 1 << s.turn;
        events.add(new PrincesEvent.AuctionOpened(s.turn, Lot.id(s.catalog, lot)));
        s.ask(Phase.OPENING, s.turn);
    }

    /**
     * §war.4, §war.5 A city looks for a condottiere; bidding starts with a seat, who need not bid.
     */
    static void seek(State s, int lot, int in, int starter, Events events) {
        s.lot = lot;
        s.leader = State.NOBODY;
        s.bid = State.NONE;
        s.in = in;
        s.bidder = starter == 0 ? s.seats - 1 : starter - 1;
        advance(s, events);
    }

    static void bid(State s, int seat, int amount, Events events) {
        boolean opens = s.phase == Phase.OPENING;
        s.bid = amount;
        s.leader = seat;
        s.bidder = seat;
        events.add(new PrincesEvent.BidMade(seat, amount, Lot.good(s.catalog, s.lot)));
        int owner = opens ? mayBar(s) : State.NOBODY;
        if (owner == State.NOBODY) advance(s, events);
        else s.ask(Phase.BAR, owner);
    }

    static void pass(State s, int seat, Events events) {
        s.in &= ~(1 << seat);
        events.add(new PrincesEvent.BidPassed(seat));
        advance(s, events);
    }

    /** §auction.1 The next bidder clockwise; one left has won. */
    private static void advance(State s, Events events) {
        int seat = s.bidder;
        while (!settled(s)) {
            seat = s.next(seat);
            if ((s.in >>> seat & 1) == 0 || seat == s.leader) continue;
            if (mayAct(s, seat)) {
                s.bidder = seat;
                s.ask(Phase.BIDDING, seat);
                return;
            }
            drop(s, seat, events);
        }
        close(s, events);
    }

    /**
     * §auction.3 A bidder has something to decide: he can bid more, or by what everybody knows he
     * could shut out another.
     */
    private static boolean mayAct(State s, int seat) {
        return s.owns(seat, Lot.good(s.catalog, s.lot)) >= minimum(s)
                || others(s, seat) != 0 && Knowledge.mayHold(s, seat, Treachery.SHUT_OUT);
    }

    /**
     * §treachery.6 The bidders whom a seat could shut out, as bits: all but itself and the leader.
     */
    private static int others(State s, int seat) {
        return s.leader == State.NOBODY ? 0 : s.in & ~(1 << seat | 1 << s.leader);
    }

    /** §auction.3 Who cannot bid more is out, in the sight of all. */
    private static void drop(State s, int seat, Events events) {
        s.in &= ~(1 << seat);
        events.add(new PrincesEvent.BidderOut(seat));
    }

    /** Nobody is left to bid against the leader, or at all. */
    private static boolean settled(State s) {
        return s.in == 0 || s.leader != State.NOBODY && s.in == 1 << s.leader;
    }

    private static void close(State s, Events events) {
        if (s.leader != State.NOBODY) Winnings.askDiscount(s, events);
        else Wars.commanded(s, State.NOBODY, events);
    }

    /**
     * §tile.bar After the opening bid for an artist the tile's owner may keep one other from
     * bidding: who that is, or {@link State#NOBODY}.
     */
    private static int mayBar(State s) {
        if (!Effects.isArtist(s, s.lot)) return State.NOBODY;
        for (int rest = s.catalog.bars & ~s.turned & ~s.unsold; rest != 0; rest = Bits.rest(rest)) {
            int owner = s.owner(Bits.first(rest));
            if (!s.hasLeft(owner) && (s.in & ~(1 << owner | 1 << s.leader)) != 0) return owner;
        }
        return State.NOBODY;
    }

    static void legalBars(State s, int seat, List<Move> out) {
        for (int rest = s.in & ~(1 << seat | 1 << s.leader); rest != 0; rest = Bits.rest(rest))
            out.add(Move.BARS[Bits.first(rest)]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, int seat, Move.Bar move) {
        if (move.seat() == seat) return BAR_SELF;
        if (move.seat() == s.leader) return BAR_LEADS;
        return (s.in >>> move.seat() & 1) == 0 ? BAR_NOT_IN : Refusal.NONE;
    }

    static void bar(State s, int seat, int other, Events events) {
        int tile = Bits.first(s.fresh(seat) & s.catalog.bars);
        s.turned |= 1 << tile;
        s.in &= ~(1 << other);
        events.add(new PrincesEvent.Barred(seat, other, s.catalog.tiles[tile].id()));
        advance(s, events);
    }

    static void barNobody(State s, Events events) {
        advance(s, events);
    }

    /**
     * §treachery.6 The tile had its effect, or not: the same bidder goes on, unless only the leader
     * is left or he himself has nothing more to decide.
     */
    static void shutOut(State s, int target, boolean foiled, Events events) {
        if (!foiled) {
            s.in &= ~(1 << target);
            events.add(new PrincesEvent.ShutOut(target));
        }
        if (settled(s)) close(s, events);
        else if (mayAct(s, s.bidder)) s.ask(Phase.BIDDING, s.bidder);
        else {
            drop(s, s.bidder, events);
            advance(s, events);
        }
    }

    static void clear(State s) {
        s.lot = Lot.NONE;
        s.leader = State.NOBODY;
        s.bid = State.NONE;
        s.in = 0;
        s.bidder = State.NOBODY;
    }
}
