package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Text;

import java.util.List;

/** Oversights are found again in a game on record, in both languages. */
class BlundersTest {
    private static final String FILE = "/blunders/princes.partita";

    private static List<Blunders.Blunder> found(Language in) {
        Partita record = Partita.read(FILE, Text.resource(BlundersTest.class, FILE));
        return Blunders.of(Games.named("princes"), record, in);
    }

    @Test
    void aTroopThatWillNeverFightIsFound() {
        assertThat(found(Language.EN))
                .contains(
                        new Blunders.Blunder(
                                244,
                                0,
                                "bot:apprentice",
                                "buy militia",
                                "A troop is bought that will never fight: no war is to come, or the"
                                        + " influence for one is missing."));
        assertThat(found(Language.IT))
                .hasSameSizeAs(found(Language.EN))
                .anyMatch(each -> each.words().startsWith("Si compra una truppa"));
    }

    /** Most moves are none, or nobody would read the report. */
    @Test
    void fewMovesAreOversights() {
        assertThat(found(Language.EN)).hasSizeLessThan(5);
    }
}
