package signoria.games.lorenzo;

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
import java.util.Map;
import java.util.stream.IntStream;

/** The printed things against the component lists, and sums transcribed a second time. */
class CatalogTest {
    private final Catalog catalog = new Catalog(Tables.printed());

    private IntStream cards(String set, Type type, int period) {
        return catalog.cards.stream()
                .filter(
                        card ->
                                card.set().equals(set)
                                        && card.type() == type
                                        && card.period() == period)
                .mapToInt(Card::number);
    }

    @Test
    void thereAreEightFourAndTwoCardsOfEachTypeAndPeriod() {
        for (Type type : Type.ALL)
            for (int period = 1; period <= 3; period++) {
                assertThat(cards("base", type, period).count()).isEqualTo(8);
                assertThat(cards("famiglie", type, period).count()).isEqualTo(4);
                assertThat(cards("pazzi", type, period).count()).isEqualTo(2);
            }
    }

    /** Costs of the base cards by type: wood, stone, coins, servants, military. */
    @Test
    void baseCostsAddUp() {
        assertThat(costs(25, 48)).containsExactly(43, 43, 20, 3, 0);
        assertThat(costs(49, 72)).containsExactly(0, 0, 101, 0, 0);
        assertThat(costs(73, 96)).containsExactly(27, 27, 40, 5, 26);
        assertThat(costs(1, 24)).containsExactly(0, 0, 0, 0, 0);
    }

    private int[] costs(int from, int to) {
        long sum = 0;
        for (int number = from; number <= to; number++)
            sum += catalog.card(number - 1).costs().getFirst().goods();
        return new int[] {
            Goods.wood(sum),
            Goods.stone(sum),
            Goods.coins(sum),
            Goods.servants(sum),
            Goods.military(sum)
        };
    }

    /** Activation values of territories and buildings, one digit each, in printed order. */
    @Test
    void activationValuesAreAsPrinted() {
        assertThat(activations(1, 24)).isEqualTo("123456561343425613526142");
        assertThat(activations(25, 48)).isEqualTo("556643213345421624156132");
        assertThat(activations(97, 108)).isEqualTo("221153716517");
        assertThat(activations(109, 120)).isEqualTo("151135476715");
        assertThat(activations(145, 150)).isEqualTo("345445");
        assertThat(activations(157, 162)).isEqualTo("265424");
    }

    private String activations(int from, int to) {
        StringBuilder all = new StringBuilder();
        for (int number = from; number <= to; number++)
            all.append(catalog.card(number - 1).activation());
        return all.toString();
    }

    /** Points shown on ventures, by period. */
    @Test
    void venturesShowTheirPoints() {
        assertThat(points(73, 80)).isEqualTo(31);
        assertThat(points(81, 88)).isEqualTo(34);
        assertThat(points(89, 96)).isEqualTo(48);
        assertThat(points(133, 144)).isEqualTo(68);
        assertThat(points(163, 168)).isEqualTo(25);
    }

    private int points(int from, int to) {
        int points = 0;
        for (int number = from; number <= to; number++)
            for (Effect end : catalog.card(number - 1).end())
                if (end instanceof Effect.Gain(long goods)) points += Goods.points(goods);
        return points;
    }

    @Test
    void leadersFamiliesTokensAndTilesAreAllThere() {
        assertThat(catalog.leaders).hasSize(44);
        assertThat(kinds(Leader.Kind.ONCE_PER_ROUND)).isEqualTo(18);
        assertThat(kinds(Leader.Kind.ACTION_SPACE)).isEqualTo(6);
        assertThat(kinds(Leader.Kind.IMMEDIATE)).isEqualTo(1);
        assertThat(catalog.families).hasSize(12);
        assertThat(catalog.sentences).hasSize(24);
        assertThat(catalog.tokens.stream().mapToInt(Catalog.Token::count).sum()).isEqualTo(30);
        for (int i = 0; i < 24; i++)
            assertThat(catalog.sentences.get(i).id()).isIn((Object[]) ids());
    }

    private static String[] ids() {
        String[] ids = new String[24];
        for (int i = 0; i < 24; i++) ids[i] = Excommunication.ALL[i].id();
        return ids;
    }

    private long kinds(Leader.Kind kind) {
        return catalog.leaders.stream().filter(leader -> leader.kind() == kind).count();
    }

    /** A stronger bid is never better in anything, and worse in something. */
    @Test
    void auctionRowsFall() {
        for (int tile = 0; tile < Catalog.AUCTION_TILES; tile++)
            for (int row = 1; row < Catalog.AUCTION_ROWS; row++) {
                long below = catalog.stock(tile, row - 1);
                assertThat(Goods.covers(below, catalog.stock(tile, row))).isTrue();
                assertThat(catalog.stock(tile, row)).isNotEqualTo(below);
            }
    }

    /** No row that we designed has more than twice the goods of the richest one that is known. */
    @Test
    void designedRowsKeepToTheScaleOfThePrintedOnes() {
        int printed = 0;
        int designed = 0;
        for (int i = 0; i < catalog.auction.size(); i++) {
            int goods =
                    Goods.all(catalog.stock(i / Catalog.AUCTION_ROWS, i % Catalog.AUCTION_ROWS));
            if (catalog.auction.get(i).mark().equals("designed"))
                designed = Math.max(designed, goods);
            else printed = Math.max(printed, goods);
        }
        assertThat(printed).isEqualTo(10);
        assertThat(designed).isLessThanOrEqualTo(2 * printed);
    }

    @Test
    void whatWeDesignedSaysSo() {
        assertThat(catalog.tokens).allMatch(token -> token.mark().equals("designed"));
        assertThat(catalog.auction.stream().filter(row -> row.mark().equals("designed")))
                .hasSize(27);
        assertThat(catalog.tiles.get(5).mark()).isEqualTo("designed");
        assertThat(catalog.bonuses.stream().filter(bonus -> bonus.mark().equals("designed")))
                .hasSize(8);
    }

    @Test
    void aBadRowSaysWhereAndWhatWasExpected(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("leaders.tsv"),
                "id\tset\tname\tkind\tminimum\trequirement\tability\tmark\n"
                        + "L05\tbase\tSavonarola\tonce-per-round\t-\tcoin:18\tgive(faith:1)"
                        + "\tprinted\n");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("leaders.tsv:2: ability: expected");
        Files.writeString(
                folder.resolve("leaders.tsv"),
                "id\tset\tname\tkind\tminimum\trequirement\tability\tmark\n"
                        + "L05\tbase\tSavonarola\tonce-per-round\t-\tcoin:18\tgain(faith:2)"
                        + "\tprinted\n");
        assertThat(new Catalog(Folder.tables(folder)).leader[4].ability())
                .containsExactly(new Effect.Gain(Goods.of(Good.FAITH, 2)));
    }

    /** With seven cards a deck of eight would run out, and a tower stay empty. */
    @Test
    void aCardThatLeavesItsDeckIsRefused(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("cards.tsv"),
                "id\tset\ttype\tperiod\tenglish\titalian\tcost\timmediate\tactivation"
                        + "\tpermanent\tend\tmark\n"
                        + "23\tbase\tterritory\t1\tCastle\tCastello\t-\tgain(coin:2)\t4"
                        + "\tgain(servant:1)\t-\tpublic\n");
        assertThatThrownBy(() -> new Catalog(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cards.tsv: expected 8 cards of set base, type territory");
    }

    /** A lasting power is no action, and a bonus nothing that a harvest could set off. */
    @Test
    void anEffectWhereItCannotHappenIsRefused() {
        String leaders = "id\tset\tname\tkind\tminimum\trequirement\tability\tmark\n";
        refused(
                "leaders.tsv",
                leaders
                        + "L25\tfamiglie\tMartin Lutero\tonce-per-round\t-\tmilitary:7\t"
                        + "power(no_excommunication)\tprinted\n",
                "expected effects that happen at once");
        String cards =
                "id\tset\ttype\tperiod\tenglish\titalian\tcost\timmediate\tactivation\tpermanent"
                        + "\tend\tmark\n"
                        + "17\tbase\tterritory\t3\tTrading Town\tCittà Mercantile\t-\t";
        refused(
                "cards.tsv",
                cards + "gain(coin:1)\t1\taction_bonus(production,+1)\t-\tpublic\n",
                "expected what harvest or production can set off");
        refused(
                "cards.tsv",
                cards + "power(no_fee)\t1\tgain(coin:1)\t-\tpublic\n",
                "expected effects that happen at once");
    }

    private static void refused(String file, String text, String why) {
        assertThatThrownBy(() -> new Lorenzo().with(Tables.over("own/", Map.of(file, text))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }
}
