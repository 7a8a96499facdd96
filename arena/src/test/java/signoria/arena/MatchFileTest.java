package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.kernel.toy.Toy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Matches that are broken off, spread over machines, or clear before their end. */
class MatchFileTest {
    @TempDir Path folder;

    private static Contest contest(int games, String... bots) {
        return Contest.of(new Toy(), List.of(bots), 2, Map.of(), games, Seed.of(7));
    }

    private static Findings play(Contest contest, Match.Wishes wishes, int threads) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        return new Match(contest, wishes, new Progress(nowhere, false, "", contest.games()))
                .play(threads);
    }

    private static Match.Wishes kept(Path file, Contest contest, Shard shard) {
        return new Match.Wishes(
                Optional.empty(), Optional.of(MatchFile.of(file, contest)), shard, false, true);
    }

    @Test
    void aBrokenOffMatchGoesOnWhereItWas() throws IOException {
        Contest contest = contest(30, "apprentice", "random");
        Findings whole = play(contest, Match.Wishes.NONE, 2);
        Path file = folder.resolve("a.match");
        play(contest, kept(file, contest, Shard.WHOLE), 2);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(31);
        Files.writeString(file, String.join("\n", lines.subList(0, 12)) + "\n{\"number\":3,\"pl");
        Findings again = play(contest, kept(file, contest, Shard.WHOLE), 2);
        assertThat(again.rows()).isEqualTo(whole.rows());
        assertThat(Files.readAllLines(file)).hasSize(31);
    }

    @Test
    void shardsLaidTogetherAreTheWholeMatch() {
        Contest contest = contest(31, "apprentice", "random");
        Findings whole = play(contest, Match.Wishes.NONE, 2);
        List<MatchFile> files = new ArrayList<>();
        for (int part = 1; part <= 3; part++) {
            Path file = folder.resolve(part + ".match");
            play(contest, kept(file, contest, new Shard(part, 3)), 1);
            files.add(MatchFile.read(file));
        }
        Contest told = files.getFirst().head().contest(new Toy());
        Findings merged = MatchFile.merged(files, told);
        assertThat(merged.rows()).isEqualTo(whole.rows());
        assertThat(merged.report().choices()).isNotEmpty();
        assertThat(merged.report().games()).isEqualTo(31);
    }

    @Test
    void aMatchMayBecomeLonger() throws IOException {
        Contest longer = contest(30, "apprentice", "random");
        Path file = folder.resolve("a.match");
        Contest contest = contest(12, "apprentice", "random");
        play(contest, kept(file, contest, Shard.WHOLE), 2);
        List<String> first = Files.readAllLines(file);
        Findings prolonged = play(longer, kept(file, longer, Shard.WHOLE), 2);
        assertThat(prolonged.rows()).isEqualTo(play(longer, Match.Wishes.NONE, 2).rows());
        assertThat(Files.readAllLines(file)).hasSize(31).containsAll(first.subList(1, 13));
        assertThat(MatchFile.read(file).head().games()).isEqualTo(30);
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
        assertThatThrownBy(() -> MatchFile.of(file, contest))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("30 games: name as many or more");
    }

    @Test
    void anotherMatchIsNotMixedIn() {
        Path file = folder.resolve("a.match");
        Contest contest = contest(4, "random");
        play(contest, kept(file, contest, Shard.WHOLE), 1);
        assertThatThrownBy(() -> MatchFile.of(file, contest(6, "apprentice", "random")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("another match");
        assertThatThrownBy(() -> Shard.of("3/2")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Shard.of("0/2")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Shard.of("two")).isInstanceOf(BadInput.class);
    }

    /** The same games count whoever played more meanwhile. */
    @Test
    void aClearResultEndsTheMatchAtTheSameGameOnAnyNumberOfThreads() {
        Contest contest = contest(4000, "apprentice", "random");
        Match.Wishes wishes =
                new Match.Wishes(Optional.empty(), Optional.empty(), Shard.WHOLE, true, false);
        Findings one = play(contest, wishes, 1);
        Findings three = play(contest, wishes, 3);
        assertThat(one.report().games()).isLessThan(1000).isGreaterThanOrEqualTo(20);
        assertThat(three.rows()).isEqualTo(one.rows());
    }

    /** Fair coins are called unfair in one match of twenty at most. */
    @Test
    void equalBotsAreSeldomToldApart() {
        int fooled = 0;
        for (int seed = 0; seed < 60; seed++) {
            Contest contest =
                    Contest.of(
                            new Toy(),
                            List.of("random", "journeyman:1"),
                            2,
                            Map.of("rounds", "2", "dice", "on"),
                            2,
                            Seed.of(seed));
            fooled += coins(contest, seed) ? 1 : 0;
        }
        assertThat(fooled).isLessThanOrEqualTo(6);
    }

    private static boolean coins(Contest two, long seed) {
        Contest many =
                new Contest(two.game(), two.bots(), two.options(), 400, two.seed(), two.budget());
        List<Integer> numbers = new ArrayList<>();
        Map<Integer, Played> games = new java.util.HashMap<>();
        signoria.bots.Dice dice = new signoria.bots.Dice(seed);
        for (int number = 0; number < 400; number++) {
            numbers.add(number);
            int first = 1 + dice.next(2);
            games.put(
                    number,
                    new Played(
                            Optional.of(
                                    new signoria.kernel.Result(
                                            List.of(first, 3 - first), List.of(0, 0), List.of())),
                            1,
                            new int[2],
                            new long[2],
                            List.of(),
                            List.of(),
                            Map.of(),
                            Optional.empty()));
        }
        return new Clarity(many, numbers).from(games).isPresent();
    }

    @Test
    void ratingsRankBotsAndAreCentred() {
        Findings findings = play(contest(60, "apprentice", "random"), Match.Wishes.NONE, 2);
        Report.BotLine better = findings.report().bots().getFirst();
        Report.BotLine worse = findings.report().bots().getLast();
        assertThat(better.rating()).isPositive().isCloseTo(-worse.rating(), within(1e-6));
        assertThat(better.rating()).isBetween(better.ratingLow(), better.ratingHigh());
    }

    @Test
    void kindsOfMovesLeaveNumbersOut() {
        assertThat(Preferences.kind("pay 2 coin")).isEqualTo("pay coin");
        assertThat(Preferences.kind("market row 2")).isEqualTo("market row");
        assertThat(Preferences.kind("leaders keep L05 L13")).isEqualTo("leaders keep");
    }
}
