package signoria.arena;

import signoria.kernel.Game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Plays a contest. What comes out depends on its seed alone, not on the number of threads. */
public final class Match {
    private final Contest contest;
    private final Optional<Path> records;
    private final Progress progress;
    private final AtomicInteger next = new AtomicInteger();
    private final Played[] games;

    /**
     * @param records the folder that every game is written to, if any
     */
    public Match(Contest contest, Optional<Path> records, Progress progress) {
        this.contest = contest;
        this.records = records;
        this.progress = progress;
        this.games = new Played[contest.games()];
    }

    public Outcome play(int threads) {
        long begun = System.nanoTime();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<? extends Future<?>> workers =
                    IntStream.range(0, threads).mapToObj(_ -> pool.submit(this::work)).toList();
            for (Future<?> worker : workers) worker.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(e.getCause());
        } finally {
            progress.close();
        }
        return Outcome.of(contest, Arrays.asList(games), (System.nanoTime() - begun) / 1e9);
    }

    private void work() {
        for (int number = next.getAndIncrement();
                number < games.length;
                number = next.getAndIncrement()) {
            games[number] = one(contest.game(), number);
            save(number);
            progress.done(1);
        }
    }

    private <S, M, V> Played one(Game<S, M, V> game, int number) {
        return new Sitting<>(
                        game,
                        contest.setup(number),
                        contest.seating(number),
                        contest.thinking(number),
                        contest.budget(),
                        records.isPresent())
                .play();
    }

    private void save(int number) {
        if (records.isEmpty()) return;
        String name = String.format("%s-%06d.partita", contest.game().sheet().id(), number + 1);
        try {
            Files.writeString(
                    records.get().resolve(name), games[number].record().orElseThrow().write());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
