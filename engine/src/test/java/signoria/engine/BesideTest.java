package signoria.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import signoria.engine.browser.Visit;
import signoria.kernel.Bits;
import signoria.kernel.Games;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Previews and advice from a view alone are the same in a browser as here; how long they take. */
class BesideTest {
    private static final int LOOKS = 12;
    private static final int BETWEEN = 7; // decisions between two looks
    private static final int MOVES = 4; // previews at each
    private static final String NAMES = "a\nb\nc";

    @ParameterizedTest
    @ValueSource(strings = {"lorenzo", "masters", "princes", "age", "cradle"})
    void thePageSaysTheSame(String game) {
        List<Double> previews = new ArrayList<>();
        List<Double> advice = new ArrayList<>();
        Face.choose(game);
        Random dice = new Random(3);
        int seats = Math.max(2, Games.named(game).sheet().fewest());
        int playing = Face.start(seats, "-", "c");
        try (Visit visit = new Visit(Path.of("../target/engine"), game)) {
            for (int decision = 0; decision < LOOKS * BETWEEN; decision++) {
                if (Face.waiting(playing) == 0) break;
                int seat = Bits.first(Face.waiting(playing));
                List<String> legal = List.of(Face.legal(playing, seat).split("\n"));
                if (decision % BETWEEN == 0) {
                    String view = Face.view(playing, seat);
                    for (int i = 0; i < MOVES; i++) {
                        String move = legal.get(dice.nextInt(legal.size()));
                        Visit.Answer there =
                                visit.ask("previewBehind", view, seat, move, NAMES, "en");
                        assertThat(there.text())
                                .as("%s: %s", game, move)
                                .isEqualTo(Face.previewBehind(view, seat, move, NAMES, "en"));
                        previews.add(there.millis());
                    }
                    Visit.Answer there = visit.ask("coachBehind", view, seat, "", NAMES, "en");
                    assertThat(there.text())
                            .as("%s after %d", game, decision)
                            .isEqualTo(Face.coachBehind(view, seat, "", NAMES, "en"));
                    advice.add(there.millis());
                }
                assertThat(Face.play(playing, seat, legal.get(dice.nextInt(legal.size()))))
                        .isEmpty();
            }
        }
        System.out.printf(
                Locale.ROOT,
                "measured: in the page a preview of %s takes %s, a coach's advice %s%n",
                game,
                told(previews),
                told(advice));
    }

    private static String told(List<Double> millis) {
        Collections.sort(millis);
        return "%.0f ms (at most %.0f)"
                .formatted(millis.get(millis.size() / 2), millis.get(millis.size() - 1));
    }
}
