package signoria.games.masters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The cards against the component list and the shape of the printed ones, transcribed again. */
class CatalogTest {
    /** The resource that a colour's plain costs are of, in the order of the colours. */
    private static final Resource[] OWN = {
        Resource.SHIELD, Resource.COIN, Resource.STONE, Resource.SERVANT
    };

    /** By points: how many of its own resource a card costs, and of others. */
    private static final int[] OWN_COST = {2, 1, 3, 2, 4, 3, 5, 3, 6, 5, 7, 4};

    private static final int[] OTHER_COST = {0, 2, 0, 2, 0, 2, 0, 3, 0, 2, 0, 4};

    /** By points: how many goods a card's power costs and gives, and its faith. */
    private static final int[] INPUT = {1, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 1};

    private static final int[] OUTPUT = {0, 1, 3, 2, 0, 3, 2, 2, 3, 4, 1, 4};
    private static final int[] FAITH = {1, 0, 0, 1, 2, 0, 2, 1, 2, 1, 3, 0};

    private final Catalog catalog = new Catalog(Tables.printed());

    @Test
    void thereAreFourCardsOfEachColourAndLevel() {
        assertThat(catalog.cards).hasSize(48);
        for (long pile : catalog.ofPile) assertThat(Long.bitCount(pile)).isEqualTo(4);
    }

    @Test
    void eachColourHasOneCardForEveryNumberOfPoints() {
        for (long colour : catalog.ofColour) {
            int points = 0;
            for (Card card : catalog.cards)
                if ((colour >>> card.index() & 1) != 0) points |= 1 << card.points();
            assertThat(points).isEqualTo(0b1_1111_1111_1110);
        }
    }

    @Test
    void costsAndPowersHaveTheShapeOfTheirPoints() {
        for (Card card : catalog.cards) {
            int row = card.points() - 1;
            int own = Goods.count(card.cost(), OWN[card.colour().ordinal()].ordinal());
            assertThat(card.level()).as(card.id()).isEqualTo(row / 4 + 1);
            assertThat(own).as(card.id()).isEqualTo(OWN_COST[row]);
            assertThat(Goods.sum(card.cost()) - own).as(card.id()).isEqualTo(OTHER_COST[row]);
            assertThat(Goods.sum(card.power().in())).as(card.id()).isEqualTo(INPUT[row]);
            assertThat(Goods.sum(card.power().out())).as(card.id()).isEqualTo(OUTPUT[row]);
            assertThat(card.power().faith()).as(card.id()).isEqualTo(FAITH[row]);
            assertThat(card.mark()).isEqualTo("printed");
        }
    }

    @Test
    void thereAreFourLeadersOfEachAbilityWorthTwoThreeFiveAndFour() {
        assertThat(catalog.leaders).hasSize(16);
        assertThat(points(catalog.discounts)).isEqualTo(4 * 2);
        assertThat(points(catalog.depots)).isEqualTo(4 * 3);
        assertThat(points(catalog.whites)).isEqualTo(4 * 5);
        assertThat(points(catalog.productions)).isEqualTo(4 * 4);
    }

    private int points(long leaders) {
        int points = 0;
        for (Leader leader : catalog.leaders)
            if ((leaders >>> leader.index() & 1) != 0) points += leader.points();
        return points;
    }

    @Test
    void anOwnerMayAddALeader(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green 1 blue L3\tdiscount 2 coin\tpublic");
        Catalog with = new Catalog(Tables.over(folder));
        assertThat(with.leaders).hasSize(17);
        assertThat(with.leaders[16].level()).isEqualTo(3);
        assertThat(with.discount[16]).isEqualTo(Goods.of(0, 2));
    }

    @Test
    void aBadRowSaysWhereAndWhatWasExpected(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green\tdiscount two coins\tpublic");
        assertThatThrownBy(() -> new Catalog(Tables.over(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("leaders.tsv:2: ability: expected");
        leaders(folder, "L17\tmany\t1 green\tdiscount 1 coin\tpublic");
        assertThatThrownBy(() -> new Catalog(Tables.over(folder)))
                .hasMessageContaining("leaders.tsv:2: points: expected a number");
        leaders(folder, "L17\t6\t1 green");
        assertThatThrownBy(() -> new Catalog(Tables.over(folder)))
                .hasMessageContaining("leaders.tsv:2: expected 5 columns, found 3");
    }

    private static void leaders(Path folder, String row) throws IOException {
        Files.writeString(
                folder.resolve("leaders.tsv"),
                "id\tpoints\trequires\tability\tmark\n" + row + "\n");
    }
}
