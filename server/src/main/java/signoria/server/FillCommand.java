package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.store.PostgresStore;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;
import signoria.server.table.Catalogue;
import signoria.server.table.Filling;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Fills an empty store with games at random, to measure what a full one costs. */
@Command(
        name = "fill",
        hidden = true,
        description = "Fills an empty store with games at random, to measure what they cost there.",
        mixinStandardHelpOptions = true)
public final class FillCommand implements ServerCommand {
    /** Many at once share one sync. */
    private static final int AT_ONCE = 32;

    @Spec private CommandSpec spec;
    @Mixin private Where where;

    @Option(names = "--game", paramLabel = "G", required = true, description = "which game")
    private String game;

    @Option(
            names = "--running",
            paramLabel = "N",
            defaultValue = "0",
            description = "tables half-way through (default: ${DEFAULT-VALUE})")
    private int running;

    @Option(
            names = "--finished",
            paramLabel = "N",
            defaultValue = "0",
            description = "tables at the end (default: ${DEFAULT-VALUE})")
    private int finished;

    @Override
    public void run() {
        if (running < 0 || finished < 0 || running + finished < 1)
            throw new BadInput("--running and --finished take 0 or more, one of them 1 at least");
        PrintWriter out = spec.commandLine().getOut();
        long begun = System.nanoTime();
        try (Store store = open()) {
            if (!store.ledger().tables().isEmpty())
                throw new BadInput(where + " has tables already: name an empty one");
            long lines = fill(store);
            out.println(
                    String.format(
                            Locale.ROOT,
                            "%d running and %d finished tables of %s, %d lines, in %.1f s",
                            running,
                            finished,
                            game,
                            lines,
                            (System.nanoTime() - begun) / 1e9));
            out.flush();
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    private Store open() {
        return where.database()
                .<Store>map(PostgresStore::open)
                .orElseGet(() -> SqliteStore.open(where.folder()));
    }

    private long fill(Store store) {
        Filling filling = new Filling(store, Catalogue.found(), game, store.nodes().now());
        AtomicLong lines = new AtomicLong();
        try (ExecutorService pool = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<?>> tables = new ArrayList<>();
            for (int i = 0; i < Filling.PEOPLE; i++) {
                int number = i;
                tables.add(pool.submit(() -> filling.person(number)));
            }
            for (int i = 0; i < running + finished; i++) {
                int number = i;
                tables.add(
                        pool.submit(
                                () -> lines.addAndGet(filling.table(number, number >= running))));
            }
            for (Future<?> each : tables) each.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return lines.get();
    }
}
