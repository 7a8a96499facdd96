package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.List;
import java.util.Map;

/** Worlds that could lie behind a view: other hands, the stack, and blank sealed answers. */
final class Imagining {
    private Imagining() {}

    /**
     * Deals anew what a seat cannot know: treachery, the others' sealed answers, and the chance to
     * come.
     */
    static void redeal(State s, int you, Rng rng) {
        int own = you < s.seats ? 1 << you : 0;
        int[] sizes = new int[s.seats + 1];
        for (int seat = 0; seat < s.seats; seat++) {
            sizes[seat] = Bag.size(s.hand(seat));
            if (seat == you) continue;
            s.sealed(seat, Sealed.NONE);
            s.armed(seat, 0);
        }
        if (s.phase.sealed()) s.answered &= own | s.left;
        s.countering &= own;
        sizes[s.seats] = Bag.size(s.drawn);
        Knowledge.redeal(s, you, sizes, rng);
        s.rng.rekey(rng);
    }

    /** A full state that could lie behind a view; what others have sealed is blank. */
    static State imagine(Catalog c, View view, Rng rng) {
        State s = Dealing.table(c, setup(view), Rng.of(Seed.ZERO, State.STREAMS));
        layTable(s, view);
        for (int seat = 0; seat < s.seats; seat++) layPlayer(s, seat, view.players().get(seat));
        s.answered |= s.asked & s.left; // §leave.1 as all know
        layAuction(s, view.auction());
        layWar(s, view.war());
        layPlot(s, view);
        for (View.OfferView offer : view.offers()) layOffer(s, offer);
        layHidden(s, view, rng);
        s.rng.rekey(rng);
        return s;
    }

    private static Setup setup(View view) {
        return new Setup(
                view.seats(),
                Map.of(
                        "money",
                        view.hiddenMoney() ? "hidden" : "open",
                        "trade",
                        view.trade() ? "on" : "off"),
                Seed.ZERO);
    }

    private static void layTable(State s, View view) {
        Catalog c = s.catalog;
        s.phase = view.phase();
        s.asked = (int) Bits.of(view.asked());
        s.answered = view.answered() ? 1 << view.you() : 0;
        s.decade = view.decade();
        s.first = view.first();
        s.turn = view.turn();
        s.passes = view.passes();
        s.wars = view.wars();
        s.pope = view.pope();
        s.unsold = tileBits(c, view.unsold());
        s.open = eventBits(c, view.open());
        s.turned = tileBits(c, view.turned());
        s.supply = 0;
        for (int troop = 0; troop < Troop.COUNT; troop++)
            s.supply += view.supply().get(troop) << 4 * troop;
        for (View.CityView city : view.cities()) {
            s.status(city.city().ordinal(), city.status());
            s.artists(city.city().ordinal(), eventBits(c, city.artists()));
        }
        s.discards = bag(view.discards());
        s.drawn = bag(view.drawn());
    }

    private static void layPlayer(State s, int seat, View.Player player) {
        Catalog c = s.catalog;
        for (Family family : Family.ALL)
            if (c.families[family.ordinal()].id().equals(player.family()))
                s.family(seat, family.ordinal());
        s.own(seat, Good.GOLD, player.gold());
        s.own(seat, Good.INFLUENCE, player.influence());
        s.laurels(seat, player.laurels());
        s.home(seat, player.home());
        int troops = 0;
        for (Troop troop : player.troops()) troops |= 1 << troop.ordinal();
        s.troops(seat, troops);
        s.tiles(seat, tileBits(c, player.tiles()));
        s.events(seat, eventBits(c, player.events()));
        s.armed(seat, tileBits(c, player.used()));
        s.sealed(seat, Sealed.of(player.answer()));
        s.made(seat, player.made());
        if (player.left()) s.left |= 1 << seat;
    }

    private static void layAuction(State s, View.AuctionView auction) {
        s.lot = Lot.of(s.catalog, auction.lot());
        s.leader = auction.leader();
        s.bid = auction.bid();
        s.in = (int) Bits.of(auction.in());
        s.bidder = auction.bidder();
    }

    private static void layWar(State s, View.WarView war) {
        s.attacking = war.attacking();
        s.defending = war.defending();
        s.attacker = war.attacker();
        s.defender = war.defender();
        s.used = tileBits(s.catalog, war.used());
        s.bribed = (int) Bits.of(war.bribed());
        s.lent = war.lent();
        s.lentTo = war.lentTo();
        s.black = war.black();
        s.white = war.white();
        s.counterattack = war.counterattack();
        s.rerolls = war.rerolls();
        s.pending = (int) Bits.of(war.pending());
    }

    private static void layPlot(State s, View view) {
        View.PlotView plot = view.plot();
        s.plot = plot.kind();
        s.plotSeat = plot.seat();
        s.plotTarget = view.phase() == Phase.EXPOSE ? view.looking() : plot.target();
        s.counters = plot.counters();
        s.countered = plot.last();
        s.countering = plot.countering() ? 1 << view.you() : 0;
    }

    private static void layOffer(State s, View.OfferView offer) {
        Move.Offer move =
                new Move.Offer(
                        offer.to(),
                        offer.giveGold(),
                        offer.giveInfluence(),
                        offer.takeGold(),
                        offer.takeInfluence());
        s.offer(offer.slot(), Trade.pack(move, offer.turns()));
    }

    /** The treachery tiles that the view does not show are dealt as it may be. */
    private static void layHidden(State s, View view, Rng rng) {
        int[] sizes = new int[s.seats + 1];
        for (int seat = 0; seat < s.seats; seat++) sizes[seat] = view.players().get(seat).inHand();
        sizes[s.seats] = view.drawnCount();
        layKnown(s, s.seats, view.common());
        if (view.you() != Game.SPECTATOR) layKnown(s, view.you(), view.known());
        Knowledge.redeal(s, view.you(), sizes, rng);
    }

    private static void layKnown(State s, int observer, View.Known known) {
        for (int seat = 0; seat < s.seats; seat++)
            s.sure(observer, seat, bag(known.hands().get(seat)));
        s.sure(observer, s.seats, bag(known.stack()));
    }

    private static int tileBits(Catalog c, List<String> ids) {
        int set = 0;
        for (String id : ids) set |= id.equals("pope") ? State.POPE : 1 << c.tile(id).index();
        return set;
    }

    private static int eventBits(Catalog c, List<String> ids) {
        int set = 0;
        for (String id : ids) set |= 1 << c.event(id).index();
        return set;
    }

    private static int bag(List<Treachery> kinds) {
        int bag = Bag.NONE;
        for (Treachery kind : kinds) bag += Bag.of(kind);
        return bag;
    }
}
