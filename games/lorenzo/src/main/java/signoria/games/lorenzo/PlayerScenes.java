package signoria.games.lorenzo;

import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What lies before each seat: stock, members, cards and leaders. */
final class PlayerScenes {
    private final Catalog catalog;
    private final Words words;
    private final Phrases phrases;
    private final Telling telling;
    private final View view;
    private final Offers<Move> offers;
    private final Language in;

    PlayerScenes(
            Catalog catalog,
            Words words,
            Phrases phrases,
            Telling telling,
            View view,
            Offers<Move> offers,
            Language in) {
        this.catalog = catalog;
        this.words = words;
        this.phrases = phrases;
        this.telling = telling;
        this.view = view;
        this.offers = offers;
        this.in = in;
    }

    private String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private Words.Raw raw(String text) {
        return Words.raw(text);
    }

    /** What lies before a seat. */
    void add(int seat, List<Scene.Zone> zones) {
        View.Player player = view.players().get(seat);
        boolean own = seat == view.you();
        zones.add(
                new Scene.Zone(
                        "stock-" + (seat + 1), say("zone-stock"), seat, stock(seat, player, own)));
        List<Scene.Item> cards = new ArrayList<>();
        for (int number : player.cards()) {
            Card card = catalog.card(number - 1);
            List<String> lines = phrases.lines(card, in);
            if (number - 1 == catalog.harvestSlotCard && view.tokenOnHarvest() > 0)
                lines.add(say("token-laid", raw(phrases.token(view.tokenOnHarvest() - 1, in))));
            if (number - 1 == catalog.marketSlotCard && view.tokenOnMarket() > 0)
                lines.add(say("token-laid", raw(phrases.token(view.tokenOnMarket() - 1, in))));
            cards.add(
                    new Scene.Card(
                            phrases.card(number - 1, in),
                            "card-" + Text.lower(card.type()),
                            lines,
                            card.mark(),
                            own ? offers.of(Move.PICKS[number - 1]) : List.of()));
        }
        zones.add(new Scene.Zone("cards-" + (seat + 1), say("zone-cards"), seat, 6, cards));
        if (view.phase() != Phase.OVER || !player.leaders().isEmpty())
            zones.add(
                    new Scene.Zone(
                            "leaders-" + (seat + 1),
                            say("zone-leaders"),
                            seat,
                            4,
                            leaders(seat, player)));
    }

    private List<Scene.Item> stock(int seat, View.Player player, boolean own) {
        List<Scene.Item> items = new ArrayList<>();
        View.Stock stock = player.stock();
        counter(items, Good.WOOD, stock.wood());
        counter(items, Good.STONE, stock.stone());
        counter(items, Good.COIN, stock.coins());
        counter(items, Good.SERVANT, stock.servants());
        counter(items, Good.MILITARY, stock.military());
        counter(items, Good.FAITH, stock.faith());
        counter(items, Good.VP, stock.points());
        items.add(new Scene.Counter(say("score-now"), "points", player.score()));
        List<String> members = new ArrayList<>();
        for (int member = 0; member < player.members().size(); member++) {
            String name = "member-" + LorenzoNotation.MEMBERS.get(member);
            members.add(
                    player.members().get(member) == Space.HOME
                            ? say("member-home", name, player.values().get(member))
                            : say(
                                    "member-away",
                                    name,
                                    raw(telling.space(player.members().get(member), in))));
        }
        items.add(
                new Scene.Card(
                        say("members"),
                        "member",
                        members,
                        own ? offers.where(move -> move instanceof Move.Member) : List.of()));
        items.add(
                new Scene.Card(
                        say("bonus-tile"),
                        "tile",
                        List.of(phrases.tile(player.tile(), in)),
                        catalog.tiles.get(player.tile()).mark(),
                        own ? offers.where(move -> move instanceof Move.Tile) : List.of()));
        if (!player.family().isEmpty()) items.add(familyCard(seat, player, own));
        if (stock.tokens() > 0) items.add(tokens(player, own));
        return items;
    }

    private void counter(List<Scene.Item> items, Good good, int count) {
        items.add(new Scene.Counter(say("stock-" + Text.lower(good)), Text.lower(good), count));
    }

    private Scene.Card familyCard(int seat, View.Player player, boolean own) {
        Catalog.Family family = catalog.family(player.family());
        List<String> lines = new ArrayList<>();
        lines.add(say("power-" + Text.lower(family.power())));
        if (player.store().get(0) + player.store().get(1) > 0)
            lines.add(
                    say(
                            "on-tile",
                            raw(
                                    phrases.goods(
                                            Goods.of(Good.WOOD, player.store().get(0))
                                                    + Goods.of(Good.STONE, player.store().get(1)),
                                            in))));
        for (int token : player.flipped())
            lines.add(say("flipped", raw(phrases.goods(catalog.visconti[token], in))));
        if (family.power() == Power.SET_REWARDS) lines.add(say("sets", player.sets()));
        if (family.power() == Power.FAITH_TILES)
            for (int tile = 0; tile < Catalog.FAITH_TILES; tile++)
                lines.add(
                        say(
                                player.faithTiles().contains(tile)
                                        ? "faith-tile-taken"
                                        : "faith-tile",
                                catalog.faithTileAt[tile],
                                raw(phrases.goods(catalog.faithTile[tile], in))));
        for (View.Slot slot : view.auction())
            if (slot.bidder() == seat) lines.add(say("bought-on", slot.row() + 1));
        return new Scene.Card(
                family.name(),
                "family",
                lines,
                family.mark(),
                own
                        ? offers.where(
                                move -> move instanceof Move.Trade || move instanceof Move.Flip)
                        : List.of());
    }

    private Scene.Card tokens(View.Player player, boolean own) {
        List<String> lines = new ArrayList<>();
        for (int kind = 0; kind < player.tokens().size(); kind++)
            if (player.tokens().get(kind) > 0)
                lines.add(
                        say("token-held", player.tokens().get(kind), raw(phrases.token(kind, in))));
        return new Scene.Card(
                say("tokens", player.stock().tokens()),
                "token",
                lines,
                !own,
                "designed",
                own ? offers.where(PlayerScenes::aboutTokens) : List.of());
    }

    private static boolean aboutTokens(Move move) {
        return move instanceof Move.Cash
                || move instanceof Move.Spend
                || move instanceof Move.Toss
                || move instanceof Move.Lay;
    }

    private List<Scene.Item> leaders(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        for (String id : player.leaders())
            items.add(
                    leaderCard(
                            id,
                            say(
                                    player.turned().contains(id)
                                            ? "leader-turned"
                                            : "leader-in-play")));
        if (!player.copy().isEmpty()) items.add(leaderCard(player.copy(), say("leader-copied")));
        for (String id : player.hand()) items.add(leaderCard(id, say("leader-in-hand")));
        for (String id : player.pack()) items.add(leaderCard(id, say("leader-in-pack")));
        if (seat == view.you()) return items;
        int known = 0;
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            if (view.knowledge().get(leader) == 1 << LeaderCards.HAND_OF + seat) {
                items.add(leaderCard(Leader.idOf(leader), say("leader-in-hand")));
                known++;
            }
        hidden(items, "leader-hidden", player.inHand() - known);
        hidden(items, "leader-hidden-pack", player.inPack());
        return items;
    }

    private void hidden(List<Scene.Item> items, String key, int count) {
        for (int i = 0; i < count; i++) items.add(Scene.Card.faceDown(say(key), "hidden-card"));
    }

    Scene.Card leaderCard(String id, String where) {
        int leader = Leader.numbered(id);
        Leader printed = catalog.leader[leader];
        List<String> lines = new ArrayList<>();
        lines.add(where);
        lines.addAll(phrases.lines(printed, in));
        int space = catalog.leaderSpace[leader];
        return new Scene.Card(
                printed.name(),
                "leader",
                lines,
                printed.mark(),
                offers.where(
                        move ->
                                about(move, leader)
                                        || move instanceof Move.Go(int at) && at == space));
    }

    private static boolean about(Move move, int leader) {
        return switch (move) {
            case Move.Keep(int each) -> each == leader;
            case Move.Play(int each) -> each == leader;
            case Move.Discard(int each) -> each == leader;
            case Move.Use(int each) -> each == leader;
            case Move.Copy(int each) -> each == leader;
            case Move.Drop(int each) -> each == leader;
            case Move _ -> false;
        };
    }
}
