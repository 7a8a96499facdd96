package signoria.games.princes;

import signoria.games.princes.Printed.Tile;
import signoria.kernel.Scene;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** What lies before a player: figures, tiles, troops, treachery. */
final class PlayerScenes {
    private final Painting p;
    private final TileScenes tiles;

    PlayerScenes(Painting p, TileScenes tiles) {
        this.p = p;
        this.tiles = tiles;
    }

    /** The zones of one player. */
    void add(int seat, List<Scene.Zone> zones) {
        View.Player player = p.view.players().get(seat);
        boolean own = seat == p.view.you();
        Words.Raw who = p.phrases.who(seat);
        zones.add(
                new Scene.Zone(
                        "player-" + (seat + 1),
                        p.say(
                                (own ? "zone-player-you" : "zone-player")
                                        + (player.family().isEmpty() ? "-alone" : ""),
                                who,
                                Words.raw(Who.mark(seat))),
                        seat,
                        figures(seat, player, own)));
        zones.add(
                new Scene.Zone(
                        "owned-" + (seat + 1),
                        p.say("zone-owned", who),
                        seat,
                        owned(seat, player)));
        List<Scene.Item> army = new ArrayList<>();
        for (Troop troop : player.troops())
            army.add(
                    tiles.troop(
                            troop, -1, own ? p.offers.where(move -> of(move, troop)) : List.of()));
        zones.add(new Scene.Zone("army-" + (seat + 1), p.say("zone-army", who), seat, army));
        zones.add(
                new Scene.Zone(
                        "hand-" + (seat + 1), p.say("zone-hand", who), seat, hand(seat, player)));
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
        boolean shown = own || !p.view.hiddenMoney() || p.view.phase() == Phase.OVER;
        if (!player.family().isEmpty()) {
            Printed.FamilyTile family = p.catalog.families[p.phrases.index(player.family())];
            List<String> lines = new ArrayList<>();
            lines.add(p.phrases.effect(family.effect()));
            items.add(
                    new Scene.Card(
                            p.say(
                                    "family-of",
                                    Words.raw(family.name(p.in)),
                                    Words.raw(family.home(p.in))),
                            "family",
                            lines,
                            family.mark(),
                            p.offers.where(move -> at(move, seat))));
            items.add(
                    new Scene.Counter(
                            p.say("home-gold", Words.raw(family.home(p.in))),
                            "gold",
                            player.home()));
        }
        if (shown) {
            items.add(new Scene.Counter(p.say("gold-owned"), "gold", player.gold()));
            items.add(new Scene.Counter(p.say("influence-owned"), "influence", player.influence()));
        }
        if (player.left()) items.add(new Scene.Card(p.say("left-table"), "pass"));
        if (p.view.trade())
            items.add(new Scene.Counter(p.say("offers-made"), "trade", player.made()));
        items.add(new Scene.Counter(p.say("laurels-owned"), "laurel", player.laurels()));
        items.add(new Scene.Counter(p.say("attack-now"), "attack", player.now().attack()));
        items.add(new Scene.Counter(p.say("defence-now"), "defence", player.now().defence()));
        if (shown) items.add(new Scene.Counter(p.say("points-now"), "points", player.points()));
        if (own && player.family().isEmpty())
            for (Move.Choose choice : Move.FAMILIES)
                if (!p.offers.of(choice).isEmpty()) items.add(family(choice));
        return items;
    }

    private Scene.Card family(Move.Choose choice) {
        return family(p, p.catalog.families[choice.family().ordinal()], p.offers.of(choice));
    }

    static Scene.Card family(Painting p, Printed.FamilyTile family, List<Integer> moves) {
        return new Scene.Card(
                p.say("family-of", Words.raw(family.name(p.in)), Words.raw(family.home(p.in))),
                "family",
                List.of(p.phrases.effect(family.effect())),
                family.mark(),
                moves);
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
            Tile tile = p.catalog.tile(id);
            items.add(
                    tiles.tile(
                            tile,
                            p.view.turned().contains(id),
                            seat == p.view.you()
                                    ? p.offers.of(Move.USES[tile.index()])
                                    : List.of()));
        }
        for (String id : player.events())
            items.add(tiles.event(p.catalog.event(id), false, List.of()));
        if (p.view.pope() == seat) items.add(tiles.pope(List.of()));
        return items;
    }

    private List<Scene.Item> hand(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        List<Treachery> known =
                seat == p.view.you() ? player.hand() : p.view.known().hands().get(seat);
        for (Treachery kind : known) items.add(tiles.treachery(kind, plays(seat, kind)));
        for (int i = known.size(); i < player.inHand(); i++)
            items.add(Scene.Card.faceDown(p.say("hidden-tile"), "treachery"));
        return items;
    }

    /** The moves that play or drop a tile of a hand. */
    private List<Integer> plays(int seat, Treachery kind) {
        boolean dropping =
                seat == (p.view.phase() == Phase.EXPOSE ? p.view.looking() : p.view.you());
        return p.offers.where(
                move ->
                        switch (move) {
                            case Move.Drop(Treachery dropped) -> dropping && dropped == kind;
                            case Move.Veto _ -> seat == p.view.you() && kind == Treachery.VETO;
                            case Move.ShutOut _ ->
                                    seat == p.view.you() && kind == Treachery.SHUT_OUT;
                            case Move.Bribe _ -> seat == p.view.you() && kind == Treachery.BRIBE;
                            case Move.Steal _ -> seat == p.view.you() && kind == Treachery.STEAL;
                            case Move.SecretWar _ ->
                                    seat == p.view.you() && kind == Treachery.SECRET_WAR;
                            case Move.Counter _ ->
                                    seat == p.view.you() && kind == Treachery.COUNTER;
                            default -> false;
                        });
    }
}
