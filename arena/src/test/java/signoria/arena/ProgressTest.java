package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What long work tells of itself. */
class ProgressTest {
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private long now = 50 * SECOND;

    private Progress progress(boolean terminal, long total, long end) {
        return new Progress(out, terminal, "games", total, end, () -> now);
    }

    private String told(Progress progress, int seconds, long more) {
        bytes.reset();
        now += seconds * SECOND;
        progress.done(more);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aLineNowAndThenTellsHowLongItTakes() {
        Progress progress = progress(false, 100, Progress.ENDLESS);
        assertThat(told(progress, 2, 5)).isEmpty();
        assertThat(told(progress, 18, 15)).isEqualTo("games 20 of 100, 80 s left\n");
        assertThat(told(progress, 20, 90)).isEqualTo("games 110 of 100, 0 s left\n");
    }

    /** Where time is the end, there is no number to reach. */
    @Test
    void workUntilAMomentTellsTheTimeThatIsLeft() {
        Progress progress = progress(false, Progress.ENDLESS, now + 600 * SECOND);
        assertThat(told(progress, 10, 200_000)).isEqualTo("games 200000, 9 min left\n");
        assertThat(told(progress, 550, 1)).isEqualTo("games 200001, 40 s left\n");
        assertThat(told(progress, 50, 1)).isEqualTo("games 200002, 0 s left\n");
        Progress both = progress(false, 1000, now + 30 * SECOND);
        assertThat(told(both, 10, 1)).isEqualTo("games 1 of 1000, 20 s left\n");
    }

    @Test
    void whatWasDoneBeforeTakesNoTime() {
        Progress progress = progress(false, 100, Progress.ENDLESS);
        progress.before(50);
        assertThat(told(progress, 10, 10)).isEqualTo("games 60 of 100, 40 s left\n");
    }

    @Test
    void aBarNeverGrowsBeyondItsEnd() {
        Progress progress = progress(true, 10, Progress.ENDLESS);
        assertThat(told(progress, 1, 5)).contains("━╌", " 5/10, 1 s left").endsWith("\u001b[K");
        assertThat(told(progress, 1, 9)).contains("━ 14/10, 0 s left").doesNotContain("╌");
        Progress timed = progress(true, Progress.ENDLESS, now + 10 * SECOND);
        assertThat(told(timed, 5, 7)).contains("━╌", " 7, 5 s left");
        timed.close();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).endsWith("\r\u001b[K");
    }
}
