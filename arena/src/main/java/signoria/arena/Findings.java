package signoria.arena;

import java.util.List;
import java.util.SortedMap;

/** A contest that was played: in sum, and seat by seat. */
public record Findings(Report report, List<Row> rows) {
    /**
     * @param games those that were played, by number
     */
    static Findings of(Contest contest, SortedMap<Integer, Played> games, double seconds) {
        List<Row> rows = Row.of(contest, games);
        return new Findings(Report.of(contest, games, rows, seconds), rows);
    }
}
