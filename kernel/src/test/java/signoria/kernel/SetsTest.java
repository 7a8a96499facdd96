package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class SetsTest {
    private final Sets sets =
            new Sets(
                    List.of("random"),
                    "chosen",
                    "more",
                    2,
                    List.of(
                            new Sets.Group("Works", "Opere", "work", List.of(1, 2, 3)),
                            new Sets.Group("Patrons", "Mecenati", "patron", List.of(4, 6, 9))));

    @Test
    void aTextNamesNumbersAndRanges() {
        assertThat(sets.read("row", "chosen:9,1-2,4")).containsExactly(1, 2, 4, 9);
    }

    @Test
    void eachGroupGivesAsManyAsItMust() {
        assertRefused("chosen:1,4,6", "row: expected 2 of 'Works', found 1");
        assertRefused("chosen:1-3,4,6", "row: expected 2 of 'Works', found 3");
        assertRefused("chosen:1-2,4", "row: expected 2 of 'Patrons', found 1");
    }

    @Test
    void onlyWhatIsOfferedIsChosenAndOnce() {
        assertRefused("chosen:1-2,4-6", "row: number 5 is not to be chosen");
        assertRefused("chosen:0-2000000000", "row: number 0 is not to be chosen");
        assertRefused("chosen:1-2,4,6,4", "row: number 4 is named twice");
        assertRefused("mine", "option row takes random, or chosen: with numbers, not 'mine'");
    }

    @Test
    void itsValuesHaveNames() {
        Option option = new Option("row", "Row", "Fila", List.of(), "random", Optional.of(sets));
        assertThat(option.named()).containsExactly("random", "chosen");
    }

    private void assertRefused(String text, String message) {
        assertThatThrownBy(() -> sets.read("row", text))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }
}
