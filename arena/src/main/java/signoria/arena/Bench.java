package signoria.arena;

import com.sun.management.ThreadMXBean;

import signoria.bots.Dice;
import signoria.bots.Pace;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Random play on one thread, by the thread's CPU time; field by field the JSON of {@code bench}.
 */
public final class Bench<S, M, V> {
    /**
     * @param legalPerDecision how many legal moves there are, on average
     * @param forced the share of decisions with one legal move
     * @param iterationsPerSecond of the tree search, with ten decisions of random play in each
     */
    public record Line(
            String game,
            int players,
            Map<String, String> options,
            double decisionsPerSecond,
            double gamesPerSecond,
            double copiesPerSecond,
            double legalPerDecision,
            double decisionsPerGame,
            double forced,
            double bytesPerDecision,
            double iterationsPerSecond,
            double cpuSeconds) {}

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int STARTS = 64;
    private static final int SAMPLES = 256;
    private static final int CHUNK = 1 << 13;

    private final Game<S, M, V> game;
    private final Setup setup;
    private final Dice dice = new Dice(1492);
    private final Rng fresh = Rng.of(1492);
    private final List<S> starts = new ArrayList<>();
    private final ArrayList<M> legal = new ArrayList<>();
    private final S s;

    /** Copies are kept for a while, so that none is optimised away. */
    private final Object[] kept = new Object[64];

    private long games;
    private long listed;
    private long forced;

    private Bench(Game<S, M, V> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        for (int i = 0; i < STARTS; i++) starts.add(game.start(setup.with(Seed.of(i))));
        this.s = game.copy(starts.getFirst());
    }

    /** Warms up, then measures for about as many seconds of CPU. */
    public static <S, M, V> Line of(
            Game<S, M, V> game, int players, Map<String, String> options, double seconds) {
        return new Bench<>(game, Setup.of(game, players, options, Seed.ZERO)).measure(seconds);
    }

    private Line measure(double seconds) {
        run(Math.clamp(seconds / 2, 0.2, 4));
        games = listed = forced = 0;
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long begun = cpu();
        long decisions = run(seconds);
        double cpu = (cpu() - begun) / 1e9;
        double allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
        double perGame = (double) decisions / Math.max(1, games);
        double share = (double) forced / decisions;
        double width = (double) listed / decisions;
        return new Line(
                game.sheet().id(),
                setup.seats(),
                setup.options(),
                decisions / cpu,
                games / cpu,
                copies(Math.clamp(seconds / 3, 0.2, 3)),
                width,
                perGame,
                share,
                allocated / decisions,
                iterations(Math.clamp(seconds / 3, 0.2, 3)),
                cpu);
    }

    /** Plays at random for some seconds of CPU; how many decisions it were. */
    private long run(double seconds) {
        long until = cpu() + (long) (seconds * 1e9);
        long decisions = 0;
        do {
            for (int i = 0; i < CHUNK; i++) decide();
            decisions += CHUNK;
        } while (cpu() < until);
        return decisions;
    }

    /** One decision; nothing is allocated here. */
    private void decide() {
        int waiting = game.waiting(s);
        if (waiting == 0) {
            games++;
            deal();
            waiting = game.waiting(s);
        }
        int seat = Bits.first(waiting);
        legal.clear();
        game.legal(s, seat, legal);
        int size = legal.size();
        listed += size;
        if (size == 1) forced++;
        game.play(s, seat, legal.get(size == 1 ? 0 : dice.next(size)), Events.IGNORED);
    }

    /** A game that was dealt before, with a future of its own. */
    private void deal() {
        game.assign(s, starts.get(dice.next(STARTS)));
        game.chance(s).rekey(fresh);
    }

    private double iterations(double seconds) {
        List<S> samples = samples();
        Pace<S, M, V> pace = new Pace<>(game);
        searched(pace, samples, seconds / 2);
        long begun = cpu();
        return searched(pace, samples, seconds) / ((cpu() - begun) / 1e9);
    }

    private long searched(Pace<S, M, V> pace, List<S> samples, double seconds) {
        long until = cpu() + (long) (seconds * 1e9);
        long iterations = 0;
        for (int i = 0; cpu() < until; i++) {
            S sample = samples.get(i % SAMPLES);
            if (!game.over(sample)) iterations += pace.search(sample);
        }
        return iterations;
    }

    /** Positions from all over the game. */
    private List<S> samples() {
        List<S> samples = new ArrayList<>();
        while (samples.size() < SAMPLES) {
            for (int i = 0; i < 37; i++) decide();
            samples.add(game.copy(s));
        }
        return samples;
    }

    private double copies(double seconds) {
        List<S> samples = samples();
        copy(samples, seconds / 3);
        long begun = cpu();
        long copies = copy(samples, seconds);
        return copies / ((cpu() - begun) / 1e9);
    }

    private long copy(List<S> samples, double seconds) {
        long until = cpu() + (long) (seconds * 1e9);
        long copies = 0;
        do {
            for (int i = 0; i < CHUNK; i++)
                kept[i % kept.length] = game.copy(samples.get(i % SAMPLES));
            copies += CHUNK;
        } while (cpu() < until);
        return copies;
    }

    private static long cpu() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
