package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Cards and advances counted a second time. */
class CatalogTest {
    private final Catalog catalog = new Age().catalog();

    @Test
    void thereAre27CommodityCards18EventsAnd19Personalities() {
        int[][] kinds = {{12, 8, 7}, {13, 5, 0}, {5, 8, 6}};
        for (int epoch = 1; epoch <= 3; epoch++)
            for (int kind = 0; kind < 3; kind++)
                assertThat(count(kind, epoch))
                        .as("kind " + kind + " in epoch " + epoch)
                        .isEqualTo(kinds[kind][epoch - 1]);
        assertThat(Long.bitCount(catalog.aside)).isEqualTo(5);
        assertThat(Long.bitCount(catalog.military)).isEqualTo(4);
    }

    private int count(int kind, int epoch) {
        int count = 0;
        for (Card card : catalog.cards) if (card.epoch() == epoch && kind(card) == kind) count++;
        return count;
    }

    private static int kind(Card card) {
        return switch (card.effect()) {
            case Effect.Pay _ -> 0;
            case Effect.Inspire _ -> 2;
            case Effect _ -> 1;
        };
    }

    @Test
    void personalitiesMilitaryCardsAndMongolsAreRemovedAllOthersComeBack() {
        for (Card card : catalog.cards)
            assertThat(card.removed())
                    .as(card.id())
                    .isEqualTo(
                            card.personality()
                                    || card.military()
                                    || card.effect() instanceof Effect.Tribute);
    }

    @Test
    void patronageCostsHalfADiscount() {
        for (Card card : catalog.cards)
            if (card.effect() instanceof Effect.Inspire person)
                assertThat(card.patronage()).as(card.id()).isEqualTo(person.discount() / 2);
    }

    @Test
    void advancesCost2100InAll() {
        int[] costs = {300, 300, 300, 300, 400, 500};
        for (Category category : Category.ALL)
            assertThat(
                            catalog.advances.stream()
                                    .filter(a -> a.category() == category)
                                    .mapToInt(Advance::cost)
                                    .sum())
                    .as(category + "")
                    .isEqualTo(costs[category.ordinal()]);
        assertThat(catalog.advances.stream().mapToInt(Advance::cost).sum()).isEqualTo(2100);
    }

    @Test
    void elevenAdvancesHaveNoPersonality() {
        int inspired = 0;
        for (Card card : catalog.cards)
            if (card.effect() instanceof Effect.Inspire person) inspired |= person.advances();
        StringBuilder without = new StringBuilder();
        for (int a = 0; a < Advance.COUNT; a++)
            if ((inspired >>> a & 1) == 0) without.append(Advance.letter(a));
        assertThat(without).hasToString("FGHIJKLMSVZ");
    }

    @Test
    void anOwnersTableIsLaidOverOursAndErrorsNameTheLine(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("advances.tsv"),
                "id\tcategory\tcost\tneeds\tcredit\told_credit\tmisery\tmark\n"
                        + "A\tscience\t35\t-\t20\t20\t0\tprinted\n");
        assertThat(new Age().with(Folder.tables(folder)).catalog().cost[0]).isEqualTo(35);
        Files.writeString(
                folder.resolve("advances.tsv"),
                "id\tcategory\tcost\tneeds\tcredit\told_credit\tmisery\tmark\n"
                        + "A\tscience\tdear\t-\t20\t20\t0\tprinted\n");
        assertThatThrownBy(() -> new Age().with(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("advances.tsv:2: cost");
    }

    /** What may be bought is listed by letters and forbidden by categories: they must agree. */
    @Test
    void anAdvanceStaysInTheCategoryOfItsLetter(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("advances.tsv"),
                "id\tcategory\tcost\tneeds\tcredit\told_credit\tmisery\tmark\n"
                        + "E\tscience\t30\t-\t10\t20\t1\tpublic\n");
        assertThatThrownBy(() -> new Age().with(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("advances.tsv:2: category")
                .hasMessageContaining("religion");
    }

    /** Who is strong enough to attack is listed by what satellites and capitals are. */
    @Test
    void satellitesAndCapitalsStayWhatTheyAre(@TempDir Path folder) throws IOException {
        refused(folder, "corfu\tviii\t3\t-\tno\tsalonika\tathens", "market");
        refused(folder, "florence\tvii\t4\t-\tno\t-\tgenoa", "market");
        refused(folder, "corfu\tviii\t1\t-\tno\t-\tathens", "arrows");
        refused(folder, "venice\tvii\t5\tcloth\tno\t-\tmilan", "capital");
        refused(folder, "milan\tvii\t3\tstone\tyes\t-\tvenice", "capital");
    }

    private static void refused(Path folder, String row, String column) throws IOException {
        Files.writeString(
                folder.resolve("provinces.tsv"),
                "id\tregion\tmarket\tgoods\tcapital\tarrows\tland\tlon\tlat\tmark\n"
                        + row
                        + "\t10\t45\tpublic\n");
        assertThatThrownBy(() -> new Age().with(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("provinces.tsv:2: " + column);
    }
}
