package signoria.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Wakes tables when something is due there; one alarm for each. */
final class Alarms implements AutoCloseable {
    private static final long SOON = 5;

    private final Map<String, ScheduledFuture<?>> set = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor later =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().name("lobby").daemon().factory(),
                    new ThreadPoolExecutor.DiscardPolicy()); // once the server stops
    private final LongSupplier now;
    private final Consumer<String> wake;

    Alarms(LongSupplier now, Consumer<String> wake) {
        this.now = now;
        this.wake = wake;
        later.setRemoveOnCancelPolicy(true); // an alarm of next week is set anew with every move
    }

    /** For whatever else is done in a while. */
    ScheduledExecutorService later() {
        return later;
    }

    /** At this time, not at the one before. */
    void set(String table, Optional<Long> deadline) {
        set.compute(
                table,
                (_, old) -> {
                    if (old != null) old.cancel(false);
                    return deadline.map(at -> in(table, at - now.getAsLong())).orElse(null);
                });
    }

    private ScheduledFuture<?> in(String table, long millis) {
        return later.schedule(() -> wake.accept(table), Math.max(0, millis), TimeUnit.MILLISECONDS);
    }

    /** In a moment, to try something again. */
    void soon(String table) {
        later.schedule(() -> wake.accept(table), SOON, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        later.shutdownNow();
    }
}
