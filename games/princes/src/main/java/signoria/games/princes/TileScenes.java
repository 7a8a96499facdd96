package signoria.games.princes;

import signoria.games.princes.Printed.EventTile;
import signoria.games.princes.Printed.Tile;
import signoria.kernel.Scene;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** Tiles as cards, and where they are offered: city tiles, events, the Pope, troops, treachery. */
final class TileScenes {
    /** Of the kinds of treachery. */
    static final String[] ICONS = {
        "veto", "shut-out", "bribed-troops", "stolen-influence", "secret-war", "counter-plot"
    };

    private final Painting p;

    TileScenes(Painting p) {
        this.p = p;
    }

    void add(List<Scene.Zone> zones) {
        for (City city : City.ALL) zones.add(tilesOf(city));
        zones.add(events());
        zones.add(troops());
        zones.add(treachery());
        if (!p.view.discards().isEmpty()) zones.add(tiles("discards", p.view.discards()));
        if (!p.view.known().stack().isEmpty())
            zones.add(tiles("known-stack", p.view.known().stack()));
    }

    private Scene.Zone tilesOf(City city) {
        List<Scene.Item> items = new ArrayList<>();
        for (String id : p.view.unsold()) {
            Tile tile = p.catalog.tile(id);
            if (tile.city() == city)
                items.add(tile(tile, false, p.offers.of(Move.AUCTIONS[tile.index()])));
        }
        return Scene.Zone.shared(
                "tiles-" + Text.lower(city),
                p.say("zone-tiles", p.phrases.city(city.ordinal())),
                2,
                items);
    }

    private Scene.Zone events() {
        List<Scene.Item> items = new ArrayList<>();
        for (String id : p.view.open())
            items.add(
                    event(
                            p.catalog.event(id),
                            true,
                            p.offers.of(Move.AUCTIONS[Lot.EVENTS + p.catalog.event(id).index()])));
        if (p.view.pope() < 0) items.add(pope(p.offers.of(Move.AUCTIONS[Lot.POPE])));
        return Scene.Zone.shared("events", p.say("zone-events"), items);
    }

    private Scene.Zone troops() {
        List<Scene.Item> items = new ArrayList<>();
        for (Troop troop : Troop.ALL)
            items.add(
                    troop(
                            troop,
                            p.view.supply().get(troop.ordinal()),
                            p.offers.of(Move.BUYS[troop.ordinal()])));
        return Scene.Zone.shared("troops", p.say("zone-troops"), Troop.COUNT, items);
    }

    private Scene.Zone treachery() {
        List<Scene.Item> items = new ArrayList<>();
        items.add(
                new Scene.Counter(
                        p.say("stack"),
                        "treachery",
                        p.view.stack(),
                        p.offers.where(move -> move instanceof Move.BuyTreachery)));
        for (Treachery kind : p.view.drawn())
            items.add(treachery(kind, p.offers.of(Move.KEEPS[kind.ordinal()])));
        if (p.view.drawn().isEmpty() && p.view.drawnCount() > 0)
            items.add(
                    new Scene.Counter(
                            p.say("drawn-unseen", p.phrases.who(p.view.turn())),
                            "treachery",
                            p.view.drawnCount()));
        return Scene.Zone.shared("treachery", p.say("zone-treachery"), items);
    }

    /** Treachery tiles that lie open, or are known to lie somewhere. */
    private Scene.Zone tiles(String id, List<Treachery> kinds) {
        List<Scene.Item> items = new ArrayList<>();
        for (Treachery kind : kinds) items.add(treachery(kind, List.of()));
        return Scene.Zone.shared(id, p.say("zone-" + id), items);
    }

    Scene.Card tile(Tile tile, boolean turned, List<Integer> moves) {
        List<String> lines = new ArrayList<>();
        int status = p.view.cities().get(tile.city().ordinal()).status();
        boolean forSale = p.view.unsold().contains(tile.id());
        lines.add(
                forSale
                        ? p.say("opening-from", 2 * status, "gold")
                        : p.phrases.city(tile.city().ordinal()).text());
        lines.addAll(printed(tile));
        if (turned) lines.add(p.say("turned"));
        String icon = turned ? "ability-used" : tile.merchant() ? "merchant" : "city-tile";
        return new Scene.Card(tile.name(p.in), icon, lines, tile.mark(), moves);
    }

    /** What a city tile brings and can do. */
    List<String> printed(Tile tile) {
        List<String> lines = new ArrayList<>();
        lines.add(p.say("income", p.telling.goods(tile.gold(), tile.influence(), p.in)));
        if (tile.merchant()) lines.add(p.say("merchant"));
        if (!(tile.effect() instanceof Effect.None)) lines.add(p.phrases.effect(tile.effect()));
        return lines;
    }

    Scene.Card event(EventTile event, boolean forSale, List<Integer> moves) {
        List<String> lines = new ArrayList<>();
        if (forSale) lines.add(p.say("any-bid", Auctions.noun(event.good())));
        if (event.points() > 0) lines.add(p.say("sold-points", event.points()));
        if (event.status() > 0) lines.add(p.say("raises", event.status()));
        if (event.status() < 0) lines.add(p.say("lowers", -event.status()));
        if (event.gold() > 0) lines.add(p.say("income", p.telling.goods(event.gold(), 0, p.in)));
        return new Scene.Card(
                event.name(p.in), Text.lower(event.kind()), lines, event.mark(), moves);
    }

    Scene.Card pope(List<Integer> moves) {
        List<String> lines = new ArrayList<>();
        if (p.view.pope() < 0) lines.add(p.say("any-bid", "influence"));
        lines.add(p.say("pope-income", p.catalog.popeGold, p.catalog.popePoints));
        lines.add(p.say("pope-support"));
        if (p.view.turned().contains("pope")) lines.add(p.say("turned"));
        return new Scene.Card(p.say("lot-pope"), "pope", lines, "designed", moves);
    }

    /** A troop, and how many of its type are left, if not negative. */
    Scene.Card troop(Troop troop, int left, List<Integer> moves) {
        Printed.TroopTile tile = p.catalog.troops[troop.ordinal()];
        List<String> lines = new ArrayList<>();
        lines.add(p.say("values", tile.attack(), tile.defence()));
        lines.add(p.say("price", tile.price()));
        if (tile.gold() + tile.influence() > 0)
            lines.add(p.say("brings", p.telling.goods(tile.gold(), tile.influence(), p.in)));
        if (left >= 0) lines.add(p.say("left-over", left));
        return new Scene.Card(tile.name(p.in), tile.id(), lines, tile.mark(), moves);
    }

    Scene.Card treachery(Treachery kind, List<Integer> moves) {
        String does =
                kind == Treachery.STEAL
                        ? p.say("treachery-steal", p.catalog.stolen)
                        : p.say("treachery-" + Text.lower(kind));
        return new Scene.Card(
                p.telling.kind(kind, p.in).text(),
                ICONS[kind.ordinal()],
                List.of(does),
                p.catalog.treachery[kind.ordinal()].mark(),
                moves);
    }
}
