package signoria.games.lorenzo;

import signoria.kernel.Written;

import java.util.List;
import java.util.stream.IntStream;

/** What is printed on cards, tiles and boards, for those who draw it. */
@Written(CatalogView.class)
record CatalogView(
        List<Card> cards,
        List<Leader> leaders,
        List<Catalog.Family> families,
        List<Catalog.Tile> tiles,
        List<Catalog.AuctionRow> auction,
        List<Catalog.Token> tokens,
        List<Catalog.Bonus> bonuses,
        Tracks tracks) {
    /** Rows of figures on the boards. */
    record Tracks(
            List<Integer> faithPoints,
            List<Integer> faithNeeded,
            List<Integer> slotMilitary,
            List<Integer> territoryPoints,
            List<Integer> characterPoints) {}

    static CatalogView of(Catalog catalog) {
        return new CatalogView(
                catalog.cards,
                catalog.leaders,
                catalog.families,
                catalog.tiles,
                catalog.auction,
                catalog.tokens,
                catalog.bonuses,
                new Tracks(
                        list(catalog.faithPoints),
                        list(catalog.faithNeeded),
                        list(catalog.slotMilitary),
                        list(catalog.territoryPoints),
                        list(catalog.characterPoints)));
    }

    private static List<Integer> list(int[] figures) {
        return IntStream.of(figures).boxed().toList();
    }
}
