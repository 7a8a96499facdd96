package signoria.server.table;

import signoria.bots.Level;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where bots think: a few threads of their own, so that thinking never holds up a table. */
final class Bots implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Bots.class.getName());

    private static final String STAND_IN = "apprentice";

    private final ExecutorService threads;

    Bots(int howMany) {
        threads =
                Executors.newFixedThreadPool(
                        howMany, Thread.ofPlatform().name("bot-", 1).daemon().factory());
    }

    /** The level of this name; for a program that is no longer let in, one of the house. */
    static Level level(String name) {
        return Level.named(Level.names().contains(name) ? name : STAND_IN);
    }

    /** Thinks, and hands over the thought; when thinking fails, the other is told. */
    <T> void think(Supplier<T> thought, Consumer<T> then, Consumer<Throwable> failed) {
        try {
            threads.execute(
                    () -> {
                        try {
                            then.accept(thought.get());
                        } catch (RuntimeException | Error e) {
                            LOG.log(System.Logger.Level.ERROR, "a bot failed", e);
                            failed.accept(e);
                        }
                    });
        } catch (java.util.concurrent.RejectedExecutionException e) {
            LOG.log(System.Logger.Level.DEBUG, "no more thinking: the server stops");
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
