package signoria.server;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

import signoria.server.table.Meters;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** What is counted, for Prometheus. */
final class Metrics implements Meters {
    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer people = timer("people");
    private final Timer bots = timer("bots");
    private final Timer thoughts = thinking("bots");
    private final Timer hints = thinking("hints");
    private final Timer turns =
            Timer.builder("signoria.turns")
                    .description("What people waited for house players until it was their turn")
                    .publishPercentiles(0.5, 0.95, 0.99)
                    .register(registry);

    Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    private Timer timer(String by) {
        return Timer.builder("signoria.moves")
                .description("Moves played, and the time until each was on disk")
                .tag("by", by)
                .publishPercentiles(0.5, 0.99)
                .register(registry);
    }

    private Timer thinking(String what) {
        return Timer.builder("signoria.thinking")
                .description("The time until a house player's thought, or a hint, got a thread")
                .tag("for", what)
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(registry);
    }

    void watch(IntSupplier tables, IntSupplier sockets, IntSupplier thoughts) {
        Gauge.builder("signoria.thoughts", thoughts::getAsInt)
                .description("Decisions of house players that wait for a thread")
                .register(registry);
        Gauge.builder("signoria.tables", tables::getAsInt)
                .description("Tables in memory")
                .register(registry);
        Gauge.builder("signoria.sockets", sockets::getAsInt)
                .description("Open connections")
                .register(registry);
    }

    @Override
    public void moved(boolean bot, long nanos) {
        (bot ? bots : people).record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void thought(boolean hint, long nanos) {
        (hint ? hints : thoughts).record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void waited(long nanos) {
        turns.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void finished(String game) {
        registry.counter("signoria.finished", "game", game).increment();
    }

    String text() {
        return registry.scrape();
    }
}
