package signoria.arena;

import signoria.bots.Workers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** The first task is done here, each other one on a thread of its own. */
public enum Threads implements Workers {
    PLATFORM;

    @Override
    public void all(List<Runnable> tasks) {
        AtomicReference<Optional<Throwable>> failed = new AtomicReference<>(Optional.empty());
        List<Thread> threads = new ArrayList<>();
        for (Runnable task : tasks.subList(1, tasks.size()))
            threads.add(
                    Thread.ofPlatform()
                            .daemon()
                            .uncaughtExceptionHandler((_, e) -> failed.set(Optional.of(e)))
                            .start(task));
        tasks.getFirst().run();
        try {
            for (Thread thread : threads) thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        failed.get()
                .ifPresent(
                        e -> {
                            throw new IllegalStateException("a task failed", e);
                        });
    }
}
