package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicLong;

/** Rates are limited for each kind of thing and for each who does it. */
class LimitsTest {
    private static final int HINTS = 5;
    private static final long UNTIL_ANOTHER_HINT = 3000;

    private final AtomicLong now = new AtomicLong(1);
    private final Limits limits = Limits.usual(now::get);

    @Test
    void whoAsksTooOftenWaits() {
        for (int hint = 0; hint < HINTS; hint++) assertThat(asksForAHint("anna")).isTrue();
        assertThat(asksForAHint("anna")).isFalse();
        now.addAndGet(UNTIL_ANOTHER_HINT);
        assertThat(asksForAHint("anna")).isTrue();
        assertThat(asksForAHint("anna")).isFalse();
    }

    @Test
    void othersDoNotPayForIt() {
        while (asksForAHint("anna")) assertThat(now).hasValue(1);
        assertThat(asksForAHint("bice")).isTrue();
        assertThat(limits.allow(Limits.Kind.CHAT, "anna")).isTrue();
    }

    @Test
    void aLongRestGivesNoMoreThanTheFirstTime() {
        while (asksForAHint("anna")) assertThat(now).hasValue(1);
        now.addAndGet(1000 * UNTIL_ANOTHER_HINT);
        for (int hint = 0; hint < HINTS; hint++) assertThat(asksForAHint("anna")).isTrue();
        assertThat(asksForAHint("anna")).isFalse();
    }

    private boolean asksForAHint(String who) {
        return limits.allow(Limits.Kind.HINT, who);
    }
}
