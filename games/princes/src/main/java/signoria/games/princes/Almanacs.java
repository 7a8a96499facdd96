package signoria.games.princes;

import signoria.games.princes.Printed.CityTile;
import signoria.games.princes.Printed.EventTile;
import signoria.games.princes.Printed.FamilyTile;
import signoria.games.princes.Printed.Tile;
import signoria.kernel.Almanac;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Families, cities, tiles, events, troops and treachery in words. */
final class Almanacs {
    private final Painting p;
    private final TileScenes tiles;

    Almanacs(Princes game, Catalog catalog, PrincesNotation notation, Words words, Language in) {
        View empty = Viewing.view(notation.blank(Setup.smallest(game)), Game.SPECTATOR);
        Phrases phrases = new Phrases(catalog, words, new Telling(catalog, words), empty, in);
        Choices asked = new Choices(catalog, notation, empty, phrases, in);
        p = new Painting(catalog, phrases, asked, empty, new Offers<>(List.of()), in);
        tiles = new TileScenes(p);
    }

    Almanac all() {
        List<Almanac.Kind> kinds = new ArrayList<>();
        kinds.add(kind("families", "princes/setup.1", families()));
        kinds.add(kind("cities", "princes/city.1", cities()));
        kinds.add(kind("tiles", "princes/city.5", tiles()));
        kinds.add(kind("events", "princes/event.1", events()));
        kinds.add(kind("troops", "princes/troop.1", troops()));
        kinds.add(kind("treachery", "princes/treachery.1", treachery()));
        return new Almanac(kinds);
    }

    private List<Almanac.Entry> families() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (FamilyTile family : p.catalog.families)
            entries.add(Almanac.Entry.of(family.id(), PlayerScenes.family(p, family, List.of())));
        return entries;
    }

    private List<Almanac.Entry> cities() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (CityTile city : p.catalog.cities)
            entries.add(
                    new Almanac.Entry(
                            city.id(),
                            city.name(p.in),
                            "city",
                            List.of(p.say("almanac-status", city.status(), 2 * city.status())),
                            city.mark()));
        return entries;
    }

    private List<Almanac.Entry> tiles() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Tile tile : p.catalog.tiles) {
            List<String> lines = new ArrayList<>();
            lines.add(p.phrases.city(tile.city().ordinal()).text());
            lines.addAll(tiles.printed(tile));
            String icon = tile.merchant() ? "merchant" : "city-tile";
            entries.add(
                    new Almanac.Entry(tile.id(), tile.name(p.in), icon, lines, tile.mark())
                            .by(p.say("facet-city"), lines.getFirst()));
        }
        return entries;
    }

    private List<Almanac.Entry> events() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (EventTile event : p.catalog.events) {
            Scene.Card card = tiles.event(event, true, List.of());
            List<String> lines = new ArrayList<>();
            lines.add(p.say("almanac-decade", event.decade()));
            lines.addAll(card.lines());
            entries.add(
                    new Almanac.Entry(event.id(), card.label(), card.icon(), lines, card.mark())
                            .by(p.say("facet-decade"), "" + event.decade()));
        }
        entries.add(Almanac.Entry.of("pope", tiles.pope(List.of())));
        return entries;
    }

    private List<Almanac.Entry> troops() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Troop troop : Troop.ALL)
            entries.add(
                    Almanac.Entry.of(
                            p.catalog.troops[troop.ordinal()].id(),
                            tiles.troop(
                                    troop, p.catalog.troops[troop.ordinal()].copies(), List.of())));
        return entries;
    }

    private List<Almanac.Entry> treachery() {
        List<Almanac.Entry> entries = new ArrayList<>();
        for (Treachery kind : Treachery.values()) {
            Scene.Card card = tiles.treachery(kind, List.of());
            Printed.TreacheryTile printed = p.catalog.treachery[kind.ordinal()];
            List<String> lines = new ArrayList<>(card.lines());
            lines.add(p.say("left-over", printed.copies()));
            entries.add(
                    new Almanac.Entry(printed.id(), card.label(), card.icon(), lines, card.mark()));
        }
        return entries;
    }

    private Almanac.Kind kind(String key, String rule, List<Almanac.Entry> entries) {
        return new Almanac.Kind(key, p.say("almanac-" + key), rule, entries);
    }
}
