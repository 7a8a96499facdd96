package signoria.arena;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * One seat of one game that was played to its end; field by field the columns of {@code arena
 * --csv}.
 *
 * @param share of the victory: 1 alone, a half with one other, 0 if not first
 * @param decisions of the whole game
 */
public record Row(
        int game,
        int deal,
        int seat,
        String bot,
        int place,
        int points,
        double share,
        int decisions) {
    static List<Row> of(Contest contest, SortedMap<Integer, Played> games) {
        List<Row> rows = new ArrayList<>();
        for (int number : games.keySet()) {
            Played played = games.get(number);
            if (played.result().isEmpty()) continue;
            Result result = played.result().get();
            for (int seat = 0; seat < contest.seats(); seat++)
                rows.add(
                        new Row(
                                number + 1,
                                contest.deal(number) + 1,
                                seat + 1,
                                contest.seating(number).get(seat).name(),
                                result.places().get(seat),
                                result.points().get(seat),
                                result.share(seat),
                                played.decisions()));
        }
        return rows;
    }

    /** All rows as comma-separated values. */
    public static String csv(List<Row> rows) {
        StringBuilder text = new StringBuilder("game,deal,seat,bot,place,points,share,decisions\n");
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
                    .append('\n');
        return text.toString();
    }
}
