package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;

class StyleTest {
    @Test
    void everyFigureCanBeNamed() {
        assertThat(Arrays.stream(Style.class.getRecordComponents()).map(RecordComponent::getName))
                .containsExactlyElementsOf(Style.FIGURES);
        for (String figure : Style.FIGURES)
            assertThat(Style.PLAIN.with(figure + "=3")).as(figure).isNotEqualTo(Style.PLAIN);
    }

    @Test
    void theLevelsSearchAsTheyDid() {
        assertThat(Style.NEAR)
                .isEqualTo(
                        new Style(
                                0.2, 0.5, 10, 1, 3, 1000, 10, 0, 12, 1, 0, 1, 0.9, false, 1e-6,
                                60));
        assertThat(Style.FAR)
                .isEqualTo(
                        new Style(0.2, 0.5, 20, 1, 3, 5, 10, 0, 12, 1, 0, 1, 0.9, false, 1e-6, 60));
        assertThat(Style.PLAIN)
                .isEqualTo(
                        new Style(
                                0.7,
                                0,
                                0,
                                0,
                                0,
                                1,
                                0,
                                Integer.MAX_VALUE,
                                0,
                                1,
                                0,
                                1.5,
                                0.6,
                                false,
                                0,
                                0));
    }
}
