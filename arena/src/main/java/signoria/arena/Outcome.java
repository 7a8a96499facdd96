package signoria.arena;

import java.util.List;

/** A contest that was played: in sum, and seat by seat. */
public record Outcome(Report report, List<Row> rows) {
    static Outcome of(Contest contest, List<Played> games, double seconds) {
        List<Row> rows = Row.of(contest, games);
        return new Outcome(Report.of(contest, games, rows, seconds), rows);
    }
}
