package signoria.server.load;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import signoria.kernel.BadInput;

import java.util.Optional;

/** What {@code load} does when a table cannot be opened. */
class LoadTest {
    private static final Load.Plan MANY =
            new Load.Plan(
                    Optional.of("template"), Optional.empty(), 400, 1, 200, Optional.empty(), 1);

    @Test
    @Timeout(60)
    void aTableThatCannotBeOpenedEndsTheRunWithItsReason() {
        assertThatThrownBy(() -> Load.run(MANY, true, _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("429");
    }
}
