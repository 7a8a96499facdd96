package signoria.arena.env;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Games in lockstep, shared out among threads; what comes out does not depend on these. */
final class Lanes<S, M, V> implements AutoCloseable {
    /** Fewer games than this are not worth another thread. */
    private static final int FEW = 16;

    private final Game<S, M, V> game;
    private final Setup setup;
    private final Observer<S, M, V> observer;
    private final List<Lane<S, M, V>> lanes = new ArrayList<>();
    private final short[] observations;
    private final int threads;
    private final ExecutorService others;

    Lanes(Game<S, M, V> game, Setup setup, int games, int threads, int cap) {
        this.game = game;
        this.setup = setup;
        this.observer = new Observer<>(game, setup);
        this.threads = Math.clamp(games / FEW, 1, threads);
        this.others = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        this.observations = new short[games * observer.width()];
        Actions<M> actions = new Actions<>(game.moves());
        for (int i = 0; i < games; i++) lanes.add(new Lane<>(game, setup, actions, cap, i));
    }

    Game<S, M, V> game() {
        return game;
    }

    Setup setup() {
        return setup;
    }

    Observer<S, M, V> observer() {
        return observer;
    }

    int size() {
        return lanes.size();
    }

    Lane<S, M, V> lane(long number) {
        if (number < 0 || number >= lanes.size())
            throw new BadInput("game " + number + ": there are 0 to " + (lanes.size() - 1));
        return lanes.get((int) number);
    }

    int seat(long seat) {
        if (seat < 0 || seat >= setup.seats())
            throw new BadInput("seat " + seat + ": there are 0 to " + (setup.seats() - 1));
        return (int) seat;
    }

    /** Does something for every game. */
    void each(IntConsumer work) {
        int share = (lanes.size() + threads - 1) / threads;
        List<Future<Void>> shares = new ArrayList<>();
        for (int from = share; from < lanes.size(); from += share)
            shares.add(others.submit(some(work, from, Math.min(from + share, lanes.size()))));
        try {
            some(work, 0, Math.min(share, lanes.size())).call();
            for (Future<Void> each : shares) each.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (Exception e) {
            throw e instanceof RuntimeException own ? own : new IllegalStateException(e);
        }
    }

    private static Callable<Void> some(IntConsumer work, int from, int to) {
        return () -> {
            for (int i = from; i < to; i++) work.accept(i);
            return null;
        };
    }

    /** Checks every action before the first is played. */
    void step(int[] actions, boolean renew, boolean observe) {
        int[] places = new int[actions.length];
        for (int i = 0; i < actions.length; i++) places[i] = place(i, actions[i]);
        each(
                i -> {
                    Lane<S, M, V> lane = lanes.get(i);
                    if (places[i] >= 0) lane.step(places[i]);
                    if (renew) lane.renew();
                    if (observe) observe(i);
                });
    }

    private int place(int lane, int action) {
        if (action == -1) return -1;
        int place = lanes.get(lane).place(action);
        if (place >= 0) return place;
        if (action < 0 || action >= game.moves().size())
            throw new BadInput(
                    "game "
                            + lane
                            + ": no action "
                            + action
                            + ", there are 0 to "
                            + (game.moves().size() - 1));
        throw new BadInput(
                "game "
                        + lane
                        + ": '"
                        + game.notation().write(game.moves().get(action))
                        + "' (action "
                        + action
                        + ") is not legal now");
    }

    /** Lets a level play one decision in some of the games. */
    void let(Level level, boolean[] where, boolean renew, boolean observe) {
        each(
                i -> {
                    Lane<S, M, V> lane = lanes.get(i);
                    if (where[i] && lane.seat() != Lane.NOBODY) lane.follow(lane.advice(level));
                    if (renew) lane.renew();
                    if (observe) observe(i);
                });
    }

    /** What a level would play: -1 where nobody asks, or for a move that is not listed. */
    int[] advice(Level level, boolean[] where) {
        int[] advice = new int[lanes.size()];
        each(
                i -> {
                    Lane<S, M, V> lane = lanes.get(i);
                    boolean asked = where[i] && lane.seat() != Lane.NOBODY;
                    advice[i] = asked ? lane.number(lane.advice(level)) : -1;
                });
        return advice;
    }

    void observe() {
        each(this::observe);
    }

    /** What the seat that is asked sees; of a game that is over, the first seat. Hot. */
    private void observe(int i) {
        Lane<S, M, V> lane = lanes.get(i);
        V view = lane.view(Math.max(0, lane.seat()));
        observer.observe(view, observations, i * observer.width());
    }

    short[] observations() {
        return observations;
    }

    @Override
    public void close() {
        others.shutdownNow();
    }
}
