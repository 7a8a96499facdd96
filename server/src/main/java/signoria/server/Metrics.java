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

    void watch(IntSupplier tables, IntSupplier sockets) {
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
    public void finished(String game) {
        registry.counter("signoria.finished", "game", game).increment();
    }

    String text() {
        return registry.scrape();
    }
}
