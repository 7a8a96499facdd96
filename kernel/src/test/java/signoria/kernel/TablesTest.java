package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.toy.Toy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class TablesTest {
    private enum Craft {
        STONE_CARVING,
        PAINTING
    }

    private static final String WORKS =
            "id\tcraft\tprice\n# ours\nW1\tpainting\t3\n\nW2\tstone-carving\tmany\n";

    @TempDir Path folder;

    @Test
    void rowsAreReadByColumn() {
        List<Tables.Row> rows = Tables.parse("works.tsv", WORKS);
        assertThat(rows).hasSize(2);
        assertThat(rows.getFirst().id()).isEqualTo("W1");
        assertThat(rows.getFirst().number("price")).isEqualTo(3);
        assertThat(rows.getLast().constant("craft", Craft.class)).isEqualTo(Craft.STONE_CARVING);
    }

    @Test
    void errorsNameFileLineAndColumn() {
        Tables.Row row = Tables.parse("works.tsv", WORKS).getLast();
        assertThatThrownBy(() -> row.number("price"))
                .isInstanceOf(BadInput.class)
                .hasMessage("works.tsv:5: price: expected a number, not 'many'");
        assertThatThrownBy(() -> row.constant("id", Craft.class))
                .hasMessage("works.tsv:5: id: expected one of stone-carving painting, not 'W2'");
        assertThatThrownBy(() -> row.text("weight"))
                .hasMessage("works.tsv:1: expected a column 'weight'");
        assertThat(row.error("craft", "a craft of ours"))
                .hasMessage("works.tsv:5: craft: expected a craft of ours, not 'stone-carving'");
    }

    @Test
    void aMarkIsOneOfThree() {
        Tables.Row row = Tables.parse("works.tsv", "id\tmark\nW1\tpublic\n").getFirst();
        assertThat(row.mark()).isEqualTo("public");
        Tables.Row wrong = Tables.parse("works.tsv", "id\tmark\nW1\tguessed\n").getFirst();
        assertThatThrownBy(wrong::mark)
                .hasMessage(
                        "works.tsv:2: mark: expected printed, public or designed, not 'guessed'");
    }

    @Test
    void everyRowHasAllColumns() {
        assertThatThrownBy(() -> Tables.parse("works.tsv", "id\tprice\nW1\n"))
                .hasMessage("works.tsv:2: expected 2 columns, found 1");
        assertThatThrownBy(() -> Tables.parse("works.tsv", "# nothing\n"))
                .hasMessage("works.tsv: expected a header line with the names of the columns");
    }

    @Test
    void aUsersRowsReplaceOursAndAreAdded() throws IOException {
        Files.writeString(folder.resolve("gifts.tsv"), "id\tworth\nG2\t9\nG3\t4\n");
        List<Tables.Row> rows = Folder.tables(folder).rows(Toy.class, "gifts.tsv");
        assertThat(rows).extracting(Tables.Row::id).containsExactly("G1", "G2", "G3");
        assertThat(rows).extracting(row -> row.number("worth")).containsExactly(1, 9, 4);
        assertThat(Tables.printed().rows(Toy.class, "gifts.tsv")).hasSize(2);
    }

    @Test
    void tablesKnowWhichOfThemWereRead() {
        Tables tables = Tables.printed();
        assertThat(tables.read()).isEmpty();
        tables.rows(Toy.class, "gifts.tsv");
        assertThat(tables.read()).containsOnlyKeys("gifts.tsv");
    }

    @Test
    void anIdStandsForOneRow() throws IOException {
        Path file = folder.resolve("gifts.tsv");
        Files.writeString(file, "id\tworth\nG2\t9\nG2\t4\n");
        assertThatThrownBy(() -> Folder.tables(folder).rows(Toy.class, "gifts.tsv"))
                .hasMessage(file + ":3: id: expected an id of its own, unlike line 2, not 'G2'");
        Files.writeString(file, "id\tworth\n\t9\n");
        assertThatThrownBy(() -> Folder.tables(folder).rows(Toy.class, "gifts.tsv"))
                .hasMessage(file + ":2: id: expected an id, not ''");
    }

    @Test
    void aMisspeltTableIsNotPassedOver() throws IOException {
        Path file = Files.writeString(folder.resolve("gift.tsv"), "id\tworth\nG2\t9\n");
        assertThatThrownBy(() -> Folder.tables(folder).rows(Toy.class, "gifts.tsv"))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + ": the game has no table of this name");
    }

    @Test
    void recordsNameTheCatalogueByItsDigest() throws IOException {
        assertThat(Tables.printed().digest()).isEqualTo("-");
        Files.writeString(folder.resolve("gifts.tsv"), "id\tworth\n");
        String digest = Folder.tables(folder).digest();
        Files.writeString(folder.resolve("notes.txt"), "not a table");
        assertThat(Folder.tables(folder).digest()).isEqualTo(digest).hasSize(16);
        Files.writeString(folder.resolve("gifts.tsv"), "id\tworth\nG2\t9\n");
        assertThat(Folder.tables(folder).digest()).isNotEqualTo(digest);
    }
}
