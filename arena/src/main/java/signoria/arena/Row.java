package signoria.arena;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * One seat of one game; field by field the columns of {@code arena --csv}. A game that did not come
 * to its end is a last place shared by all: nobody gains by stalling.
 *
 * @param share of the victory: 1 alone, a half with one other, 0 if not first
 * @param decisions of the whole game
 * @param finished whether it came to its end; if not, there are no points
 */
public record Row(
        int game,
        int deal,
        int seat,
        String bot,
        int place,
        int points,
        double share,
        int decisions,
        boolean finished) {
    static List<Row> of(Contest contest, SortedMap<Integer, Played> games) {
        List<Row> rows = new ArrayList<>();
        for (int number : games.keySet()) {
            Played played = games.get(number);
            Optional<Result> result = played.result();
            for (int seat = 0; seat < contest.seats(); seat++) {
                int at = seat;
                rows.add(
                        new Row(
                                number + 1,
                                contest.deal(number) + 1,
                                seat + 1,
                                contest.seating(number).get(seat).name(),
                                result.map(r -> r.places().get(at)).orElse(contest.seats()),
                                result.map(r -> r.points().get(at)).orElse(0),
                                result.map(r -> r.share(at)).orElse(0.0),
                                played.decisions(),
                                result.isPresent()));
            }
        }
        return rows;
    }

    /** All rows as comma-separated values. */
    public static String csv(List<Row> rows) {
        StringBuilder text =
                new StringBuilder("game,deal,seat,bot,place,points,share,decisions,finished\n");
        for (Row row : rows)
            text.append(row.game)
                    .append(',')
                    .append(row.deal)
                    .append(',')
                    .append(row.seat)
                    .append(',')
                    .append(row.bot)
                    .append(',')
                    .append(row.place)
                    .append(',')
                    .append(row.points)
                    .append(',')
                    .append(row.share)
                    .append(',')
                    .append(row.decisions)
                    .append(',')
                    .append(row.finished)
                    .append('\n');
        return text.toString();
    }
}
