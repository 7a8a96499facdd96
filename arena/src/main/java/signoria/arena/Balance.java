package signoria.arena;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Holding;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;
import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How those fared who had something: over games on record, the victories of seats with a family, a
 * tile, a place in the order of play against their fair share, and where points came from.
 */
public final class Balance {
    /**
     * Of one thing.
     *
     * @param games in how many games a seat had it, every such seat counted
     * @param times how often that was in a game, on average over all games
     * @param share victories against the fair share: 1 is fair
     * @param low the lower end of its 95 % interval
     * @param high the upper end
     * @param points mean of those who had it
     */
    public record Line(
            String kind,
            String name,
            int games,
            double times,
            double share,
            double low,
            double high,
            double points) {}

    /**
     * Of one source of points.
     *
     * @param mean over all seats
     * @param winners over those who won
     */
    public record Source(String key, double mean, double winners) {}

    /** The whole. */
    public record Table(String game, int games, List<Line> lines, List<Source> sources) {}

    /** A sum that grows. */
    private static final class Tally {
        int games;
        int times;
        double wins;
        double due;
        double points;

        Line line(Holding of, int all) {
            Interval rate = Interval.of(wins, games);
            double fair = due / games;
            return new Line(
                    of.kind(),
                    of.name(),
                    games,
                    (double) times / all,
                    wins / due,
                    rate.low() / fair,
                    rate.high() / fair,
                    points / games);
        }
    }

    private final Map<Holding, Tally> tallies = new LinkedHashMap<>();
    private final Map<String, double[]> sources = new LinkedHashMap<>(); // of all, of winners
    private String game = "";
    private int games;
    private int seats;
    private double winners;

    /** Plays a finished game again and counts it, if today's rules lead it to the same end. */
    public <S, M, V> void add(Game<S, M, V> rules, Partita written) {
        Renewal renewal = Renewal.of(written, rules);
        if (renewal.differs().isPresent())
            throw new Partita.Differs(
                    "under today's rules the game differs at move "
                            + renewal.differs().get().move());
        Partita record = renewal.record();
        record.replay(rules, (_, _) -> {});
        game = record.game();
        S start = rules.start(record.setup(rules));
        S s = rules.copy(start);
        Events.Kept told = new Events.Kept();
        for (Partita.Line line : record.lines())
            rules.play(s, line.seat(), rules.notation().read(line.move()), told);
        if (!rules.over(s)) throw new Partita.Differs("the game is not over");
        games++;
        Result result = rules.result(s);
        List<Event> all = List.copyOf(told.all());
        for (int seat = 0; seat < record.seats().size(); seat++) {
            seats++;
            winners += result.share(seat);
            count(rules.holdings(start, s, seat, all), result, seat);
            for (Result.Line line : result.lines()) {
                double[] sums = sources.computeIfAbsent(line.key(), _ -> new double[2]);
                sums[0] += line.points().get(seat);
                sums[1] += line.points().get(seat) * result.share(seat);
            }
        }
    }

    private void count(List<Holding> held, Result result, int seat) {
        Set<Holding> seen = new HashSet<>();
        for (Holding each : held) {
            Tally tally = tallies.computeIfAbsent(each, _ -> new Tally());
            tally.times++;
            if (!seen.add(each)) continue;
            tally.games++;
            tally.wins += result.share(seat);
            tally.due += 1.0 / result.places().size();
            tally.points += result.points().get(seat);
        }
    }

    /** What was counted, by kind and name. */
    public Table table() {
        List<Line> lines = new ArrayList<>();
        List<String> kinds = tallies.keySet().stream().map(Holding::kind).distinct().toList();
        for (String kind : kinds)
            tallies.entrySet().stream()
                    .filter(each -> each.getKey().kind().equals(kind))
                    .map(each -> each.getValue().line(each.getKey(), games))
                    .sorted(java.util.Comparator.comparing(Line::name))
                    .forEach(lines::add);
        List<Source> points = new ArrayList<>();
        sources.forEach(
                (key, sums) -> points.add(new Source(key, sums[0] / seats, sums[1] / winners)));
        return new Table(game, games, lines, points);
    }

    /** As Markdown. */
    public static String told(Table table) {
        StringBuilder text = new StringBuilder();
        say(text, "%d games of %s", table.games(), table.game());
        String kind = "";
        for (Line line : table.lines()) {
            if (!line.kind().equals(kind)) {
                kind = line.kind();
                say(text, "%n| %s | games | times a game | of fair | 95 %% | points |", kind);
                say(text, "|---|---|---|---|---|---|");
            }
            say(
                    text,
                    "| %s | %d | %.2f | %.2f | %.2f to %.2f | %.1f |",
                    line.name(),
                    line.games(),
                    line.times(),
                    line.share(),
                    line.low(),
                    line.high(),
                    line.points());
        }
        say(text, "%n| points from | of all | of winners |%n|---|---|---|");
        for (Source each : table.sources())
            say(text, "| %s | %.1f | %.1f |", each.key(), each.mean(), each.winners());
        return text.toString();
    }

    private static void say(StringBuilder text, String pattern, Object... figures) {
        text.append(String.format(Locale.ROOT, pattern + "%n", figures));
    }
}
