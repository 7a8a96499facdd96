package signoria.arena.tune;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Does numbered work on several threads. */
final class Parallel {
    private Parallel() {}

    static void all(int threads, int count, IntConsumer work) {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<? extends Future<?>> workers =
                    IntStream.range(0, threads)
                            .mapToObj(
                                    _ ->
                                            pool.submit(
                                                    () -> {
                                                        int at = next.getAndIncrement();
                                                        while (at < count) {
                                                            work.accept(at);
                                                            at = next.getAndIncrement();
                                                        }
                                                    }))
                            .toList();
            for (Future<?> worker : workers) worker.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(e.getCause());
        }
    }
}
