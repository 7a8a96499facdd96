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
    void theFirstFiguresAreThePoints() {
        Result.Line line = Result.Line.of("score-works", 2, seat -> 10 - seat);
        Result result = Result.of(new int[][] {{4, 0}, {6, 3}}, List.of(line));
        assertThat(result.points()).containsExactly(4, 6);
        assertThat(result.places()).containsExactly(2, 1);
        assertThat(line.points()).containsExactly(10, 9);
    }

    @Test
    void winnersShareTheVictory() {
        Result result = new Result(List.of(1, 3, 1), List.of(7, 5, 7), List.of());
        assertThat(result.share(0)).isEqualTo(0.5);
        assertThat(result.share(1)).isZero();
    }
}
