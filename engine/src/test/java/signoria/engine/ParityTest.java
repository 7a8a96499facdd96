package signoria.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import signoria.engine.browser.Visit;
import signoria.kernel.Games;

import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The engine in a real browser plays as on the JVM: every move of every bot, every digest, every
 * view, scene and event. {@code -Dparity.games=200} plays so many games of each.
 */
class ParityTest {
    private static final int GAMES = Integer.getInteger("parity.games", 1);

    @TestFactory
    Stream<DynamicTest> theSameInTheBrowser() {
        return Games.all().stream()
                .map(game -> game.sheet().id())
                .map(id -> DynamicTest.dynamicTest(id, () -> holds(id)));
    }

    private static void holds(String game) {
        Face.choose(game);
        try (Visit visit = new Visit(Path.of("../target/engine"), game)) {
            assertThat(visit.ask("game").text()).isEqualTo(game);
            for (int number = 1; number <= GAMES; number++) {
                String there = visit.ask("transcript", number).text();
                assertThat(there).as("game %d", number).isEqualTo(Face.transcript(number));
            }
        }
    }
}
