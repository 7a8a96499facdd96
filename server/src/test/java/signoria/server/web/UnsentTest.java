package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What waits for those who do not read. */
class UnsentTest {
    private static final String TEXT = "x".repeat(100_000);

    @Test
    void littleWaitsForOneClient() {
        Unsent unsent = new Unsent(new Unsent.Quota(10_000_000));
        for (int i = 0; i < 3; i++) assertThat(unsent.add(TEXT)).isTrue();
        assertThat(unsent.add("one more")).isFalse();
    }

    @Test
    void aLongMessageIsSentToWhoeverReads() throws InterruptedException {
        Unsent.Quota quota = new Unsent.Quota(10_000_000);
        Unsent unsent = new Unsent(quota);
        String longest = TEXT.repeat(20);
        assertThat(unsent.add(longest)).isTrue();
        assertThat(unsent.drained(1)).isFalse();
        assertThat(unsent.take()).isEqualTo(longest);
        unsent.sent(longest);
        assertThat(unsent.drained(1)).isTrue();
        assertThat(quota.used()).isZero();
    }

    @Test
    void allTogetherHaveABudget() {
        Unsent.Quota quota = new Unsent.Quota(150_000);
        Unsent first = new Unsent(quota);
        Unsent second = new Unsent(quota);
        assertThat(first.add(TEXT)).isTrue();
        assertThat(second.add(TEXT)).isTrue();
        assertThat(first.add("more")).as("who has not read what was said before").isFalse();
        first.close();
        assertThat(quota.used()).isEqualTo(100_000);
        assertThat(second.add("more")).isTrue();
        second.close();
        assertThat(quota.used()).isZero();
    }
}
