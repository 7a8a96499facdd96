package signoria.games.masters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Folder;
import signoria.kernel.Scenario;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tables;
import signoria.kernel.laws.Effort;
import signoria.kernel.laws.Laws;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

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
        Catalog with = new Catalog(Folder.tables(folder));
        assertThat(with.leaders).hasSize(17);
        assertThat(with.leaders[16].level()).isEqualTo(3);
        assertThat(with.discount[16]).isEqualTo(Goods.of(0, 2));
    }

    @Test
    void aBadRowSaysWhereAndWhatWasExpected(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green\tdiscount two coins\tpublic");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("leaders.tsv:2: ability: expected");
        leaders(folder, "L17\tmany\t1 green\tdiscount 1 coin\tpublic");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .hasMessageContaining("leaders.tsv:2: points: expected a number");
        leaders(folder, "L17\t6\t1 green");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .hasMessageContaining("leaders.tsv:2: expected 5 columns, found 3");
    }

    @Test
    void aPowerMayAskForOneResourceOfChoice(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green\tproduction 1 any -> 1 coin\tdesigned");
        plays(
                folder,
                """
                scenario  masters/production.2 one resource of choice
                setup     seats=2
                given     seat 1 played: L17 | seat 1 strongbox: 1 stone 1 shield
                when      seat 1: activate L17
                then      phase: spend
                refused   seat 1: spend stone shield: masters/production.2
                refused   seat 1: spend coin: masters/production.3
                when      seat 1: spend shield
                then      seat 1 strongbox: 1 coin 1 stone | waiting: 2
                """);
    }

    @Test
    void aPowerOfTwoOfChoiceMayGiveFaithAlone(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green\tproduction 2 any -> 3 faith\tdesigned");
        plays(
                folder,
                """
                scenario  masters/production.2 two resources of choice, and nothing to choose for them
                setup     seats=2
                given     seat 1 played: L17 | seat 1 strongbox: 2 stone 1 shield
                when      seat 1: activate L17 | seat 1: spend stone stone
                then      seat 1 strongbox: 1 shield | seat 1 faith: 3 | waiting: 2
                """);
    }

    @Test
    void aPowerMayCostNothing(@TempDir Path folder) throws IOException {
        leaders(folder, "L17\t6\t1 green\tproduction - -> 1 any\tdesigned");
        plays(
                folder,
                """
                scenario  masters/production.1 a power that costs nothing
                setup     seats=2
                given     seat 1 played: L17
                when      seat 1: activate L17 | seat 1: make coin
                then      seat 1 strongbox: 1 coin | waiting: 2
                """);
    }

    @Test
    void theLawsHoldForACatalogueWithOddPowers(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("leaders.tsv"),
                """
                id	points	requires	ability	mark
                L01	2	-	production 1 any -> 1 coin	designed
                L02	2	-	production 2 any -> 3 faith	designed
                L03	2	-	production - -> 1 any	designed
                L04	2	-	discount 2 coin	designed
                L05	2	-	depot 3 coin	designed
                """);
        Masters game = new Masters().with(Folder.tables(folder));
        Setup setup = new Setup(2, Map.of(), Seed.of(3));
        new Laws<>(game, setup, Effort.USUAL, Folder.evidence(Path.of("target", "broken"))).check();
    }

    @Test
    void aRowThatNoMoveCouldAnswerIsRefused(@TempDir Path folder) throws IOException {
        refused(folder, "production 3 any -> 1 coin", "at most 2 of choice to be paid");
        refused(folder, "production 1 any 1 any -> 1 coin", "'any' once");
        refused(folder, "depot 4 coin", "a depot of at most 3 spaces");
    }

    private static void refused(Path folder, String ability, String expected) throws IOException {
        leaders(folder, "L17\t6\t1 green\t" + ability + "\tdesigned");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("leaders.tsv:2: ability: expected " + expected);
    }

    private static void plays(Path folder, String scenario) {
        Masters game = new Masters().with(Folder.tables(folder));
        Scenario.read("own", scenario).getFirst().run(game);
    }

    private static void leaders(Path folder, String row) throws IOException {
        Files.writeString(
                folder.resolve("leaders.tsv"),
                "id\tpoints\trequires\tability\tmark\n" + row + "\n");
    }
}
