package signoria.arena;

import signoria.bots.Level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came out of a contest; field by field the JSON of {@code arena --json}.
 *
 * @param choices what was offered, what was chosen, and how well those did who chose it
 * @param errors the first things that went wrong, in words
 * @param rotations how many seatings each deal is played in
 */
public record Report(
        String game,
        int players,
        Map<String, String> options,
        String seed,
        int games,
        int unfinished,
        long decisions,
        double seconds,
        List<SeatLine> seats,
        List<BotLine> bots,
        List<ChoiceLine> choices,
        List<String> errors,
        int rotations) {

    /**
     * One seat over all games.
     *
     * @param low with {@code high} the 95 % interval of the rate
     */
    public record SeatLine(
            int seat, double wins, double winRate, double low, double high, double meanPoints) {}

    /**
     * One bot over all games it sat in; it may have held several seats in each.
     *
     * @param wins games won by any of its seats; a shared first place counts as its fraction
     * @param low with {@code high} the 95 % interval of the rate
     * @param rating in Elo's measure, 0 for the mean of the bots, from all places of all seats
     * @param errors how often it failed and another move was played for it
     * @param fair the win rate it would have among equals
     */
    public record BotLine(
            String bot,
            int games,
            double wins,
            double winRate,
            double low,
            double high,
            double rating,
            double ratingLow,
            double ratingHigh,
            double meanPoints,
            double meanPlace,
            double millisPerDecision,
            int errors,
            double fair) {}

    /**
     * One kind of move over all decisions in which it was offered beside others.
     *
     * @param winRate the share of the victory of those who chose it, decision by decision
     * @param offeredRate the same of all to whom it was offered
     */
    public record ChoiceLine(
            String choice, long offered, long chosen, double winRate, double offeredRate) {}

    private static final int ERRORS_TOLD = 10;

    static Report of(
            Contest contest,
            SortedMap<Integer, Played> games,
            List<Row> rows,
            Map<String, Interval> intervals,
            double seconds) {
        int finished = (int) games.values().stream().filter(g -> g.result().isPresent()).count();
        List<SeatLine> seats = new ArrayList<>();
        for (int seat = 1; seat <= contest.seats(); seat++)
            seats.add(seatLine(seat, games.size(), finished, rows));
        Map<String, Ratings.Rating> ratings = Ratings.of(rows);
        List<BotLine> bots =
                contest.bots().stream()
                        .map(Level::name)
                        .distinct()
                        .map(
                                bot ->
                                        botLine(
                                                bot,
                                                contest,
                                                games,
                                                rows,
                                                ratings.getOrDefault(bot, Ratings.NONE),
                                                Optional.ofNullable(intervals.get(bot))))
                        .toList();
        long decisions = games.values().stream().mapToLong(Played::decisions).sum();
        return new Report(
                contest.game().sheet().id(),
                contest.seats(),
                contest.setup(0).options(),
                contest.seed().toString(),
                games.size(),
                games.size() - finished,
                decisions,
                seconds,
                seats,
                bots,
                choices(games),
                errors(contest, games),
                contest.rotations());
    }

    private static SeatLine seatLine(int seat, int played, int finished, List<Row> rows) {
        double wins = 0;
        double points = 0;
        for (Row row : rows) {
            if (row.seat() != seat) continue;
            wins += row.share();
            points += row.points();
        }
        Interval interval = Interval.of(wins, played);
        return new SeatLine(
                seat,
                wins,
                wins / Math.max(1, played),
                interval.low(),
                interval.high(),
                points / Math.max(1, finished));
    }

    /** Those chosen most often first. */
    private static List<ChoiceLine> choices(SortedMap<Integer, Played> games) {
        Map<String, double[]> sums = new TreeMap<>();
        for (Played played : games.values())
            if (played.result().isPresent())
                played.choices()
                        .forEach(
                                (kind, seats) -> {
                                    double[] sum = sums.computeIfAbsent(kind, _ -> new double[4]);
                                    for (int seat = 0; seat < seats.length; seat++) {
                                        double share = played.result().get().share(seat);
                                        int offered = seats[seat][Preferences.OFFERED];
                                        int chosen = seats[seat][Preferences.CHOSEN];
                                        sum[0] += offered;
                                        sum[1] += chosen;
                                        sum[2] += chosen * share;
                                        sum[3] += offered * share;
                                    }
                                });
        List<ChoiceLine> lines = new ArrayList<>();
        sums.forEach(
                (kind, sum) ->
                        lines.add(
                                new ChoiceLine(
                                        kind,
                                        (long) sum[0],
                                        (long) sum[1],
                                        sum[2] / Math.max(1, sum[1]),
                                        sum[3] / Math.max(1, sum[0]))));
        lines.sort(
                Comparator.comparingLong(ChoiceLine::chosen)
                        .reversed()
                        .thenComparing(ChoiceLine::choice));
        return lines;
    }

    private static BotLine botLine(
            String bot,
            Contest contest,
            SortedMap<Integer, Played> games,
            List<Row> rows,
            Ratings.Rating rating,
            Optional<Interval> known) {
        int sat = 0;
        int last = 0;
        int seats = 0;
        int finished = 0;
        double wins = 0;
        double points = 0;
        double places = 0;
        for (Row row : rows) {
            if (!row.bot().equals(bot)) continue;
            if (row.game() != last) sat++;
            last = row.game();
            seats++;
            if (row.finished()) finished++;
            wins += row.share();
            points += row.points();
            places += row.place();
        }
        Interval interval = known.orElse(Interval.of(wins, sat));
        Thinking thinking = Thinking.of(bot, contest, games);
        return new BotLine(
                bot,
                sat,
                wins,
                wins / Math.max(1, sat),
                interval.low(),
                interval.high(),
                rating.rating(),
                rating.low(),
                rating.high(),
                points / Math.max(1, finished),
                places / Math.max(1, seats),
                thinking.millis,
                thinking.errors,
                fair(bot, contest));
    }

    /** What it would win among equals: its share of the seats. */
    static double fair(String bot, Contest contest) {
        long seats = contest.bots().stream().filter(each -> each.name().equals(bot)).count();
        return (double) seats / contest.seats();
    }

    private record Thinking(double millis, int errors) {
        static Thinking of(String bot, Contest contest, SortedMap<Integer, Played> games) {
            long asked = 0;
            long nanos = 0;
            int errors = 0;
            for (int number : games.keySet()) {
                Played played = games.get(number);
                List<Level> seating = contest.seating(number);
                for (int seat = 0; seat < seating.size(); seat++) {
                    if (!seating.get(seat).name().equals(bot)) continue;
                    asked += played.asked()[seat];
                    nanos += played.nanos()[seat];
                    int here = seat;
                    errors +=
                            (int)
                                    played.errors().stream()
                                            .filter(error -> error.seat() == here)
                                            .count();
                }
            }
            return new Thinking(nanos / 1e6 / Math.max(1, asked), errors);
        }
    }

    /** Each kind of error once, where it was first and how often. */
    private static List<String> errors(Contest contest, SortedMap<Integer, Played> games) {
        Map<String, String> first = new LinkedHashMap<>();
        Map<String, Integer> often = new HashMap<>();
        for (int number : games.keySet()) {
            String where =
                    "game " + (number + 1) + " (seed " + contest.setup(number).seed() + "), ";
            for (Played.Error error : games.get(number).errors()) {
                String bot = contest.seating(number).get(error.seat()).name();
                String kind =
                        bot + ": " + error.what().replaceFirst("^(after )?decision \\d+: ", "");
                first.putIfAbsent(
                        kind,
                        where + "seat " + (error.seat() + 1) + " (" + bot + "), " + error.what());
                often.merge(kind, 1, Integer::sum);
            }
            for (String fault : games.get(number).faults()) {
                first.putIfAbsent(where + fault, where + "rules, " + fault);
                often.merge(where + fault, 1, Integer::sum);
            }
        }
        List<String> told = new ArrayList<>();
        first.forEach(
                (kind, line) -> {
                    int times = often.get(kind);
                    if (told.size() < ERRORS_TOLD)
                        told.add(times == 1 ? line : line + " (" + times + " times)");
                });
        return told;
    }

    /** No bot of the house failed, every program started, and every game came to its end. */
    public boolean clean() {
        return unfinished == 0
                && errors.stream().noneMatch(error -> error.contains("did not start"))
                && bots.stream().allMatch(bot -> bot.errors == 0 || bot.bot.startsWith("exec:"));
    }
}
