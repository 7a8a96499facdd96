package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class ResultTest {
    @Test
    void theFirstFigureThatDiffersDecidesAndEqualRowsShareAPlace() {
        int[][] figures = {{5, 1}, {7, 0}, {5, 2}, {7, 0}};
        assertThat(Result.ranks(figures)).containsExactly(4, 1, 3, 1);
    }

    @Test
    void winnersShareTheVictory() {
        Result result = new Result(List.of(1, 3, 1), List.of(7, 5, 7), List.of());
        assertThat(result.share(0)).isEqualTo(0.5);
        assertThat(result.share(1)).isZero();
    }
}
