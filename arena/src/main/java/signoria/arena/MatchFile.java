package signoria.arena;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Position;
import signoria.kernel.Result;
import signoria.kernel.Seed;
import signoria.wire.Json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games of a contest on file, a line of JSON each behind a line that tells the contest: what
 * was played once need not be played again, and shards of a match can be laid together.
 */
public final class MatchFile {
    /** What must be the same for games to belong to one match. */
    public record Head(
            String match,
            String game,
            int ruleset,
            String catalog,
            int players,
            String options,
            List<String> bots,
            int games,
            String seed,
            int threads,
            int millis) {
        static Head of(Contest contest) {
            return new Head(
                    "signoria 1",
                    contest.game().sheet().id(),
                    contest.game().sheet().ruleset(),
                    contest.game().tables().digest(),
                    contest.seats(),
                    Position.options(contest.setup(0).options()),
                    contest.bots().stream().map(Level::name).toList(),
                    contest.games(),
                    contest.seed().toString(),
                    contest.budget().threads(),
                    contest.budget().millis());
        }

        /** The same match with another number of games: the first of them are the same games. */
        Head with(int many) {
            return new Head(
                    match, game, ruleset, catalog, players, options, bots, many, seed, threads,
                    millis);
        }

        /** The contest again; bots that are not known here are only names. */
        public Contest contest(Game<?, ?, ?> rules) {
            return new Contest(
                    rules,
                    bots.stream().<Level>map(Absent::new).toList(),
                    Position.options(options),
                    games,
                    new Seed(seed),
                    Budget.USUAL.threads(threads, Threads.PLATFORM).millis(millis));
        }
    }

    /** A bot that has played elsewhere. */
    private record Absent(String name) implements Level {
        @Override
        public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
            throw new IllegalStateException(name + " has played already");
        }
    }

    /** One game. */
    record Line(
            int number,
            List<Integer> places,
            List<Integer> points,
            int decisions,
            int[] asked,
            long[] nanos,
            List<Played.Error> errors,
            List<String> faults,
            Map<String, int[][]> choices) {
        static Line of(int number, Played played) {
            return new Line(
                    number,
                    played.result().map(Result::places).orElse(List.of()),
                    played.result().map(Result::points).orElse(List.of()),
                    played.decisions(),
                    played.asked(),
                    played.nanos(),
                    played.errors(),
                    played.faults(),
                    played.choices());
        }

        Played played() {
            return new Played(
                    places.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Result(places, points, List.of())),
                    decisions,
                    asked,
                    nanos,
                    errors,
                    faults,
                    choices,
                    Optional.empty());
        }
    }

    private final Path file;
    private final Head head;
    private final SortedMap<Integer, Played> games = new TreeMap<>();

    private MatchFile(Path file, Head head) {
        this.file = file;
        this.head = head;
    }

    /** Where a contest is kept: begun now, or gone on with if the file is there. */
    public static MatchFile of(Path file, Contest contest) {
        Head head = Head.of(contest);
        if (Files.exists(file)) return read(file).goingOn(head);
        MatchFile fresh = new MatchFile(file, head);
        fresh.append(Json.write(head), StandardOpenOption.CREATE_NEW);
        return fresh;
    }

    /** The same for a match that may have become longer. */
    private MatchFile goingOn(Head longer) {
        if (!head.with(longer.games).equals(longer))
            throw new BadInput(file + " holds another match: " + head + ", not " + longer);
        if (longer.games < head.games)
            throw new BadInput(
                    file + " holds a match of " + head.games + " games: name as many or more");
        if (longer.equals(head)) return this;
        List<String> lines = new ArrayList<>(List.of(Json.write(longer)));
        games.forEach((number, played) -> lines.add(Json.write(Line.of(number, played))));
        rewrite(lines);
        return read(file);
    }

    /** The games of a file; a last line that was cut off is forgotten. */
    public static MatchFile read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage());
        }
        List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().startsWith("{\"match\":\"signoria 1\""))
            throw new BadInput(file + " is no match: its first line should tell which");
        MatchFile kept = new MatchFile(file, Json.read(lines.getFirst(), Head.class));
        for (String each : lines.subList(1, lines.size())) {
            Line line = Json.read(each, Line.class);
            kept.games.put(line.number, line.played());
        }
        if (!text.endsWith("\n")) kept.rewrite(lines);
        return kept;
    }

    public Head head() {
        return head;
    }

    SortedMap<Integer, Played> games() {
        return games;
    }

    synchronized void add(int number, Played played) {
        append(Json.write(Line.of(number, played)), StandardOpenOption.APPEND);
    }

    private void append(String line, StandardOpenOption how) {
        try {
            Files.writeString(file, line + "\n", how, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All at once or not at all: games are not lost when it is broken off. */
    private void rewrite(List<String> lines) {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(beside, String.join("\n", lines) + "\n");
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games of several files of one match together. */
    public static Findings merged(List<MatchFile> files, Contest contest) {
        Head head = Head.of(contest);
        SortedMap<Integer, Played> all = new TreeMap<>();
        for (MatchFile each : files) {
            if (!each.head.equals(head))
                throw new BadInput(
                        each.file + " and " + files.getFirst().file + " hold different matches");
            all.putAll(each.games);
        }
        double seconds = 0;
        for (Played played : all.values()) for (long nanos : played.nanos()) seconds += nanos / 1e9;
        return Findings.of(contest, all, seconds);
    }
}
