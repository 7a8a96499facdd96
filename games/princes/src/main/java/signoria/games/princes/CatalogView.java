package signoria.games.princes;

import signoria.kernel.Written;

import java.util.List;

/** What is printed on tiles and board, for those who draw it. */
@Written(CatalogView.class)
record CatalogView(
        List<Printed.CityTile> cities,
        List<Printed.Tile> tiles,
        List<Printed.EventTile> events,
        List<Printed.FamilyTile> families,
        List<Printed.TroopTile> troops,
        List<Printed.TreacheryTile> treachery,
        Figures figures) {
    /** Single figures of the rules. */
    record Figures(
            int lowestStatus,
            int highestStatus,
            int treacheryGold,
            int treacheryInfluence,
            int popeGold,
            int popePoints,
            int mostTiles,
            int mostCities) {}

    static CatalogView of(Catalog catalog) {
        return new CatalogView(
                List.of(catalog.cities),
                List.of(catalog.tiles),
                List.of(catalog.events),
                List.of(catalog.families),
                List.of(catalog.troops),
                List.of(catalog.treachery),
                new Figures(
                        catalog.lowest,
                        catalog.highest,
                        catalog.treacheryGold,
                        catalog.treacheryInfluence,
                        catalog.popeGold,
                        catalog.popePoints,
                        catalog.mostTiles,
                        catalog.mostCities));
    }
}
