package signoria.games.princes;

import signoria.games.princes.Printed.EventTile;
import signoria.games.princes.Printed.Tile;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/**
 * How a view is shown: what is going on, the cities, what is for sale, then every player, oneself
 * first.
 */
final class Scenes {
    private static final String[] TREACHERY_ICONS = {
        "veto", "shut-out", "bribed-troops", "stolen-influence", "secret-war", "counter-plot"
    };

    private final Catalog catalog;
    private final PrincesNotation notation;
    private final Words words;
    private final Telling telling;

    Scenes(Catalog catalog, PrincesNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
        telling = new Telling(catalog, words);
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, new Offers<>(moves), in).scene();
    }

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Language in;
        private final Phrases phrases;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
            phrases = new Phrases(catalog, words, telling, view, in);
        }

        Scene scene() {
            List<Scene.Zone> zones = new ArrayList<>();
            zones.add(table());
            if (!view.auction().lot().isEmpty()) zones.add(auction());
            if (view.war().attacking() >= 0) zones.add(war());
            if (view.plot().kind() >= 0) zones.add(plot());
            if (!view.offers().isEmpty()) zones.add(openOffers());
            zones.add(cities());
            for (City city : City.ALL) zones.add(tilesOf(city));
            zones.add(events());
            zones.add(troops());
            zones.add(treachery());
            if (!view.discards().isEmpty()) zones.add(tiles("discards", view.discards()));
            if (!view.known().stack().isEmpty())
                zones.add(tiles("known-stack", view.known().stack()));
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) player((from + i) % view.seats(), zones);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves())
                choices.add(
                        new Scene.Choice(
                                notation.write(move),
                                phrases.label(move),
                                say("group-" + Phrases.group(move))));
            return new Scene(phrases.question(), zones, choices);
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }

        private Scene.Zone table() {
            List<Scene.Item> items = new ArrayList<>();
            List<String> lines = new ArrayList<>();
            lines.add(say("first-player", phrases.who(view.first())));
            if (!view.asked().isEmpty()) lines.add(say("asked-now", phrases.whoAll(view.asked())));
            items.add(
                    new Scene.Card(
                            say("turn-of", phrases.who(view.turn())),
                            "family",
                            lines,
                            false,
                            "",
                            List.of()));
            items.add(
                    new Scene.Counter(
                            say("decade"), "decade", view.decade(), offers.of(Move.PASS)));
            items.add(
                    new Scene.Counter(
                            say("wars", view.warLimit()),
                            "war-limit",
                            view.wars(),
                            offers.where(move -> move == Move.WAR || move == Move.SECRET_WAR)));
            items.add(new Scene.Counter(say("passes"), "pass", view.passes(), List.of()));
            return new Scene.Zone("table", say("zone-table"), Scene.NOBODY, 0, items);
        }

        private Scene.Zone auction() {
            View.AuctionView auction = view.auction();
            List<Scene.Item> items = new ArrayList<>();
            List<String> lines = new ArrayList<>();
            lines.add(
                    auction.leader() < 0
                            ? say("no-bid")
                            : say("bid-now", phrases.who(auction.leader())));
            if (!auction.in().isEmpty()) {
                lines.add(say("still-in", phrases.whoAll(auction.in())));
                lines.add(say("to-bid", phrases.who(auction.bidder())));
                String good = phrases.good(Lot.of(catalog, auction.lot()));
                lines.add(say("least-bid", auction.minimum(), good));
            }
            List<Integer> others =
                    offers.where(
                            move ->
                                    move instanceof Move.ShutOut
                                            || move instanceof Move.Bar
                                            || move == Move.DECLINE);
            items.add(
                    new Scene.Card(
                            phrases.lot(auction.lot()).text(),
                            "auction",
                            lines,
                            false,
                            "",
                            others));
            items.add(
                    new Scene.Counter(
                            say("bid-value"),
                            "bid",
                            Math.max(0, auction.bid()),
                            offers.where(move -> move instanceof Move.Bid || move == Move.PASS)));
            return new Scene.Zone("auction", say("zone-auction"), Scene.NOBODY, 0, items);
        }

        private Scene.Zone war() {
            View.WarView war = view.war();
            List<Scene.Item> items = new ArrayList<>();
            items.add(side(Side.ATTACKER, war.attacking(), war.attacker()));
            if (war.defending() >= 0)
                items.add(side(Side.DEFENDER, war.defending(), war.defender()));
            if (war.black() > 0) {
                items.add(
                        new Scene.Counter(
                                say("die-black"),
                                "attack",
                                war.black(),
                                offers.of(Move.REROLLS[0])));
                items.add(
                        new Scene.Counter(
                                say("die-white"),
                                "defence",
                                war.white(),
                                offers.of(Move.REROLLS[1])));
            }
            if (!war.pending().isEmpty())
                items.add(
                        new Scene.Card(
                                say("still-sealed", phrases.whoAll(war.pending())),
                                "treachery",
                                List.of(),
                                true,
                                "",
                                List.of()));
            if (!sealed().isEmpty())
                items.add(
                        new Scene.Card(
                                say("sealed-answer"), "treachery", sealed(), false, "", List.of()));
            return new Scene.Zone("war", say("zone-war"), Scene.NOBODY, 2, items);
        }

        /** What you have sealed so far, as the moves that did it. */
        private List<String> sealed() {
            if (view.you() >= view.seats()) return List.of();
            View.Player own = view.players().get(view.you());
            List<String> lines = new ArrayList<>();
            for (String tile : own.used())
                lines.add(phrases.label(Move.USES[catalog.tile(tile).index()]));
            if ((own.sealed() & Sealed.VETO) != 0) lines.add(phrases.label(Move.VETO));
            for (int target : View.numbers(Sealed.bribes(own.sealed())))
                lines.add(phrases.label(Move.BRIBES[target]));
            if (Sealed.lends(own.sealed()))
                lines.add(phrases.label(Move.LENDS[Sealed.lent(own.sealed())]));
            return lines;
        }

        private Scene.Card side(Side side, int city, int seat) {
            View.WarView war = view.war();
            List<String> lines = new ArrayList<>();
            boolean sought =
                    view.auction().lot().isEmpty()
                            && view.phase() != Phase.VETO
                            && view.phase() != Phase.DEFENDER;
            if (seat >= 0) lines.add(say("led-by", phrases.who(seat)));
            else if (sought) lines.add(say("unled"));
            if (side == Side.DEFENDER && war.counterattack()) lines.add(say("counterattack"));
            for (String tile : war.used())
                if (seat >= 0 && view.players().get(seat).tiles().contains(tile))
                    lines.add(say("used-here", phrases.lot(tile)));
            for (int target : war.bribed())
                if (target / Troop.COUNT == side.ordinal())
                    lines.add(say("bribed", telling.troop(Troop.ALL[target % Troop.COUNT], in)));
            if (war.lentTo() == side.ordinal())
                lines.add(say("helped", telling.troop(Troop.ALL[war.lent()], in)));
            List<Integer> moves = offers.where(move -> touches(move, side));
            String key = side == Side.ATTACKER ? "war-attack" : "war-defend";
            return new Scene.Card(
                    say(key, phrases.city(city)),
                    Text.lower(City.ALL[city]),
                    lines,
                    false,
                    "",
                    moves);
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
            View.PlotView plot = view.plot();
            Treachery kind = Treachery.ALL[plot.kind()];
            List<String> lines = new ArrayList<>();
            lines.add(say("plot-by", phrases.who(plot.seat())));
            if (plot.target() >= 0) lines.add(say("plot-at", target(kind, plot.target())));
            if (plot.counters() > 0)
                lines.add(say("plot-countered", plot.counters(), phrases.who(plot.last())));
            if (plot.countering())
                lines.add(say("sealed-answer") + ": " + phrases.label(Move.COUNTER));
            List<Integer> moves = offers.where(move -> move == Move.COUNTER || move == Move.DONE);
            Scene.Card card =
                    new Scene.Card(
                            telling.kind(kind, in).text(),
                            TREACHERY_ICONS[kind.ordinal()],
                            lines,
                            false,
                            catalog.treachery[kind.ordinal()].mark(),
                            moves);
            return new Scene.Zone("plot", say("zone-plot"), Scene.NOBODY, 0, List.of(card));
        }

        private Words.Raw target(Treachery kind, int target) {
            return kind == Treachery.BRIBE
                    ? telling.troop(Troop.ALL[target % Troop.COUNT], in)
                    : phrases.who(target);
        }

        private Scene.Zone openOffers() {
            List<Scene.Item> items = new ArrayList<>();
            for (View.OfferView offer : view.offers()) {
                List<String> lines =
                        List.of(
                                say(
                                        "offer-gets",
                                        telling.goods(offer.giveGold(), offer.giveInfluence(), in)),
                                say(
                                        "offer-for",
                                        telling.goods(offer.takeGold(), offer.takeInfluence(), in)),
                                say("offer-ends-" + offer.turns()));
                items.add(
                        new Scene.Card(
                                say(
                                        "offer-from",
                                        phrases.who(offer.from()),
                                        phrases.who(offer.to())),
                                "trade",
                                lines,
                                false,
                                "",
                                offers.where(move -> answers(move, offer))));
            }
            return new Scene.Zone("offers", say("zone-offers"), Scene.NOBODY, 0, items);
        }

        private boolean answers(Move move, View.OfferView offer) {
            return switch (move) {
                case Move.Accept(int slot) -> slot == offer.slot();
                case Move.Reject(int slot) -> slot == offer.slot();
                case Move.Withdraw(int number) ->
                        offer.from() == view.you() && offer.slot() % State.MOST_OFFERS == number;
                default -> false;
            };
        }

        private Scene.Zone cities() {
            List<Scene.Item> items = new ArrayList<>();
            for (View.CityView shown : view.cities()) {
                int city = shown.city().ordinal();
                List<Scene.Note> notes = new ArrayList<>();
                notes.add(new Scene.Note(shown.status(), say("tiles-score", shown.points())));
                if (!shown.artists().isEmpty())
                    notes.add(
                            new Scene.Note(
                                    shown.status(), say("artists-here", artists(shown.artists()))));
                items.add(
                        new Scene.Track(
                                say("status-of", phrases.city(city)),
                                Text.lower(shown.city()),
                                catalog.highest,
                                List.of(
                                        new Scene.Marker(
                                                Scene.NOBODY,
                                                say("status-marker"),
                                                shown.status())),
                                notes,
                                offers.where(move -> names(move, city))));
            }
            return new Scene.Zone("cities", say("zone-cities"), Scene.NOBODY, City.COUNT, items);
        }

        private Words.Raw artists(List<String> ids) {
            List<String> all = new ArrayList<>();
            for (String id : ids) all.add(catalog.event(id).name(in));
            return Words.raw(String.join(", ", all));
        }

        private static boolean names(Move move, int city) {
            return switch (move) {
                case Move.Attacker(City named) -> named.ordinal() == city;
                case Move.Defender(City named) -> named.ordinal() == city;
                case Move.Place(City named) -> named.ordinal() == city;
                case Move.Invade(City named) -> named.ordinal() == city;
                default -> false;
            };
        }

        private Scene.Zone tilesOf(City city) {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.unsold()) {
                Tile tile = catalog.tile(id);
                if (tile.city() == city)
                    items.add(tile(tile, false, offers.of(Move.AUCTIONS[tile.index()])));
            }
            return new Scene.Zone(
                    "tiles-" + Text.lower(city),
                    say("zone-tiles", phrases.city(city.ordinal())),
                    Scene.NOBODY,
                    2,
                    items);
        }

        private Scene.Card tile(Tile tile, boolean turned, List<Integer> moves) {
            List<String> lines = new ArrayList<>();
            int status = view.cities().get(tile.city().ordinal()).status();
            boolean forSale = view.unsold().contains(tile.id());
            lines.add(
                    forSale
                            ? say("opening-from", 2 * status, "gold")
                            : phrases.city(tile.city().ordinal()).text());
            lines.add(say("income", telling.goods(tile.gold(), tile.influence(), in)));
            if (tile.merchant()) lines.add(say("merchant"));
            if (!(tile.effect() instanceof Effect.None)) lines.add(phrases.effect(tile.effect()));
            if (turned) lines.add(say("turned"));
            String icon = turned ? "ability-used" : tile.merchant() ? "merchant" : "city-tile";
            return new Scene.Card(tile.name(in), icon, lines, false, tile.mark(), moves);
        }

        private Scene.Zone events() {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : view.open())
                items.add(
                        event(
                                catalog.event(id),
                                true,
                                offers.of(Move.AUCTIONS[Lot.EVENTS + catalog.event(id).index()])));
            if (view.pope() < 0) items.add(pope(offers.of(Move.AUCTIONS[Lot.POPE])));
            return new Scene.Zone("events", say("zone-events"), Scene.NOBODY, 0, items);
        }

        private Scene.Card event(EventTile event, boolean forSale, List<Integer> moves) {
            List<String> lines = new ArrayList<>();
            if (forSale) lines.add(say("any-bid", Auctions.noun(event.good())));
            if (event.points() > 0) lines.add(say("sold-points", event.points()));
            if (event.status() > 0) lines.add(say("raises", event.status()));
            if (event.status() < 0) lines.add(say("lowers", -event.status()));
            if (event.gold() > 0) lines.add(say("income", telling.goods(event.gold(), 0, in)));
            return new Scene.Card(
                    event.name(in), Text.lower(event.kind()), lines, false, event.mark(), moves);
        }

        private Scene.Card pope(List<Integer> moves) {
            List<String> lines = new ArrayList<>();
            if (view.pope() < 0) lines.add(say("any-bid", "influence"));
            lines.add(say("pope-income", catalog.popeGold, catalog.popePoints));
            lines.add(say("pope-support"));
            if (view.turned().contains("pope")) lines.add(say("turned"));
            return new Scene.Card(say("lot-pope"), "pope", lines, false, "designed", moves);
        }

        private Scene.Zone troops() {
            List<Scene.Item> items = new ArrayList<>();
            for (Troop troop : Troop.ALL)
                items.add(
                        troop(
                                troop,
                                view.supply().get(troop.ordinal()),
                                offers.of(Move.BUYS[troop.ordinal()])));
            return new Scene.Zone("troops", say("zone-troops"), Scene.NOBODY, Troop.COUNT, items);
        }

        /** A troop, and how many of its type are left, if not negative. */
        private Scene.Card troop(Troop troop, int left, List<Integer> moves) {
            Printed.TroopTile tile = catalog.troops[troop.ordinal()];
            List<String> lines = new ArrayList<>();
            lines.add(say("values", tile.attack(), tile.defence()));
            lines.add(say("price", tile.price()));
            if (tile.gold() + tile.influence() > 0)
                lines.add(say("brings", telling.goods(tile.gold(), tile.influence(), in)));
            if (left >= 0) lines.add(say("left-over", left));
            return new Scene.Card(tile.name(in), tile.id(), lines, false, tile.mark(), moves);
        }

        private Scene.Zone treachery() {
            List<Scene.Item> items = new ArrayList<>();
            items.add(
                    new Scene.Counter(
                            say("stack"),
                            "treachery",
                            view.stack(),
                            offers.where(move -> move instanceof Move.BuyTreachery)));
            for (Treachery kind : view.drawn())
                items.add(treachery(kind, offers.of(Move.KEEPS[kind.ordinal()])));
            if (view.drawn().isEmpty() && view.drawnCount() > 0)
                items.add(
                        new Scene.Counter(
                                say("drawn-unseen", phrases.who(view.turn())),
                                "treachery",
                                view.drawnCount(),
                                List.of()));
            return new Scene.Zone("treachery", say("zone-treachery"), Scene.NOBODY, 0, items);
        }

        /** Treachery tiles that lie open, or are known to lie somewhere. */
        private Scene.Zone tiles(String id, List<Treachery> kinds) {
            List<Scene.Item> items = new ArrayList<>();
            for (Treachery kind : kinds) items.add(treachery(kind, List.of()));
            return new Scene.Zone(id, say("zone-" + id), Scene.NOBODY, 0, items);
        }

        private Scene.Card treachery(Treachery kind, List<Integer> moves) {
            String does =
                    kind == Treachery.STEAL
                            ? say("treachery-steal", catalog.stolen)
                            : say("treachery-" + Text.lower(kind));
            return new Scene.Card(
                    telling.kind(kind, in).text(),
                    TREACHERY_ICONS[kind.ordinal()],
                    List.of(does),
                    false,
                    catalog.treachery[kind.ordinal()].mark(),
                    moves);
        }

        private void player(int seat, List<Scene.Zone> zones) {
            View.Player player = view.players().get(seat);
            boolean own = seat == view.you();
            Words.Raw who = phrases.who(seat);
            zones.add(
                    new Scene.Zone(
                            "player-" + (seat + 1),
                            say(own ? "zone-player-you" : "zone-player", who, seat + 1),
                            seat,
                            0,
                            figures(seat, player, own)));
            zones.add(
                    new Scene.Zone(
                            "owned-" + (seat + 1),
                            say("zone-owned", who),
                            seat,
                            0,
                            owned(seat, player)));
            List<Scene.Item> army = new ArrayList<>();
            for (Troop troop : player.troops())
                army.add(troop(troop, -1, own ? offers.where(move -> of(move, troop)) : List.of()));
            zones.add(new Scene.Zone("army-" + (seat + 1), say("zone-army", who), seat, 0, army));
            zones.add(
                    new Scene.Zone(
                            "hand-" + (seat + 1),
                            say("zone-hand", who),
                            seat,
                            0,
                            hand(seat, player)));
        }

        private static boolean of(Move move, Troop troop) {
            return switch (move) {
                case Move.GiveBack(Troop back) -> back == troop;
                case Move.Lend(Side _, Troop lent) -> lent == troop;
                default -> false;
            };
        }

        /**
         * §setup.5 With hidden money the figures of others stay off the screen, and with them their
         * points.
         */
        private List<Scene.Item> figures(int seat, View.Player player, boolean own) {
            List<Scene.Item> items = new ArrayList<>();
            boolean shown = own || !view.hiddenMoney() || view.phase() == Phase.OVER;
            if (!player.family().isEmpty()) {
                Printed.FamilyTile family = catalog.families[phrases.index(player.family())];
                List<String> lines = new ArrayList<>();
                lines.add(phrases.effect(family.effect()));
                items.add(
                        new Scene.Card(
                                say(
                                        "family-of",
                                        Words.raw(family.name(in)),
                                        Words.raw(family.home(in))),
                                "family",
                                lines,
                                false,
                                family.mark(),
                                offers.where(move -> at(move, seat))));
                items.add(
                        new Scene.Counter(
                                say("home-gold", Words.raw(family.home(in))),
                                "gold",
                                player.home(),
                                List.of()));
            }
            if (shown) {
                items.add(new Scene.Counter(say("gold-owned"), "gold", player.gold(), List.of()));
                items.add(
                        new Scene.Counter(
                                say("influence-owned"),
                                "influence",
                                player.influence(),
                                List.of()));
            }
            if (player.left())
                items.add(
                        new Scene.Card(say("left-table"), "pass", List.of(), false, "", List.of()));
            if (view.trade())
                items.add(new Scene.Counter(say("offers-made"), "trade", player.made(), List.of()));
            items.add(
                    new Scene.Counter(say("laurels-owned"), "laurel", player.laurels(), List.of()));
            if (shown)
                items.add(
                        new Scene.Counter(say("points-now"), "points", player.points(), List.of()));
            if (own && player.family().isEmpty())
                for (Move.Choose choice : Move.FAMILIES)
                    if (!offers.of(choice).isEmpty()) items.add(family(choice));
            return items;
        }

        private Scene.Card family(Move.Choose choice) {
            Printed.FamilyTile family = catalog.families[choice.family().ordinal()];
            return new Scene.Card(
                    say("family-of", Words.raw(family.name(in)), Words.raw(family.home(in))),
                    "family",
                    List.of(phrases.effect(family.effect())),
                    false,
                    family.mark(),
                    offers.of(choice));
        }

        private static boolean at(Move move, int seat) {
            return switch (move) {
                case Move.ShutOut(int other) -> other == seat;
                case Move.Steal(int other) -> other == seat;
                case Move.Expose(int other) -> other == seat;
                case Move.Bar(int other) -> other == seat;
                default -> false;
            };
        }

        private List<Scene.Item> owned(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            for (String id : player.tiles()) {
                Tile tile = catalog.tile(id);
                items.add(
                        tile(
                                tile,
                                view.turned().contains(id),
                                seat == view.you()
                                        ? offers.of(Move.USES[tile.index()])
                                        : List.of()));
            }
            for (String id : player.events()) items.add(event(catalog.event(id), false, List.of()));
            if (view.pope() == seat) items.add(pope(List.of()));
            return items;
        }

        private List<Scene.Item> hand(int seat, View.Player player) {
            List<Scene.Item> items = new ArrayList<>();
            List<Treachery> known =
                    seat == view.you() ? player.hand() : view.known().hands().get(seat);
            for (Treachery kind : known) items.add(treachery(kind, plays(seat, kind)));
            for (int i = known.size(); i < player.inHand(); i++)
                items.add(
                        new Scene.Card(
                                say("hidden-tile"), "treachery", List.of(), true, "", List.of()));
            return items;
        }

        /** The moves that play or drop a tile of a hand. */
        private List<Integer> plays(int seat, Treachery kind) {
            boolean dropping = seat == (view.phase() == Phase.EXPOSE ? view.looking() : view.you());
            return offers.where(
                    move ->
                            switch (move) {
                                case Move.Drop(Treachery dropped) -> dropping && dropped == kind;
                                case Move.Veto _ -> seat == view.you() && kind == Treachery.VETO;
                                case Move.ShutOut _ ->
                                        seat == view.you() && kind == Treachery.SHUT_OUT;
                                case Move.Bribe _ -> seat == view.you() && kind == Treachery.BRIBE;
                                case Move.Steal _ -> seat == view.you() && kind == Treachery.STEAL;
                                case Move.SecretWar _ ->
                                        seat == view.you() && kind == Treachery.SECRET_WAR;
                                case Move.Counter _ ->
                                        seat == view.you() && kind == Treachery.COUNTER;
                                default -> false;
                            });
        }
    }
}
