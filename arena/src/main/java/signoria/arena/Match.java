package signoria.arena;

import signoria.kernel.Game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Plays a contest. What comes out depends on its seed alone, not on the number of threads. */
public final class Match {
    /**
     * What else is wanted of a match.
     *
     * @param records the folder that every game is written to
     * @param file where games are kept, and taken from if they are there already
     * @param shard which part of the deals is played here
     * @param untilClear it ends as soon as the result is clear
     * @param choices what was offered and chosen is counted
     */
    public record Wishes(
            Optional<Path> records,
            Optional<MatchFile> file,
            Shard shard,
            boolean untilClear,
            boolean choices) {
        public static final Wishes NONE =
                new Wishes(Optional.empty(), Optional.empty(), Shard.WHOLE, false, false);
    }

    private final Contest contest;
    private final Wishes wishes;
    private final Progress progress;
    private final AtomicInteger next = new AtomicInteger();
    private final List<Integer> numbers = new ArrayList<>();
    private final Map<Integer, Played> games = new ConcurrentSkipListMap<>();
    private final Map<Object, String> kinds = Preferences.kinds();
    private final Clarity clarity;
    private volatile int end;

    public Match(Contest contest, Wishes wishes, Progress progress) {
        this.contest = contest;
        this.wishes = wishes;
        this.progress = progress;
        for (int number = 0; number < contest.games(); number++)
            if (wishes.shard.has(contest.deal(number))) numbers.add(number);
        wishes.file.ifPresent(kept -> games.putAll(kept.games()));
        games.keySet().retainAll(numbers);
        end = contest.games();
        clarity = new Clarity(contest, numbers);
    }

    /**
     * @param records the folder that every game is written to, if any
     */
    public Match(Contest contest, Optional<Path> records, Progress progress) {
        this(contest, new Wishes(records, Optional.empty(), Shard.WHOLE, false, true), progress);
    }

    public Findings play(int threads) {
        long begun = System.nanoTime();
        look();
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
        SortedMap<Integer, Played> counted = new TreeMap<>(games).headMap(end);
        Map<String, Interval> intervals = wishes.untilClear ? clarity.intervals() : Map.of();
        return Findings.of(contest, counted, intervals, (System.nanoTime() - begun) / 1e9);
    }

    private void work() {
        for (int at = next.getAndIncrement(); at < numbers.size(); at = next.getAndIncrement()) {
            int number = numbers.get(at);
            if (number >= end) return;
            if (!games.containsKey(number)) {
                Played played = one(contest.game(), number);
                wishes.file.ifPresent(kept -> kept.add(number, played));
                save(number, played);
                games.put(number, played);
                look();
            }
            progress.done(1);
        }
    }

    /** Games after the one that made it clear do not count, whoever played them meanwhile. */
    private synchronized void look() {
        if (wishes.untilClear) clarity.from(games).ifPresent(number -> end = number + 1);
    }

    private <S, M, V> Played one(Game<S, M, V> game, int number) {
        return new Bout<>(
                        game,
                        contest.setup(number),
                        contest.seating(number),
                        contest.thinking(number),
                        contest.budget(),
                        wishes.records.isPresent(),
                        wishes.choices
                                ? Optional.of(new Preferences<>(game, contest.seats(), kinds))
                                : Optional.empty())
                .play();
    }

    /** What the record of a game is called; the first is number 0. */
    public static String record(String game, int number) {
        return String.format("%s-%06d.partita", game, number + 1);
    }

    private void save(int number, Played played) {
        if (wishes.records.isEmpty()) return;
        String name = record(contest.game().sheet().id(), number);
        try {
            Files.writeString(
                    wishes.records.get().resolve(name), played.record().orElseThrow().write());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
