package signoria.server.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The short form of {@code ./signoria chaos}: each fault, and what clients were promised. */
class ChaosTest {
    @TempDir Path folder;

    @Test
    void whateverFailsEveryAcknowledgedMoveIsThereOnce() {
        Chaos.Plan plan = new Chaos.Plan(Postgres.programs(), folder, 2, 2, 20, 60);
        try (Chaos chaos = new Chaos(plan, _ -> {})) {
            for (Chaos.Fault fault : Chaos.Fault.values()) chaos.strike(fault);
            chaos.strike(Chaos.Fault.KILLED);
            Chaos.Outcome outcome = chaos.end();
            assertThat(outcome.violations()).isEmpty();
            assertThat(outcome.moves()).isGreaterThan(20);
        }
    }
}
