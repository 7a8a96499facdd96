package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

class ThreadsTest {
    /** Each waits for all others to have begun: one thread alone would never come to the end. */
    @Test
    void allAreDoneAtOnce() {
        CountDownLatch begun = new CountDownLatch(3);
        Set<Long> threads = ConcurrentHashMap.newKeySet();
        Runnable task =
                () -> {
                    threads.add(Thread.currentThread().threadId());
                    begun.countDown();
                    try {
                        begun.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                };
        Threads.PLATFORM.all(List.of(task, task, task));
        assertThat(threads).hasSize(3).contains(Thread.currentThread().threadId());
    }

    @Test
    void whoFailsIsHeard() {
        Runnable failing =
                () -> {
                    throw new IllegalArgumentException("no such world");
                };
        assertThatThrownBy(() -> Threads.PLATFORM.all(List.of(() -> {}, failing)))
                .hasRootCauseMessage("no such world");
    }
}
