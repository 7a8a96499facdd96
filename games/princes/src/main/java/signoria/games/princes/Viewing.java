package signoria.games.princes;

import signoria.games.princes.View.AnswerView;
import signoria.games.princes.View.AuctionView;
import signoria.games.princes.View.CityView;
import signoria.games.princes.View.Known;
import signoria.games.princes.View.LotView;
import signoria.games.princes.View.OfferView;
import signoria.games.princes.View.Player;
import signoria.games.princes.View.PlotView;
import signoria.games.princes.View.Reckoning;
import signoria.games.princes.View.Strength;
import signoria.games.princes.View.Use;
import signoria.games.princes.View.WarView;
import signoria.kernel.Bits;
import signoria.kernel.Game;

import java.util.ArrayList;
import java.util.List;

/** What each seat may see of a state, built up from nothing. */
final class Viewing {
    private static final AnswerView NO_ANSWER = new AnswerView(false, List.of(), State.NONE);

    private Viewing() {}

    static View view(State s, int you) {
        Catalog c = s.catalog;
        boolean seated = you < s.seats;
        boolean ownDraw = s.phase == Phase.KEEP && s.turn == you;
        List<CityView> cities = new ArrayList<>();
        for (City city : City.ALL)
            cities.add(
                    new CityView(
                            city,
                            s.status(city.ordinal()),
                            Bits.named(s.artists(city.ordinal()), i -> c.events[i].id()),
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
                Bits.named(s.open, i -> c.events[i].id()),
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
                Bits.named(s.troops(seat), i -> Troop.ALL[i]),
                tiles(c, s.tiles(seat)),
                Bits.named(s.events(seat), i -> c.events[i].id()),
                Bag.size(s.hand(seat)),
                own ? Hands.kinds(s.hand(seat)) : List.of(),
                own ? tiles(c, s.armed(seat)) : List.of(),
                own ? answer(s.sealed(seat)) : NO_ANSWER,
                s.made(seat),
                s.hasLeft(seat),
                Scoring.total(s, seat),
                reckoning(s, seat));
    }

    private static AnswerView answer(int sealed) {
        return new AnswerView(
                (sealed & Sealed.VETO) != 0,
                Bits.numbers(Sealed.bribes(sealed)),
                Sealed.lends(sealed) ? Sealed.lent(sealed) : State.NONE);
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
        if (you == Game.SPECTATOR || s.family(you) < 0)
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
                open ? s.plotTarget : State.NONE,
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
        return Bits.named(tiles, i -> 1 << i == State.POPE ? "pope" : c.tiles[i].id());
    }
}
