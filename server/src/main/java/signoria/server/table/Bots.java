package signoria.server.table;

import signoria.bots.Budget;
import signoria.bots.Level;

import java.util.function.Consumer;
import java.util.function.Function;

/** Where bots think: threads of their own, so that thinking never holds up a table. */
final class Bots implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Bots.class.getName());

    private static final String STAND_IN = "apprentice";

    private final Crew players;
    private final Crew advisers; // a hint does not wait for the bots that play

    Bots(int threads, Meters meters) {
        players = new Crew("bot", threads, nanos -> meters.thought(false, nanos));
        advisers = new Crew("hint", 1, nanos -> meters.thought(true, nanos));
    }

    /** The level of this name; for a program that is no longer let in, one of the house. */
    static Level level(String name) {
        return Level.named(Level.names().contains(name) ? name : STAND_IN);
    }

    /**
     * Thinks, and hands over the thought; when thinking fails, the other is told. False when too
     * much waits already.
     */
    <T> boolean think(
            Crew.Cause cause,
            Function<Budget, T> thought,
            Consumer<T> then,
            Consumer<Throwable> failed) {
        return think(players, cause, thought, then, failed);
    }

    <T> boolean advise(
            Crew.Cause cause,
            Function<Budget, T> thought,
            Consumer<T> then,
            Consumer<Throwable> failed) {
        return think(advisers, cause, thought, then, failed);
    }

    private static <T> boolean think(
            Crew crew,
            Crew.Cause cause,
            Function<Budget, T> thought,
            Consumer<T> then,
            Consumer<Throwable> failed) {
        return crew.think(
                cause,
                millis -> {
                    try {
                        T thoughtOut = thought.apply(Budget.USUAL.within(millis));
                        if (!crew.closed()) then.accept(thoughtOut);
                    } catch (RuntimeException | Error e) {
                        LOG.log(System.Logger.Level.ERROR, "a bot failed", e);
                        failed.accept(e);
                    }
                });
    }

    /** So many thoughts more would find a thread at once; less than none when some wait. */
    int spare() {
        return players.spare();
    }

    /** How many thoughts wait for a thread. */
    int waiting() {
        return players.waiting();
    }

    @Override
    public void close() {
        players.close();
        advisers.close();
    }
}
