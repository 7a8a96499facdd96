package signoria.arena;

import signoria.bots.Level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What came out of a contest; field by field the JSON of {@code arena --json}.
 *
 * @param errors the first things that went wrong, in words
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
        List<String> errors) {

    /** One seat over all games. */
    public record SeatLine(int seat, double wins, double winRate) {}

    /**
     * One bot over all games it sat in; it may have held several seats in each.
     *
     * @param wins games won by any of its seats; a shared first place counts as its fraction
     * @param low with {@code high} the 95 % interval of the rate
     * @param errors how often it failed and a random move was played for it
     */
    public record BotLine(
            String bot,
            int games,
            double wins,
            double winRate,
            double low,
            double high,
            double meanPoints,
            double meanPlace,
            double millisPerDecision,
            int errors) {}

    private static final int ERRORS_TOLD = 10;

    static Report of(Contest contest, List<Played> games, List<Row> rows, double seconds) {
        int finished = rows.size() / contest.seats();
        List<SeatLine> seats = new ArrayList<>();
        for (int seat = 1; seat <= contest.seats(); seat++) {
            double wins = 0;
            for (Row row : rows) if (row.seat() == seat) wins += row.share();
            seats.add(new SeatLine(seat, wins, wins / Math.max(1, finished)));
        }
        List<BotLine> bots =
                contest.bots().stream()
                        .map(Level::name)
                        .distinct()
                        .map(bot -> botLine(bot, contest, games, rows))
                        .toList();
        long decisions = games.stream().mapToLong(Played::decisions).sum();
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
                errors(contest, games));
    }

    private static BotLine botLine(
            String bot, Contest contest, List<Played> games, List<Row> rows) {
        int sat = 0;
        int last = 0;
        int seats = 0;
        double wins = 0;
        double points = 0;
        double places = 0;
        for (Row row : rows) {
            if (!row.bot().equals(bot)) continue;
            if (row.game() != last) sat++;
            last = row.game();
            seats++;
            wins += row.share();
            points += row.points();
            places += row.place();
        }
        Interval interval = Interval.of(wins, sat);
        Thinking thinking = Thinking.of(bot, contest, games);
        return new BotLine(
                bot,
                sat,
                wins,
                wins / Math.max(1, sat),
                interval.low(),
                interval.high(),
                points / Math.max(1, seats),
                places / Math.max(1, seats),
                thinking.millis,
                thinking.errors);
    }

    private record Thinking(double millis, int errors) {
        static Thinking of(String bot, Contest contest, List<Played> games) {
            long asked = 0;
            long nanos = 0;
            int errors = 0;
            for (int number = 0; number < games.size(); number++) {
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

    private static List<String> errors(Contest contest, List<Played> games) {
        List<String> told = new ArrayList<>();
        for (int number = 0; number < games.size() && told.size() < ERRORS_TOLD; number++) {
            String where =
                    "game " + (number + 1) + " (seed " + contest.setup(number).seed() + "), ";
            for (Played.Error error : games.get(number).errors())
                told.add(
                        where
                                + "seat "
                                + (error.seat() + 1)
                                + " ("
                                + contest.seating(number).get(error.seat()).name()
                                + "), "
                                + error.what());
            for (String fault : games.get(number).faults()) told.add(where + "rules, " + fault);
        }
        return told.subList(0, Math.min(ERRORS_TOLD, told.size()));
    }

    /** No bot failed and every game came to its end. */
    public boolean clean() {
        return errors.isEmpty() && unfinished == 0;
    }
}
