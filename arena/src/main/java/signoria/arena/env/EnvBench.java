package signoria.arena.env;

import signoria.bots.Dice;
import signoria.kernel.Game;
import signoria.kernel.Setup;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Random play through the frames of the pipe, by the clock on the wall. */
public final class EnvBench<S, M, V> {
    /**
     * @param blind decisions a second without observations
     * @param watched with one for every decision
     * @param bytes of an answer with observations, on average
     */
    public record Line(
            String game,
            int players,
            int games,
            int width,
            double blind,
            double watched,
            double bytes) {}

    private final Pipe<S, M, V> pipe;
    private final int games;
    private final Dice dice = new Dice(1492);
    private ByteBuffer answer;
    private long bytes;
    private long steps;

    private EnvBench(Game<S, M, V> game, Setup setup, int games, int threads) {
        this.pipe = new Pipe<>(game, setup, games, threads, game.sheet().cap());
        this.games = games;
    }

    /** Warms up, then measures for so many seconds each way. */
    public static <S, M, V> Line of(
            Game<S, M, V> game, Setup setup, int games, int threads, double seconds) {
        EnvBench<S, M, V> bench = new EnvBench<>(game, setup, games, threads);
        try (var pipe = bench.pipe) {
            bench.answer = pipe.answer(reset());
            bench.run(Pipe.RENEW | Pipe.WATCH, seconds / 2);
            bench.run(Pipe.RENEW, seconds / 2);
            double blind = bench.run(Pipe.RENEW, seconds);
            double watched = bench.run(Pipe.RENEW | Pipe.WATCH, seconds);
            return new Line(
                    game.sheet().id(),
                    setup.seats(),
                    games,
                    pipe.width(),
                    blind,
                    watched,
                    (double) bench.bytes / bench.steps);
        }
    }

    private static ByteBuffer reset() {
        return request(6).put(Pipe.RESET).put((byte) 0).putInt(0).flip();
    }

    private static ByteBuffer request(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private double run(int flags, double seconds) {
        long begun = System.nanoTime();
        long until = begun + (long) (seconds * 1e9);
        bytes = steps = 0;
        do {
            answer = pipe.answer(step(flags));
            bytes += answer.limit();
            steps++;
        } while (System.nanoTime() < until);
        return steps * games / ((System.nanoTime() - begun) / 1e9);
    }

    /** Any legal action in every game. */
    private ByteBuffer step(int flags) {
        ByteBuffer step = request(2 + 4 * games).put(Pipe.STEP).put((byte) flags);
        int seats = 5 + 8;
        int counts = seats + games;
        int at = counts + 2 * games;
        for (int i = 0; i < games; i++) {
            int count = answer.getShort(counts + 2 * i);
            step.putInt(count == 0 ? -1 : answer.getShort(at + 2 * dice.next(count)));
            at += 2 * count;
        }
        return step.flip();
    }
}
