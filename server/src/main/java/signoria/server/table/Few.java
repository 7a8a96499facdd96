package signoria.server.table;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Work that takes a core for a while, on few threads of its own: nobody who plays waits for it.
 * When too much waits already, the next is refused.
 */
public final class Few implements AutoCloseable {
    /** One core stays for the players, where there are two. */
    public static final int THREADS =
            Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors() / 2));

    private final ThreadPoolExecutor threads;
    private final String code;
    private final String refusal;

    /**
     * Such threads.
     *
     * @param waiting so much may wait
     * @param code of the failure when more does, with {@code refusal} in words
     */
    public Few(String name, int waiting, String code, String refusal) {
        this.code = code;
        this.refusal = refusal;
        threads =
                new ThreadPoolExecutor(
                        THREADS,
                        THREADS,
                        30,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(waiting),
                        Thread.ofPlatform().name(name).daemon().factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** Does it, while whoever asks waits. */
    public <T> T run(Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        later(
                () -> {
                    try {
                        done.complete(work.get());
                    } catch (RuntimeException | Error e) {
                        done.completeExceptionally(e);
                    }
                });
        try {
            return done.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("stopping", "the server is stopping");
        }
    }

    /** Does it while whoever asks goes on. */
    public void later(Runnable work) {
        try {
            threads.execute(work);
        } catch (RejectedExecutionException e) {
            throw new Failure(code, refusal);
        }
    }

    /** Nothing more is begun. */
    @Override
    public void close() {
        threads.shutdown();
    }
}
