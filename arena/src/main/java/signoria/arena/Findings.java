package signoria.arena;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** A contest that was played: in sum, and seat by seat. */
public record Findings(Report report, List<Row> rows) {
    /**
     * @param games those that were played, by number
     */
    static Findings of(Contest contest, SortedMap<Integer, Played> games, double seconds) {
        return of(contest, games, Map.of(), seconds);
    }

    /**
     * @param intervals of bots' shares of the wins that are known better than from the number of
     *     games: those of a match that ended when it was clear
     */
    static Findings of(
            Contest contest,
            SortedMap<Integer, Played> games,
            Map<String, Interval> intervals,
            double seconds) {
        List<Row> rows = Row.of(contest, games);
        return new Findings(Report.of(contest, games, rows, intervals, seconds), rows);
    }
}
