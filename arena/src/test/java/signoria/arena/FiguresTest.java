package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.bots.Dice;
import signoria.kernel.Result;
import signoria.kernel.Seed;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What the figures of a report say, on matches made up for it. */
class FiguresTest {
    private static final List<String> BOTS = List.of("apprentice", "random");

    private static Contest contest(List<String> bots, int games) {
        return Contest.of(new Toy(), bots, bots.size(), Map.of(), games, Seed.of(1));
    }

    private static Played played(Optional<Result> result, List<Played.Error> errors, int seats) {
        return new Played(
                result,
                10,
                new int[seats],
                new long[seats],
                errors,
                List.of(),
                Map.of(),
                Optional.empty());
    }

    /** The first bot wins wherever it sits. */
    private static Played won(Contest contest, int number) {
        return won(contest, number, 0);
    }

    private static Played won(Contest contest, int number, int winner) {
        List<Integer> places = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (var level : contest.seating(number)) {
            boolean first = level.name().equals(contest.bots().get(winner).name());
            places.add(first ? 1 : 2);
            points.add(first ? 9 : 4);
        }
        Result result = new Result(places, points, List.of());
        return played(Optional.of(result), List.of(), contest.seats());
    }

    private static Report report(Contest contest, SortedMap<Integer, Played> games) {
        return Findings.of(contest, games, 1).report();
    }

    private static Report allWon(int games) {
        Contest contest = contest(BOTS, games);
        SortedMap<Integer, Played> played = new TreeMap<>();
        for (int i = 0; i < games; i++) played.put(i, won(contest, i));
        return report(contest, played);
    }

    @Test
    void whoWonAllHasARatingWithAnInterval() {
        Report.BotLine winner = allWon(56).bots().getFirst();
        assertThat(winner.rating() - winner.ratingLow()).isGreaterThan(50);
        assertThat(winner.ratingHigh() - winner.rating()).isGreaterThan(50);
        assertThat(winner.ratingLow()).as("better for sure").isPositive();
    }

    @Test
    void fewerGamesTellLess() {
        Report.BotLine few = allWon(2).bots().getFirst();
        Report.BotLine many = allWon(200).bots().getFirst();
        assertThat(few.ratingLow()).isNegative();
        assertThat(many.ratingLow()).isGreaterThan(100);
    }

    @Test
    void aGameThatDoesNotEndIsALastPlaceForAll() {
        Contest contest = contest(BOTS, 4);
        SortedMap<Integer, Played> games = new TreeMap<>();
        for (int i = 0; i < 2; i++) games.put(i, won(contest, i));
        for (int i = 2; i < 4; i++) games.put(i, played(Optional.empty(), List.of(), 2));
        Report report = report(contest, games);
        assertThat(report.unfinished()).isEqualTo(2);
        Report.BotLine winner = report.bots().getFirst();
        assertThat(winner.games()).isEqualTo(4);
        assertThat(winner.winRate()).isEqualTo(0.5);
        assertThat(winner.meanPlace()).isEqualTo(1.5);
        assertThat(winner.meanPoints()).as("of those that ended").isEqualTo(9);
        assertThat(report.bots().getLast().winRate()).isZero();
        assertThat(winner.rating()).isLessThan(allWon(4).bots().getFirst().rating());
        for (Report.SeatLine seat : report.seats()) assertThat(seat.winRate()).isEqualTo(0.25);
    }

    @Test
    void fairIsTheShareOfTheSeats() {
        Contest contest = contest(List.of("apprentice", "random", "random"), 3);
        SortedMap<Integer, Played> games = new TreeMap<>();
        for (int i = 0; i < 3; i++) games.put(i, won(contest, i));
        Report report = report(contest, games);
        assertThat(report.bots().getFirst().fair()).isEqualTo(1.0 / 3);
        assertThat(report.bots().getLast().fair()).isEqualTo(2.0 / 3);
        assertThat(report.rotations()).isEqualTo(3);
    }

    @Test
    void equalErrorsAreOneLine() {
        Contest contest = contest(BOTS, 2);
        SortedMap<Integer, Played> games = new TreeMap<>();
        List<Played.Error> errors = new ArrayList<>();
        for (int i = 1; i <= 12; i++)
            errors.add(new Played.Error(0, "decision " + i + ": no answer within 200 ms"));
        errors.add(new Played.Error(0, "decision 13: did not start 3 times"));
        games.put(0, played(won(contest, 0).result(), errors, 2));
        games.put(1, won(contest, 1));
        Report report = report(contest, games);
        assertThat(report.errors()).hasSize(2);
        assertThat(report.errors().getFirst()).contains("decision 1:").endsWith("(12 times)");
        assertThat(report.clean()).as("a program that never started").isFalse();
    }

    /**
     * Who looks after every deal and ends when it seems clear is fooled all the more often by an
     * interval for a fixed number of games. Of matches between equals hardly any is clear, and the
     * interval told holds the truth in more than 95 of 100.
     */
    @Test
    void theIntervalHoldsThoughTheMatchEndsWhenItIsClear() {
        Contest contest = contest(BOTS, 400);
        List<Integer> numbers = IntStream.range(0, 400).boxed().toList();
        int held = 0;
        int naive = 0;
        for (int match = 0; match < 200; match++) {
            Dice dice = new Dice(match);
            Map<Integer, Played> games = new HashMap<>();
            Clarity clarity = new Clarity(contest, numbers);
            double wins = 0;
            boolean fooled = false;
            for (int number = 0; number < 400 && clarity.from(games).isEmpty(); number++) {
                boolean first = dice.next(2) == 0;
                wins += first ? 1 : 0;
                games.put(number, won(contest, number, first ? 0 : 1));
                Interval fixed = Interval.of(wins, number + 1);
                fooled |= number >= 20 && (fixed.low() > 0.5 || fixed.high() < 0.5);
            }
            Interval told = clarity.intervals().get(BOTS.getFirst());
            if (told.low() <= 0.5 && told.high() >= 0.5) held++;
            if (!fooled) naive++;
        }
        assertThat(held).isGreaterThanOrEqualTo(190);
        assertThat(naive).as("with an interval for a fixed number of games").isLessThan(170);
    }
}
