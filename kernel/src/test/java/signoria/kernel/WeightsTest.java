package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class WeightsTest {
    private static final String FILE =
            """
            # what counts
            coin = 0.5      # each
            far-off = 2
            """;

    @Test
    void weightsAreNamedNumbers() {
        Weights weights = Weights.read("weights", FILE);
        assertThat(weights.names()).containsExactly("coin", "far-off");
        assertThat(weights.of("coin")).isEqualTo(0.5);
        assertThat(weights.with("coin", 1).of("coin")).isEqualTo(1);
        assertThatThrownBy(() -> weights.of("moon")).hasMessageContaining("'moon' is missing");
    }

    @Test
    void newFiguresKeepCommentsAndOrder() {
        Weights weights = Weights.read("weights", FILE).with("coin", 0.123456);
        assertThat(weights.laidOver(FILE))
                .isEqualTo("# what counts\ncoin = 0.1235   # each\nfar-off = 2\n");
    }

    @Test
    void aCommentStaysInItsColumnIfThereIsRoom() {
        Weights weights = Weights.read("weights", "far-off = 123456");
        assertThat(weights.laidOver("far-off = 2 # steps")).isEqualTo("far-off = 123500 # steps\n");
        assertThat(weights.laidOver("far-off = 2          # steps"))
                .isEqualTo("far-off = 123500     # steps\n");
    }

    @Test
    void leaningsAndOutlooksAreTheOnesThatAreCalledSo() {
        Weights weights =
                Weights.read("weights", "coin = 1\nlean-far = 2\nleaning = 3\noutlook-far = 4\n");
        assertThat(weights.family(Weights.LEANING)).containsExactly("lean-far");
        assertThat(weights.family(Weights.OUTLOOK)).containsExactly("outlook-far");
        assertThat(weights.judgements()).containsExactly("coin", "leaning");
    }

    @Test
    void oneStandsAloneInItsFamily() {
        Weights weights =
                Weights.read(
                        "weights",
                        "lean-far = 2\nlean-near = 3\noutlook-far = 4\noutlook-near = 5");
        assertThat(weights.alone("lean-near"))
                .isEqualTo(weights.with(List.of("lean-far", "lean-near"), new double[] {0, 1}));
        assertThat(weights.alone("outlook-far"))
                .isEqualTo(
                        weights.with(List.of("outlook-far", "outlook-near"), new double[] {1, 0}));
    }

    @Test
    void severalChangeAtOnce() {
        Weights weights = Weights.read("weights", FILE);
        assertThat(weights.with(List.of("far-off", "coin"), new double[] {3, 4}).toString())
                .isEqualTo("{coin=4.0, far-off=3.0}");
        assertThatThrownBy(() -> weights.with(List.of("moon"), new double[] {1}))
                .hasMessageContaining("'moon' is missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"coin", "coin = many", "coin = 1\ncoin = 2", "coin = NaN"})
    void aBadLineIsNamed(String text) {
        assertThatThrownBy(() -> Weights.read("weights", text))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching("weights:[12]: expected 'name = number'.*");
    }
}
