package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;
import signoria.wire.Json;

import java.util.Map;

class BenchTest {
    @Test
    void figuresFitEachOther() {
        Bench.Line line = Bench.of(new Toy(), 3, Map.of(), 0.2);
        assertThat(line.decisionsPerSecond()).isPositive();
        assertThat(line.copiesPerSecond()).isPositive();
        assertThat(line.legalPerDecision()).isGreaterThanOrEqualTo(1);
        assertThat(line.forced()).isBetween(0.0, 1.0);
        assertThat(line.decisionsPerGame() * line.gamesPerSecond() / line.decisionsPerSecond())
                .isBetween(0.99, 1.01);
        assertThat(Json.write(line))
                .contains(
                        "\"decisionsPerSecond\":",
                        "\"gamesPerSecond\":",
                        "\"copiesPerSecond\":",
                        "\"legalPerDecision\":",
                        "\"decisionsPerGame\":",
                        "\"forced\":",
                        "\"bytesPerDecision\":",
                        "\"iterationsPerSecond\":",
                        "\"cpuSeconds\":");
    }
}
