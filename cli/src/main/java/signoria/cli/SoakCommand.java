package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.arena.Progress;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.laws.Soak;
import signoria.wire.Json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

@Command(
        name = "soak",
        description =
                "Checks the laws in random play for as many decisions as you like, on all cores.",
        mixinStandardHelpOptions = true)
final class SoakCommand implements Runnable {
    /** What was done with a game. */
    record Line(
            String game,
            long decisions,
            long games,
            long stints,
            long catalogues,
            long left,
            long free) {}

    /** What was done in all; what an earlier run did counts too, its seconds do not. */
    record SoakReport(
            long decisions,
            double seconds,
            int threads,
            List<Line> games,
            List<Soak.Failure> failures) {}

    private static final long USUAL = 10_000_000;
    private static final int ENOUGH = 10; // failures: more would not tell more

    private final Streams streams;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "default: all games in turn")
    private Optional<String> game = Optional.empty();

    @Option(
            names = "--decisions",
            paramLabel = "N",
            description =
                    "about so many in all (default: ten million, or as many as there is time for)")
    private Optional<Long> decisions = Optional.empty();

    @Option(names = "--minutes", paramLabel = "M", description = "no longer than this")
    private Optional<Double> minutes = Optional.empty();

    @Option(names = "--threads", paramLabel = "T", description = "all cores if not given")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "stores finished work there, and continues from it")
    private Optional<String> resume = Optional.empty();

    @Option(
            names = "--records",
            paramLabel = "DIR",
            defaultValue = "soak",
            description = "where games that went wrong are written (${DEFAULT-VALUE})")
    private String records = "";

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "the figures and failures; - for standard output")
    private Optional<String> json = Optional.empty();

    private final AtomicInteger failed = new AtomicInteger();

    SoakCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        game.ifPresentOrElse(id -> games.add(Games.named(id)), () -> games.addAll(Games.all()));
        int workers = GameChoice.threads(threads, "--threads");
        minutes.ifPresent(SoakCommand::check);
        long wanted = decisions.orElse(minutes.isPresent() ? Progress.ENDLESS : USUAL);
        if (wanted < 1) throw new BadInput("--decisions takes 1 or more, not " + wanted);
        Stints stints = new Stints(resume.map(Streams::path), games);
        long begun = System.nanoTime();
        long end = minutes.map(m -> begun + (long) (m * 60e9)).orElse(Progress.ENDLESS);
        try (Progress progress =
                new Progress(streams.err(), streams.bar(), "decisions", wanted, end)) {
            progress.before(stints.decisions());
            work(games, stints, workers, wanted, end, progress);
        }
        give(report(games, stints, (System.nanoTime() - begun) / 1e9, workers));
    }

    private static void check(double minutes) {
        if (!(minutes > 0 && minutes <= 100_000))
            throw new BadInput("--minutes takes more than 0, at most 100000, not " + minutes);
    }

    private void work(
            List<Game<?, ?, ?>> games,
            Stints stints,
            int workers,
            long wanted,
            long end,
            Progress progress) {
        try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
            List<Future<?>> work = new ArrayList<>();
            for (int i = 0; i < workers; i++)
                work.add(pool.submit(() -> worker(games, stints, wanted, end, progress)));
            for (Future<?> one : work) one.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private void worker(
            List<Game<?, ?, ?>> games, Stints stints, long wanted, long end, Progress progress) {
        while (stints.decisions() < wanted
                && System.nanoTime() - end < 0
                && failed.get() < ENOUGH) {
            long number = stints.next();
            Game<?, ?, ?> one = games.get((int) (number % games.size()));
            Soak.Stint stint = Soak.stint(one, number, Folders.evidence(Path.of(records)));
            stints.add(number, stint);
            for (Soak.Failure failure : stint.failures()) tell(number, failure);
            progress.done(stint.decisions());
        }
    }

    private synchronized void tell(long number, Soak.Failure failure) {
        failed.incrementAndGet();
        String record = failure.record().isEmpty() ? "" : "; record: " + failure.record();
        streams.err()
                .println(
                        "stint " + number + ", " + failure.game() + ": " + failure.what() + record);
    }

    private static SoakReport report(
            List<Game<?, ?, ?>> games, Stints stints, double seconds, int threads) {
        List<Line> lines = new ArrayList<>();
        List<Soak.Failure> failures = new ArrayList<>();
        for (Game<?, ?, ?> one : games) {
            List<Soak.Stint> its =
                    stints.all().stream()
                            .filter(stint -> stint.game().equals(one.sheet().id()))
                            .toList();
            lines.add(
                    new Line(
                            one.sheet().id(),
                            its.stream().mapToLong(Soak.Stint::decisions).sum(),
                            its.stream().mapToLong(Soak.Stint::games).sum(),
                            its.size(),
                            its.stream().filter(Soak.Stint::catalogue).count(),
                            its.stream().mapToLong(Soak.Stint::left).sum(),
                            its.stream().mapToLong(Soak.Stint::free).sum()));
            for (Soak.Stint stint : its) failures.addAll(stint.failures());
        }
        double rounded = Math.round(seconds * 10) / 10.0;
        return new SoakReport(stints.decisions(), rounded, threads, lines, failures);
    }

    private void give(SoakReport report) {
        json.ifPresent(file -> streams.write(file, Json.pretty(report) + "\n"));
        if (!json.equals(Optional.of("-"))) {
            say(
                    "%-10s %14s %10s %7s %11s %9s %9s",
                    "game", "decisions", "games", "stints", "catalogues", "left", "free");
            for (Line line : report.games())
                say(
                        "%-10s %,14d %,10d %,7d %,11d %,9d %,9d",
                        line.game(),
                        line.decisions(),
                        line.games(),
                        line.stints(),
                        line.catalogues(),
                        line.left(),
                        line.free());
            say(
                    "%,d decisions, %.1f s on %d threads, %d failures",
                    report.decisions(),
                    report.seconds(),
                    report.threads(),
                    report.failures().size());
        }
        if (!report.failures().isEmpty())
            throw new Cli.No(report.failures().size() + " failures; records in " + records);
    }

    private void say(String pattern, Object... figures) {
        streams.out().println(String.format(Locale.ROOT, pattern, figures));
    }
}
