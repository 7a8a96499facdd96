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
    private final Tales tales;

    Scenes(Catalog catalog, PrincesNotation notation, Words words) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
        tales = new Tales(catalog, words);
    }

    Scene scene(View view, List<Move> moves, Language in) {
        return new Painter(view, new Offers<>(moves), in).scene();
    }

    /** One view in one language. */
    private final class Painter {
        private final View view;
        private final Offers<Move> offers;
        private final Language in;

        Painter(View view, Offers<Move> offers, Language in) {
            this.view = view;
            this.offers = offers;
            this.in = in;
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
            int from = view.you() == Game.SPECTATOR ? 0 : view.you();
            for (int i = 0; i < view.seats(); i++) player((from + i) % view.seats(), zones);
            List<Scene.Choice> choices = new ArrayList<>();
            for (Move move : offers.moves())
                choices.add(
                        new Scene.Choice(
                                notation.write(move), label(move), say("group-" + group(move))));
            return new Scene(question(), zones, choices);
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }

        /** A player by family, or by number before the families are chosen. */
        private Words.Raw who(int seat) {
            String family = view.players().get(seat).family();
            return Words.raw(
                    family.isEmpty()
                            ? say("player", seat + 1)
                            : catalog.families[index(family)].name(in));
        }

        private int index(String family) {
            return Text.constant(Family.class, family, "family").ordinal();
        }

        private Words.Raw whoAll(List<Integer> seats) {
            List<String> all = new ArrayList<>();
            for (int seat : seats) all.add(who(seat).text());
            return Words.raw(String.join(", ", all));
        }

        private Words.Raw city(int city) {
            return tales.city(City.ALL[city], in);
        }

        private Words.Raw lot(String id) {
            return tales.lot(id, in);
        }

        private String good(int lot) {
            return Auctions.noun(Lot.good(catalog, lot));
        }

        private String question() {
            if (view.phase() == Phase.OVER) return say("asked-over");
            if (!view.asked().contains(view.you())) return say("asked-others");
            if (view.answered()) return say("asked-sealed");
            String asked = "asked-" + Text.lower(view.phase());
            View.AuctionView auction = view.auction();
            int lot = Lot.of(catalog, auction.lot());
            return switch (view.phase()) {
                case TURN -> say(view.passes() == view.seats() - 1 ? "asked-must-act" : asked);
                case EXPOSE -> say(asked, who(view.looking()));
                case DEFENDER -> say(asked, city(view.war().attacking()));
                case VETO -> say(asked, city(view.war().attacking()), city(view.war().defending()));
                case OPENING -> say(asked, lot(auction.lot()), auction.minimum(), good(lot));
                case BAR, PLACE -> say(asked, lot(auction.lot()));
                case BIDDING ->
                        auction.leader() < 0
                                ? say("asked-first-bid", lot(auction.lot()))
                                : say(
                                        asked,
                                        lot(auction.lot()),
                                        who(auction.leader()),
                                        auction.bid(),
                                        good(lot));
                case DISCOUNT -> say(asked, lot(auction.lot()), auction.bid(), good(lot));
                case REROLL -> say(asked, view.war().black(), view.war().white());
                case COUNTER -> say(asked, who(view.plot().last()), tales.kind(plotted(), in));
                case FAMILY, KEEP, DROP, ATTACKER, INVADE, BATTLE, OVER -> say(asked);
            };
        }

        /** The tile that could be countered now. */
        private Treachery plotted() {
            return view.plot().counters() > 0
                    ? Treachery.COUNTER
                    : Treachery.ALL[view.plot().kind()];
        }

        private Scene.Zone table() {
            List<Scene.Item> items = new ArrayList<>();
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
            lines.add(auction.leader() < 0 ? say("no-bid") : say("bid-now", who(auction.leader())));
            if (!auction.in().isEmpty()) lines.add(say("still-in", whoAll(auction.in())));
            List<Integer> others =
                    offers.where(
                            move ->
                                    move instanceof Move.ShutOut
                                            || move instanceof Move.Bar
                                            || move == Move.DECLINE);
            items.add(
                    new Scene.Card(lot(auction.lot()).text(), "auction", lines, false, "", others));
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
            return new Scene.Zone("war", say("zone-war"), Scene.NOBODY, 2, items);
        }

        private Scene.Card side(Side side, int city, int seat) {
            View.WarView war = view.war();
            List<String> lines = new ArrayList<>();
            boolean sought =
                    view.auction().lot().isEmpty()
                            && view.phase() != Phase.VETO
                            && view.phase() != Phase.DEFENDER;
            if (seat >= 0) lines.add(say("led-by", who(seat)));
            else if (sought) lines.add(say("unled"));
            if (side == Side.DEFENDER && war.counterattack()) lines.add(say("counterattack"));
            for (String tile : war.used())
                if (seat >= 0 && view.players().get(seat).tiles().contains(tile))
                    lines.add(say("used-here", lot(tile)));
            for (int target : war.bribed())
                if (target / Troop.COUNT == side.ordinal())
                    lines.add(say("bribed", tales.troop(Troop.ALL[target % Troop.COUNT], in)));
            if (war.lentTo() == side.ordinal())
                lines.add(say("helped", tales.troop(Troop.ALL[war.lent()], in)));
            List<Integer> moves = offers.where(move -> touches(move, side));
            String key = side == Side.ATTACKER ? "war-attack" : "war-defend";
            return new Scene.Card(
                    say(key, city(city)), Text.lower(City.ALL[city]), lines, false, "", moves);
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
            lines.add(say("plot-by", who(plot.seat())));
            if (plot.target() >= 0) lines.add(say("plot-at", target(kind, plot.target())));
            if (plot.counters() > 0) lines.add(say("plot-countered", plot.counters()));
            List<Integer> moves = offers.where(move -> move == Move.COUNTER || move == Move.DONE);
            Scene.Card card =
                    new Scene.Card(
                            tales.kind(kind, in).text(),
                            TREACHERY_ICONS[kind.ordinal()],
                            lines,
                            false,
                            catalog.treachery[kind.ordinal()].mark(),
                            moves);
            return new Scene.Zone("plot", say("zone-plot"), Scene.NOBODY, 0, List.of(card));
        }

        private Words.Raw target(Treachery kind, int target) {
            return kind == Treachery.BRIBE
                    ? tales.troop(Troop.ALL[target % Troop.COUNT], in)
                    : who(target);
        }

        private Scene.Zone openOffers() {
            List<Scene.Item> items = new ArrayList<>();
            for (View.OfferView offer : view.offers()) {
                List<String> lines =
                        List.of(
                                say(
                                        "offer-gets",
                                        tales.goods(offer.giveGold(), offer.giveInfluence(), in)),
                                say(
                                        "offer-for",
                                        tales.goods(offer.takeGold(), offer.takeInfluence(), in)));
                items.add(
                        new Scene.Card(
                                say("offer-from", who(offer.from()), who(offer.to())),
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
                                say("status-of", city(city)),
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
                    say("zone-tiles", city(city.ordinal())),
                    Scene.NOBODY,
                    2,
                    items);
        }

        private Scene.Card tile(Tile tile, boolean turned, List<Integer> moves) {
            List<String> lines = new ArrayList<>();
            lines.add(city(tile.city().ordinal()).text());
            lines.add(say("income", tales.goods(tile.gold(), tile.influence(), in)));
            if (tile.merchant()) lines.add(say("merchant"));
            if (!(tile.effect() instanceof Effect.None)) lines.add(effect(tile.effect()));
            if (turned) lines.add(say("turned"));
            String icon = turned ? "ability-used" : tile.merchant() ? "merchant" : "city-tile";
            return new Scene.Card(tile.name(in), icon, lines, false, tile.mark(), moves);
        }

        private String effect(Effect effect) {
            return switch (effect) {
                case Effect.None _ -> say("effect-none");
                case Effect.ArtistDiscount(int gold) -> say("effect-artist-discount", gold);
                case Effect.CondottiereDiscount(int influence) ->
                        say("effect-condottiere-discount", influence);
                case Effect.PopeDiscount(int influence) -> say("effect-pope-discount", influence);
                case Effect.PriceCut(Troop troop, int gold) ->
                        say("effect-price", tales.troop(troop, in), gold);
                case Effect.HandLimit(int more) -> say("effect-hand", more);
                case Effect.Drill(Troop troop, int attack, int defence) ->
                        say("effect-drill", tales.troop(troop, in), attack, defence);
                case Effect.Strength(int attack, int defence) ->
                        say("effect-strength", attack, defence);
                case Effect.Reroll _ -> say("effect-reroll");
                case Effect.Veto _ -> say("effect-veto");
                case Effect.Draw(int tiles) -> say("effect-draw", tiles);
                case Effect.Bar _ -> say("effect-bar");
                case Effect.Expose _ -> say("effect-expose");
                case Effect.Pay(int gold) -> say("effect-pay", gold);
                case Effect.MerchantGold(int most) -> say("effect-merchant-gold", most);
            };
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
            if (event.gold() > 0) lines.add(say("income", tales.goods(event.gold(), 0, in)));
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
                lines.add(say("brings", tales.goods(tile.gold(), tile.influence(), in)));
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
            for (Treachery kind : view.discards()) items.add(treachery(kind, List.of()));
            return new Scene.Zone("treachery", say("zone-treachery"), Scene.NOBODY, 0, items);
        }

        private Scene.Card treachery(Treachery kind, List<Integer> moves) {
            String does =
                    kind == Treachery.STEAL
                            ? say("treachery-steal", catalog.stolen)
                            : say("treachery-" + Text.lower(kind));
            return new Scene.Card(
                    tales.kind(kind, in).text(),
                    TREACHERY_ICONS[kind.ordinal()],
                    List.of(does),
                    false,
                    catalog.treachery[kind.ordinal()].mark(),
                    moves);
        }

        private void player(int seat, List<Scene.Zone> zones) {
            View.Player player = view.players().get(seat);
            boolean own = seat == view.you();
            Words.Raw who = who(seat);
            zones.add(
                    new Scene.Zone(
                            "player-" + (seat + 1),
                            say(own ? "zone-player-you" : "zone-player", who),
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
                Printed.FamilyTile family = catalog.families[index(player.family())];
                List<String> lines = new ArrayList<>();
                lines.add(effect(family.effect()));
                if (player.left()) lines.add(say("left-table"));
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
                    List.of(effect(family.effect())),
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

        private static String group(Move move) {
            return switch (move) {
                case Move.Choose _ -> "family";
                case Move.Pass _, Move.Abandon _ -> "turn";
                case Move.Buy _, Move.GiveBack _ -> "troops";
                case Move.BuyTreachery _, Move.Keep _, Move.Drop _, Move.Steal _, Move.Expose _ ->
                        "treachery";
                case Move.Auction(int lot) -> Lot.isTile(lot) ? "city" : "events";
                case Move.Bid _, Move.ShutOut _, Move.Bar _ -> "auction";
                case Move.War _,
                        Move.SecretWar _,
                        Move.Attacker _,
                        Move.Defender _,
                        Move.Bribe _,
                        Move.Lend _,
                        Move.Reroll _ ->
                        "war";
                case Move.Veto _,
                        Move.Use _,
                        Move.Counter _,
                        Move.Done _,
                        Move.Decline _,
                        Move.Place _,
                        Move.Invade _ ->
                        "answer";
                case Move.Offer _, Move.Accept _, Move.Reject _, Move.Withdraw _ -> "trade";
            };
        }

        private String label(Move move) {
            return switch (move) {
                case Move.Choose(Family family) ->
                        say(
                                "move-family",
                                Tales.print(catalog.families[family.ordinal()], in),
                                Words.raw(catalog.families[family.ordinal()].home(in)));
                case Move.Pass _ -> say("move-pass");
                case Move.Buy(Troop troop) -> say("move-buy", tales.troop(troop, in), price(troop));
                case Move.GiveBack(Troop troop) -> say("move-give-back", tales.troop(troop, in));
                case Move.BuyTreachery(boolean choosing) ->
                        say(choosing ? "move-choose-treachery" : "move-treachery");
                case Move.Keep(Treachery kind) -> say("move-keep", tales.kind(kind, in));
                case Move.Drop(Treachery kind) -> say("move-drop", tales.kind(kind, in));
                case Move.Auction(int lot) -> say("move-auction", lot(Lot.id(catalog, lot)));
                case Move.Bid(int amount) ->
                        say("move-bid", amount, good(Lot.of(catalog, view.auction().lot())));
                case Move.ShutOut(int seat) -> say("move-shut-out", who(seat));
                case Move.Steal(int seat) -> say("move-steal", who(seat));
                case Move.Expose(int seat) -> say("move-expose", who(seat));
                case Move.Bar(int seat) -> say("move-bar", who(seat));
                case Move.War _ -> say("move-war");
                case Move.SecretWar _ -> say("move-secret-war");
                case Move.Attacker(City city) -> say("move-attacker", city(city.ordinal()));
                case Move.Defender(City city) -> say("move-defender", city(city.ordinal()));
                case Move.Veto _ -> say("move-veto");
                case Move.Use(int tile) -> say("move-use", Tales.print(catalog.tiles[tile], in));
                case Move.Bribe(Side side, Troop troop) ->
                        say("move-bribe-" + Text.lower(side), tales.troop(troop, in));
                case Move.Lend(Side side, Troop troop) ->
                        say("move-lend-" + Text.lower(side), tales.troop(troop, in));
                case Move.Reroll(Side die) -> say("move-reroll-" + Text.lower(die));
                case Move.Counter _ -> say("move-counter");
                case Move.Done _ -> say("move-done");
                case Move.Place(City city) -> say("move-place", city(city.ordinal()));
                case Move.Invade(City city) -> say("move-invade", city(city.ordinal()));
                case Move.Decline _ -> say("move-decline");
                case Move.Offer o ->
                        say(
                                "move-offer",
                                who(o.to()),
                                tales.goods(o.giveGold(), o.giveInfluence(), in),
                                tales.goods(o.takeGold(), o.takeInfluence(), in));
                case Move.Accept(int slot) -> offer("move-accept", slot, true);
                case Move.Reject(int slot) -> offer("move-reject", slot, true);
                case Move.Withdraw(int number) ->
                        offer("move-withdraw", view.you() * State.MOST_OFFERS + number, false);
                case Move.Abandon _ -> say("move-abandon");
            };
        }

        /** What the troop costs you. */
        private int price(Troop troop) {
            int family = index(view.players().get(view.you()).family());
            return Effects.price(catalog, family, troop.ordinal());
        }

        private String offer(String key, int slot, boolean received) {
            for (View.OfferView o : view.offers())
                if (o.slot() == slot)
                    return say(
                            key,
                            who(received ? o.from() : o.to()),
                            tales.goods(o.giveGold(), o.giveInfluence(), in),
                            tales.goods(o.takeGold(), o.takeInfluence(), in));
            throw new IllegalStateException("no offer " + slot);
        }
    }
}
