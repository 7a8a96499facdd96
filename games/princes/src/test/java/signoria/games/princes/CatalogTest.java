package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Folder;
import signoria.kernel.Tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** The tiles against the component list, and their figures transcribed again. */
class CatalogTest {
    private final Catalog catalog = new Catalog(Tables.printed());

    @Test
    void eachOfTheFiveCitiesHasSixTiles() {
        assertThat(catalog.tiles).hasSize(30);
        for (int tiles : catalog.ofCity) assertThat(Integer.bitCount(tiles)).isEqualTo(6);
    }

    @Test
    void theCitiesStartWhereTheRulebookPutsThem() {
        assertThat(Arrays.stream(catalog.cities).map(Printed.CityTile::status))
                .containsExactly(7, 6, 6, 5, 5);
        assertThat(catalog.cities).allMatch(city -> city.mark().equals("printed"));
    }

    @Test
    void thereAreTwentyFourTroopsAtPricesFromOneToSix() {
        assertThat(Arrays.stream(catalog.troops).mapToInt(Printed.TroopTile::copies).sum())
                .isEqualTo(24);
        assertThat(Arrays.stream(catalog.troops).map(Printed.TroopTile::price))
                .containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(Arrays.stream(catalog.troops).mapToInt(Printed.TroopTile::attack).sum())
                .isEqualTo(8);
        assertThat(Arrays.stream(catalog.troops).mapToInt(Printed.TroopTile::defence).sum())
                .isEqualTo(7);
    }

    @Test
    void thereAreTwentyThreeTreacheryTiles() {
        assertThat(Bag.size(catalog.allTreachery)).isEqualTo(23);
        assertThat(Arrays.stream(catalog.treachery).map(Printed.TreacheryTile::copies))
                .containsExactly(4, 5, 5, 4, 3, 2);
    }

    @Test
    void thereAreFourEventsADecadeAndEveryKindTheRulebookNames() {
        assertThat(catalog.events).hasSize(12);
        for (int decade = 1; decade <= 3; decade++)
            assertThat(Integer.bitCount(catalog.ofDecade[decade])).isEqualTo(4);
        assertThat(Arrays.stream(catalog.events).mapToInt(Printed.EventTile::points).sum())
                .isEqualTo(2 + 2 + 3 + 3 + 4 + 1 + 1);
        assertThat(Arrays.stream(catalog.events).filter(Printed.EventTile::placed)).hasSize(4);
        assertThat(Integer.bitCount(catalog.merchantEvents)).isEqualTo(2);
        assertThat(catalog.event("france").status()).isEqualTo(-2);
        assertThat(Integer.bitCount(catalog.artists)).isEqualTo(9);
    }

    @Test
    void fiveKindsOfAbilitiesFillTheSixFamilies() {
        Map<String, Integer> kinds = new TreeMap<>();
        for (Printed.FamilyTile family : catalog.families)
            kinds.merge(family.effect().getClass().getSimpleName(), 1, Integer::sum);
        assertThat(kinds)
                .isEqualTo(
                        Map.of(
                                "ArtistDiscount", 2,
                                "CondottiereDiscount", 1,
                                "Drill", 1,
                                "HandLimit", 1,
                                "PriceCut", 1));
    }

    @Test
    void theSingleFiguresAreThoseOfTheRules() {
        assertThat(new int[] {catalog.gold, catalog.influence}).containsExactly(40, 12);
        assertThat(new int[] {catalog.lowest, catalog.highest}).containsExactly(3, 10);
        assertThat(catalog.wars).containsExactly(0, 0, 0, 4, 4, 5, 5);
        assertThat(catalog.rank).containsExactly(10, 7, 5, 3, 2);
        assertThat(new int[] {catalog.mostGold, catalog.secondGold, catalog.mostInfluence})
                .containsExactly(6, 3, 4);
        assertThat(new int[] {catalog.unledAttack, catalog.unledDefence}).containsExactly(3, 3);
        assertThat(new int[] {catalog.mostTiles, catalog.mostCities}).containsExactly(6, 3);
        assertThat(new int[] {catalog.hand, catalog.treacheryGold, catalog.treacheryInfluence})
                .containsExactly(2, 1, 1);
    }

    @Test
    void fiveVenetiansAndTwoOthersAreMerchants() {
        assertThat(Integer.bitCount(catalog.merchants)).isEqualTo(7);
        assertThat(Integer.bitCount(catalog.merchants & catalog.ofCity[City.VENICE.ordinal()]))
                .isEqualTo(5);
    }

    @Test
    void whatWeDesignedSaysSo() {
        assertThat(catalog.designed())
                .contains("30 of 30 city tiles", "12 of 12 events", "5 of 6 kinds of treachery");
    }

    /** The rulebook has kinds of events, but no tile's name, good or decade. */
    @Test
    void aNameAGoodOrADecadeOfOursIsMarkedLikeAFigure() {
        assertThat(catalog.events).allMatch(event -> event.mark().equals("designed"));
        assertThat(catalog.treachery[Treachery.VETO.ordinal()].mark()).isEqualTo("printed");
        assertThat(catalog.treachery[Treachery.BRIBE.ordinal()].mark()).isEqualTo("designed");
    }

    @Test
    void anOwnerMayLayHisOwnTilesOverOurs(@TempDir Path folder) throws IOException {
        tiles(folder, "doge\tThe Doge\tIl Doge\tvenice\t4\t2\tno\tstrength 1 1\tpublic");
        Printed.Tile doge = new Catalog(Folder.tables(folder)).tile("doge");
        assertThat(doge.gold()).isEqualTo(4);
        assertThat(doge.effect()).isEqualTo(new Effect.Strength(1, 1));
    }

    @Test
    void aBadRowSaysWhereAndWhatWasExpected(@TempDir Path folder) throws IOException {
        refused(folder, "doge\tA\tB\tvenice\tmany\t2\tno\t-\tpublic", "gold: expected a number");
        refused(folder, "doge\tA\tB\tgenoa\t1\t2\tno\t-\tpublic", "city: expected one of");
        refused(folder, "doge\tA\tB\tvenice\t1\t2\tmaybe\t-\tpublic", "merchant: expected yes");
        refused(folder, "doge\tA\tB\tvenice\t1\t2\tno\tfly 3\tpublic", "effect: expected");
        refused(folder, "doge\tA\tB\tvenice\t1\t2\tno\tdrill horses 1 1\tpublic", "type of troops");
        refused(folder, "doge\tA\tB\tvenice\t1\t2\tno\t-\tmine", "mark: expected printed");
        refused(folder, "doge\tA\tB\trome\t1\t2\tno\t-\tpublic", "six tiles of each city");
        refused(folder, "dux\tA\tB\tvenice\t1\t2\tno\t-\tpublic", "expected 30 city tiles");
    }

    private static void refused(Path folder, String row, String message) throws IOException {
        tiles(folder, row);
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("tiles.tsv")
                .hasMessageContaining(message);
    }

    private static void tiles(Path folder, String row) throws IOException {
        Files.writeString(
                folder.resolve("tiles.tsv"),
                "id\tname\tnome\tcity\tgold\tinfluence\tmerchant\teffect\tmark\n" + row + "\n");
    }
}
