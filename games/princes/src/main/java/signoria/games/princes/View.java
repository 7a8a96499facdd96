package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What one seat may see, built up from nothing. Tiles, events and lots are named by their ids,
 * seats by number from 0; -1 is nobody.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param hiddenMoney what others own is not shown on the screen, though it follows from what all
 *     have seen
 * @param asked the seats that are asked now; nobody sees which of them have sealed an answer
 * @param answered whether you have
 * @param open the events of this decade still for sale
 * @param turned the tiles used in this decade, the Pope among them
 * @param supply how many troops of each type are left
 * @param drawn the tiles you drew to choose from, and {@code drawnCount} how many whoever draws has
 * @param known what you are sure of, and {@code common} what everybody is
 * @param looking the seat whose treachery is being looked at
 * @param lots all that may still be put up, the commands of a war among them
 */
public record View(
        int seats,
        int you,
        boolean hiddenMoney,
        boolean trade,
        Phase phase,
        List<Integer> asked,
        boolean answered,
        int decade,
        int first,
        int turn,
        int passes,
        int wars,
        int warLimit,
        int pope,
        List<CityView> cities,
        List<String> unsold,
        List<String> open,
        List<String> turned,
        List<Integer> supply,
        List<Player> players,
        int stack,
        List<Treachery> discards,
        List<Treachery> drawn,
        int drawnCount,
        Known known,
        Known common,
        int looking,
        AuctionView auction,
        WarView war,
        PlotView plot,
        List<OfferView> offers,
        @Derived List<LotView> lots) {

    /**
     * A city: its place on the track, the artists on it, what its tiles would score now, and where
     * the event under the hammer would move it.
     */
    public record CityView(
            City city, int status, List<String> artists, int points, @Derived int becomes) {}

    /**
     * What lies before a player.
     *
     * @param inHand how many treachery tiles he has, and {@code hand} which, if he is you
     * @param used the tiles in your sealed answer, and {@code answer} the rest of it
     * @param made how many offers he made since the last action
     * @param points what he would score now
     * @param now what the rules make of all this
     */
    public record Player(
            String family,
            int gold,
            int influence,
            int laurels,
            int home,
            List<Troop> troops,
            List<String> tiles,
            List<String> events,
            int inHand,
            List<Treachery> hand,
            List<String> used,
            AnswerView answer,
            int made,
            boolean left,
            int points,
            @Derived Reckoning now) {}

    /** A sealed answer: troops are numbered as in {@link WarView#bribed}; -1 lends none. */
    public record AnswerView(boolean veto, List<Integer> bribes, int lent) {
        private static final AnswerView NONE = new AnswerView(false, List.of(), -1);

        private static AnswerView of(int sealed) {
            return new AnswerView(
                    (sealed & Sealed.VETO) != 0,
                    Bits.numbers(Sealed.bribes(sealed)),
                    Sealed.lends(sealed) ? Sealed.lent(sealed) : State.NOTHING);
        }
    }

    /**
     * What follows from a player's things now.
     *
     * @param prices what each type of troops costs him; nothing before he has a family
     * @param lacks the gold that he has too little for each
     * @param attack what his troops bring to a war, likewise {@code defence}
     * @param goldDue what the end of the decade will bring, with the gold at home
     * @param spareGold what he owns and does not owe
     * @param scored where his points come from, in the order of the final scoring
     */
    public record Reckoning(
            List<Integer> prices,
            List<Integer> lacks,
            int handLimit,
            int attack,
            int defence,
            int goldDue,
            int influenceDue,
            int spareGold,
            int spareInfluence,
            List<Integer> scored) {}

    /**
     * A lot as you may bid for it.
     *
     * @param opening the least bid
     * @param lacks how much of that you do not have
     * @param pays what each bid from the opening on would cost you, as far as you can pay; empty
     *     where your family pays what it bids
     * @param full the limit that keeps you from a city tile: {@code tiles} or {@code cities}
     * @param tiles how many you would own with it, and of how many {@code cities}; 0 for others
     */
    public record LotView(
            String id,
            int opening,
            int lacks,
            List<Integer> pays,
            String full,
            int tiles,
            int cities) {}

    /** Tiles that are in a hand, or in the stack, for sure. */
    public record Known(List<List<Treachery>> hands, List<Treachery> stack) {}

    /**
     * The lot is empty when there is no auction; a bid of -1 when there is none yet.
     *
     * @param owed what the winner owes, who may use a tile to owe less
     * @param uses the tiles for that
     */
    public record AuctionView(
            String lot,
            int leader,
            int bid,
            List<Integer> in,
            int bidder,
            int minimum,
            @Derived int owed,
            @Derived List<Use> uses) {}

    /** A tile, and what is owed when it is used. */
    public record Use(String tile, int owed) {}

    /** The cities (-1 when not named), condottieri, and what is known of the battle. */
    public record WarView(
            int attacking,
            int defending,
            int attacker,
            int defender,
            List<String> used,
            List<Integer> bribed,
            int lent,
            int lentTo,
            int black,
            int white,
            boolean counterattack,
            int rerolls,
            List<Integer> pending,
            @Derived List<Strength> strengths) {}

    /** What a side brings to its attack and its defence, without the die. */
    public record Strength(int attack, int defence) {}

    /**
     * The treachery tile just played (-1 for none), and the counter-plots since; whether you will
     * counter it.
     */
    public record PlotView(
            int kind, int seat, int target, int counters, int last, boolean countering) {}

    /** An open offer by its slot, and how many turns it lasts, this one included. */
    public record OfferView(
            int slot,
            int from,
            int to,
            int giveGold,
            int giveInfluence,
            int takeGold,
            int takeInfluence,
            int turns) {}

    static View of(State s, int you) {
        Catalog c = s.catalog;
        boolean seated = you < s.seats;
        boolean ownDraw = s.phase == Phase.KEEP && s.turn == you;
        List<CityView> cities = new ArrayList<>();
        for (City city : City.ALL)
            cities.add(
                    new CityView(
                            city,
                            s.status(city.ordinal()),
                            names(s.artists(city.ordinal()), i -> c.events[i].id()),
                            Scoring.cityPoints(s, city.ordinal()),
                            becomes(s, city.ordinal())));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        List<Integer> supply = new ArrayList<>();
        for (int troop = 0; troop < Troop.COUNT; troop++) supply.add(Bag.count(s.supply, troop));
        return new View(
                s.seats,
                you,
                s.hiddenMoney,
                s.trade,
                s.phase,
                Bits.numbers(s.asked),
                seated && (s.answered >>> you & 1) != 0,
                s.decade,
                s.first,
                s.turn,
                s.passes,
                s.wars,
                Wars.limit(s),
                s.pope,
                cities,
                tiles(c, s.unsold),
                names(s.open, i -> c.events[i].id()),
                tiles(c, s.turned),
                supply,
                players,
                Bag.size(s.stack),
                Hands.kinds(s.discards),
                ownDraw ? Hands.kinds(s.drawn) : List.of(),
                Bag.size(s.drawn),
                known(s, seated ? you : s.seats),
                known(s, s.seats),
                s.phase == Phase.EXPOSE ? s.plotTarget : State.NOBODY,
                auction(s),
                war(s),
                plot(s, you),
                offers(s),
                lots(s, you));
    }

    private static int becomes(State s, int city) {
        return Lot.isEvent(s.lot)
                ? s.shifted(city, s.catalog.events[s.lot - Lot.EVENTS].status())
                : s.status(city);
    }

    private static Player player(State s, int seat, boolean own) {
        Catalog c = s.catalog;
        return new Player(
                s.family(seat) < 0 ? "" : c.families[s.family(seat)].id(),
                s.gold(seat),
                s.influence(seat),
                s.laurels(seat),
                s.home(seat),
                names(s.troops(seat), i -> Troop.ALL[i]),
                tiles(c, s.tiles(seat)),
                names(s.events(seat), i -> c.events[i].id()),
                Bag.size(s.hand(seat)),
                own ? Hands.kinds(s.hand(seat)) : List.of(),
                own ? tiles(c, s.armed(seat)) : List.of(),
                own ? AnswerView.of(s.sealed(seat)) : AnswerView.NONE,
                s.made(seat),
                s.hasLeft(seat),
                Scoring.total(s, seat),
                reckoning(s, seat));
    }

    private static Reckoning reckoning(State s, int seat) {
        boolean named = s.family(seat) >= 0;
        List<Integer> prices = new ArrayList<>();
        List<Integer> lacks = new ArrayList<>();
        for (int troop = 0; troop < Troop.COUNT && named; troop++) {
            prices.add(Effects.price(s, seat, troop));
            lacks.add(Math.max(0, prices.get(troop) - s.gold(seat)));
        }
        return new Reckoning(
                prices,
                lacks,
                named ? Effects.handLimit(s, seat) : s.catalog.hand,
                named ? Effects.strength(s, seat, s.troops(seat), 0, true) : 0,
                named ? Effects.strength(s, seat, s.troops(seat), 0, false) : 0,
                Decades.goldIncome(s, seat) + s.home(seat),
                Decades.influenceIncome(s, seat),
                Trade.spare(s, seat, Good.GOLD),
                Trade.spare(s, seat, Good.INFLUENCE),
                Scoring.scored(s, seat));
    }

    private static List<LotView> lots(State s, int you) {
        List<LotView> lots = new ArrayList<>();
        for (int lot = 0; lot <= Lot.DEFENDER; lot++)
            if (offered(s, lot)) lots.add(lot(s, lot, you));
        return lots;
    }

    private static boolean offered(State s, int lot) {
        if (lot == s.lot || lot >= Lot.POPE) return true;
        return Lot.isTile(lot)
                ? (s.unsold >>> lot & 1) != 0
                : (s.open >>> lot - Lot.EVENTS & 1) != 0;
    }

    private static LotView lot(State s, int lot, int you) {
        String id = Lot.id(s.catalog, lot);
        int opening = Auctions.opening(s, lot);
        if (you >= s.seats || s.family(you) < 0)
            return new LotView(id, opening, 0, List.of(), "", 0, 0);
        int owned = s.owns(you, Lot.good(s.catalog, lot));
        return new LotView(
                id,
                opening,
                Math.max(0, opening - owned),
                pays(s, you, lot, opening, owned),
                CityTiles.limit(s, you, lot),
                Lot.isTile(lot) ? Integer.bitCount(with(s, you, lot)) : 0,
                Lot.isTile(lot) ? CityTiles.cities(s, with(s, you, lot)) : 0);
    }

    private static int with(State s, int seat, int lot) {
        return s.tiles(seat) | 1 << lot;
    }

    private static Known known(State s, int observer) {
        List<List<Treachery>> hands = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) hands.add(Hands.kinds(s.sure(observer, seat)));
        return new Known(hands, Hands.kinds(s.sure(observer, s.seats)));
    }

    /** What each bid from the opening on would cost, where that is less than the bid. */
    private static List<Integer> pays(State s, int you, int lot, int opening, int owned) {
        List<Integer> pays = new ArrayList<>();
        boolean less = false;
        for (int bid = opening; bid <= owned; bid++) {
            pays.add(Winnings.price(s, you, lot, bid));
            less |= pays.getLast() < bid;
        }
        return less ? pays : List.of();
    }

    private static List<Use> uses(State s) {
        List<Use> uses = new ArrayList<>();
        for (int tile : Bits.numbers(s.phase == Phase.DISCOUNT ? Winnings.discounts(s) : 0))
            uses.add(new Use(s.catalog.tiles[tile].id(), Winnings.priceWith(s, tile)));
        return uses;
    }

    private static AuctionView auction(State s) {
        boolean won = s.phase == Phase.DISCOUNT;
        return new AuctionView(
                Lot.id(s.catalog, s.lot),
                s.leader,
                s.bid,
                Bits.numbers(s.in),
                s.bidder,
                s.lot == Lot.NONE ? 0 : Auctions.minimum(s),
                won ? Winnings.price(s) : 0,
                uses(s));
    }

    private static WarView war(State s) {
        return new WarView(
                s.attacking,
                s.defending,
                s.attacker,
                s.defender,
                tiles(s.catalog, s.used),
                Bits.numbers(s.bribed),
                s.lent,
                s.lentTo,
                s.black,
                s.white,
                s.counterattack,
                s.rerolls,
                Bits.numbers(s.pending),
                List.of(strength(s, Side.ATTACKER), strength(s, Side.DEFENDER)));
    }

    private static Strength strength(State s, Side side) {
        return new Strength(Battles.strength(s, side, true), Battles.strength(s, side, false));
    }

    private static PlotView plot(State s, int you) {
        boolean open = s.phase == Phase.COUNTER;
        return new PlotView(
                s.plot,
                s.plotSeat,
                open ? s.plotTarget : State.NOTHING,
                s.counters,
                s.countered,
                you < s.seats && (s.countering >>> you & 1) != 0);
    }

    private static List<OfferView> offers(State s) {
        List<OfferView> offers = new ArrayList<>();
        for (int slot : Bits.numbers(s.offered)) {
            Move.Offer o = Trade.unpack(s.offer(slot));
            offers.add(
                    new OfferView(
                            slot,
                            Trade.maker(slot),
                            o.to(),
                            o.giveGold(),
                            o.giveInfluence(),
                            o.takeGold(),
                            o.takeInfluence(),
                            Trade.turns(s.offer(slot))));
        }
        return offers;
    }

    private static List<String> tiles(Catalog c, int tiles) {
        return names(tiles, i -> 1 << i == State.POPE ? "pope" : c.tiles[i].id());
    }

    private static <T> List<T> names(int set, IntFunction<T> name) {
        List<T> names = new ArrayList<>();
        for (int number : Bits.numbers(set)) names.add(name.apply(number));
        return names;
    }
}
