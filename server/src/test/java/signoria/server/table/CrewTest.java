package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Thinking is shared out fairly; one thread, so that the order can be told. */
class CrewTest {
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> times = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begin = new CountDownLatch(1);
    private final Crew crew = new Crew("test", 1, _ -> {});

    @AfterEach
    void close() {
        crew.close();
    }

    /** The thread waits until all is asked. */
    private void hold() {
        CountDownLatch held = new CountDownLatch(1);
        crew.think(
                new Crew.Cause("nobody", "none", false),
                _ -> {
                    held.countDown();
                    await(begin);
                });
        await(held);
    }

    private void ask(String person, String table, boolean attended) {
        crew.think(
                new Crew.Cause(person, table, attended),
                millis -> {
                    order.add(person + table);
                    times.add(millis);
                });
    }

    private void finish() {
        CountDownLatch done = new CountDownLatch(1);
        crew.think(new Crew.Cause("zz", "last", false), _ -> done.countDown());
        begin.countDown();
        await(done);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void peopleTakeTurnsAndSoDoTheTablesOfEach() {
        hold();
        for (int table = 1; table <= 3; table++)
            for (int seat = 0; seat < 2; seat++) ask("a", "" + table, true);
        ask("b", "4", true);
        ask("c", "5", true);
        finish();
        assertThat(order).containsExactly("a1", "b4", "c5", "a2", "a3", "a1", "a2", "a3");
    }

    @Test
    void aTableThatNobodySitsAtHasTime() {
        hold();
        ask("a", "1", false);
        ask("b", "2", true);
        ask("c", "3", true);
        finish();
        assertThat(order).containsExactly("b2", "c3", "a1");
        assertThat(times.getLast()).isEqualTo(Crew.FLOOR);
    }

    @Test
    void theMoreThereIsToThinkAboutTheLessTimeEachThoughtGets() {
        hold();
        for (int table = 1; table <= 5; table++) ask("a", "" + table, true);
        ask("b", "6", true);
        finish();
        assertThat(order).startsWith("a1", "b6");
        assertThat(times).startsWith(Crew.SHARE / 2 / 5, Crew.SHARE / 2);
        assertThat(times.getLast()).as("the last thinks as it likes").isGreaterThan(10_000);
    }

    @Test
    void oneThatIsAskedTooMuchIsToldSo() {
        hold();
        for (int table = 0; table < Crew.MOST; table++) ask("a", "" + table, true);
        assertThat(crew.think(new Crew.Cause("a", "more", true), _ -> {})).isFalse();
        assertThat(crew.think(new Crew.Cause("b", "more", true), _ -> {})).isTrue();
        finish();
        assertThat(order).hasSize(Crew.MOST);
        assertThat(crew.think(new Crew.Cause("a", "more", true), _ -> {})).isTrue();
    }

    @Test
    void aHintDoesNotWaitForThoseWhoPlay() {
        try (Bots bots = new Bots(1, Meters.NONE)) {
            Crew.Cause cause = new Crew.Cause("a", "1", true);
            CountDownLatch told = new CountDownLatch(1);
            for (int i = 0; i < 30; i++) bots.think(cause, _ -> wait(begin), _ -> {}, _ -> {});
            bots.advise(cause, _ -> "a hint", _ -> told.countDown(), _ -> {});
            await(told);
            assertThat(bots.waiting()).isPositive();
            begin.countDown();
        }
    }

    private static String wait(CountDownLatch latch) {
        await(latch);
        return "";
    }

    @Test
    void noThoughtGetsLessThanTheFloor() {
        hold();
        for (int table = 0; table < 100; table++) ask("a", "" + table, true);
        finish();
        assertThat(times.getFirst()).isEqualTo(Crew.FLOOR);
    }
}
