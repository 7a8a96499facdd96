package signoria.games.princes;

import signoria.kernel.Game;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What is going on: an auction, a war, treachery just played, offers. */
final class ContestScenes {
    private final Painting p;

    ContestScenes(Painting p) {
        this.p = p;
    }

    void add(List<Scene.Zone> zones) {
        if (!p.view.auction().lot().isEmpty()) zones.add(auction());
        if (p.view.war().attacking() >= 0) zones.add(war());
        if (p.view.plot().kind() >= 0) zones.add(plot());
        if (!p.view.offers().isEmpty()) zones.add(openOffers());
    }

    private Scene.Zone auction() {
        View.AuctionView auction = p.view.auction();
        List<Scene.Item> items = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        lines.add(
                auction.leader() < 0
                        ? p.say("no-bid")
                        : p.say("bid-now", p.phrases.who(auction.leader())));
        if (!auction.in().isEmpty()) {
            lines.add(p.say("still-in", p.phrases.whoAll(auction.in())));
            lines.add(p.say("to-bid", p.phrases.who(auction.bidder())));
            String good = p.phrases.good(Lot.of(p.catalog, auction.lot()));
            lines.add(p.say("least-bid", auction.minimum(), good));
        }
        List<Integer> others =
                p.offers.where(
                        move ->
                                move instanceof Move.ShutOut
                                        || move instanceof Move.Bar
                                        || move == Move.DECLINE);
        items.add(new Scene.Card(p.phrases.lot(auction.lot()).text(), "auction", lines, others));
        items.add(
                new Scene.Counter(
                        p.say("bid-value"),
                        "bid",
                        Math.max(0, auction.bid()),
                        p.offers.where(move -> move instanceof Move.Bid || move == Move.PASS)));
        return Scene.Zone.shared("auction", p.say("zone-auction"), items);
    }

    private Scene.Zone war() {
        View.WarView war = p.view.war();
        List<Scene.Item> items = new ArrayList<>();
        items.add(side(Side.ATTACKER, war.attacking(), war.attacker()));
        if (war.defending() >= 0) items.add(side(Side.DEFENDER, war.defending(), war.defender()));
        if (war.black() > 0) {
            items.add(
                    new Scene.Counter(
                            p.say("die-black"),
                            "attack",
                            war.black(),
                            p.offers.of(Move.REROLLS[0])));
            items.add(
                    new Scene.Counter(
                            p.say("die-white"),
                            "defence",
                            war.white(),
                            p.offers.of(Move.REROLLS[1])));
        }
        if (!war.pending().isEmpty())
            items.add(
                    Scene.Card.faceDown(
                            p.say("still-sealed", p.phrases.whoAll(war.pending())), "treachery"));
        if (!sealed().isEmpty())
            items.add(new Scene.Card(p.say("sealed-answer"), "treachery", sealed()));
        return Scene.Zone.shared("war", p.say("zone-war"), 2, items);
    }

    /** What you have sealed so far, as the moves that did it. */
    private List<String> sealed() {
        if (p.view.you() == Game.SPECTATOR) return List.of();
        View.Player own = p.view.players().get(p.view.you());
        List<String> lines = new ArrayList<>();
        for (String tile : own.used())
            lines.add(p.asked.label(Move.USES[p.catalog.tile(tile).index()]));
        if (own.answer().veto()) lines.add(p.asked.label(Move.VETO));
        for (int target : own.answer().bribes()) lines.add(p.asked.label(Move.BRIBES[target]));
        if (own.answer().lent() >= 0) lines.add(p.asked.label(Move.LENDS[own.answer().lent()]));
        return lines;
    }

    private Scene.Card side(Side side, int city, int seat) {
        View.WarView war = p.view.war();
        List<String> lines = new ArrayList<>();
        boolean sought =
                p.view.auction().lot().isEmpty()
                        && p.view.phase() != Phase.VETO
                        && p.view.phase() != Phase.DEFENDER;
        if (seat >= 0) lines.add(p.say("led-by", p.phrases.who(seat)));
        else if (sought) lines.add(p.say("unled"));
        if (side == Side.DEFENDER && war.counterattack()) lines.add(p.say("counterattack"));
        for (String tile : war.used())
            if (seat >= 0 && p.view.players().get(seat).tiles().contains(tile))
                lines.add(p.say("used-here", p.phrases.lot(tile)));
        for (int target : war.bribed())
            if (target / Troop.COUNT == side.ordinal())
                lines.add(p.say("bribed", p.telling.troop(Troop.ALL[target % Troop.COUNT], p.in)));
        if (war.lentTo() == side.ordinal())
            lines.add(p.say("helped", p.telling.troop(Troop.ALL[war.lent()], p.in)));
        List<Integer> moves = p.offers.where(move -> touches(move, side));
        String key = side == Side.ATTACKER ? "war-attack" : "war-defend";
        return new Scene.Card(
                p.say(key, p.phrases.city(city)), Text.lower(City.ALL[city]), lines, moves);
    }

    private static boolean touches(Move move, Side side) {
        return switch (move) {
            case Move.Bribe(Side at, Troop _) -> at == side;
            case Move.Lend(Side to, Troop _) -> to == side;
            case Move.Veto _ -> side == Side.ATTACKER;
            default -> false;
        };
    }

    private Scene.Zone plot() {
        View.PlotView plot = p.view.plot();
        Treachery kind = Treachery.ALL[plot.kind()];
        List<String> lines = new ArrayList<>();
        lines.add(p.say("plot-by", p.phrases.who(plot.seat())));
        if (plot.target() >= 0) lines.add(p.say("plot-at", target(kind, plot.target())));
        if (plot.counters() > 0)
            lines.add(p.say("plot-countered", plot.counters(), p.phrases.who(plot.last())));
        if (plot.countering())
            lines.add(p.say("sealed-answer") + ": " + p.asked.label(Move.COUNTER));
        List<Integer> moves = p.offers.where(move -> move == Move.COUNTER || move == Move.DONE);
        Scene.Card card =
                new Scene.Card(
                        p.telling.kind(kind, p.in).text(),
                        TileScenes.ICONS[kind.ordinal()],
                        lines,
                        p.catalog.treachery[kind.ordinal()].mark(),
                        moves);
        return Scene.Zone.shared("plot", p.say("zone-plot"), List.of(card));
    }

    private Words.Raw target(Treachery kind, int target) {
        return kind == Treachery.BRIBE
                ? p.telling.troop(Troop.ALL[target % Troop.COUNT], p.in)
                : p.phrases.who(target);
    }

    private Scene.Zone openOffers() {
        List<Scene.Item> items = new ArrayList<>();
        for (View.OfferView offer : p.view.offers()) {
            List<String> lines =
                    List.of(
                            p.say(
                                    "offer-gets",
                                    p.telling.goods(offer.giveGold(), offer.giveInfluence(), p.in)),
                            p.say(
                                    "offer-for",
                                    p.telling.goods(offer.takeGold(), offer.takeInfluence(), p.in)),
                            p.say("offer-ends-" + offer.turns()));
            items.add(
                    new Scene.Card(
                            p.say(
                                    "offer-from",
                                    p.phrases.who(offer.from()),
                                    p.phrases.who(offer.to())),
                            "trade",
                            lines,
                            p.offers.where(move -> answers(move, offer))));
        }
        return Scene.Zone.shared("offers", p.say("zone-offers"), items);
    }

    private boolean answers(Move move, View.OfferView offer) {
        return switch (move) {
            case Move.Accept(int slot) -> slot == offer.slot();
            case Move.Reject(int slot) -> slot == offer.slot();
            case Move.Withdraw(int number) ->
                    offer.from() == p.view.you() && offer.slot() % State.MOST_OFFERS == number;
            default -> false;
        };
    }
}
