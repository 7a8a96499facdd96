package signoria.games.princes;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The chapter "final scoring". */
final class Scoring {
    static final List<String> LINES =
            List.of(
                    "score-tiles",
                    "score-events",
                    "score-pope",
                    "score-gold",
                    "score-influence",
                    "score-laurels");

    private Scoring() {}

    /**
     * §score.1 The points of each city's tiles by its rank; §score.2 tied cities all take the next
     * lower rank.
     */
    static int cityPoints(State s, int city) {
        int better = 0;
        int tied = 0;
        for (int other = 0; other < City.COUNT; other++) {
            int compared = standing(s, other) - standing(s, city);
            if (compared > 0) better++;
            else if (compared == 0 && other != city) tied = 1;
        }
        return s.catalog.rank[Math.min(City.COUNT - 1, better + tied)];
    }

    private static int standing(State s, int city) {
        return s.status(city) * (Catalog.EVENTS + 1) + Integer.bitCount(s.artists(city));
    }

    /** §score.1 */
    static int tilePoints(State s, int seat) {
        int points = 0;
        for (int city = 0; city < City.COUNT; city++) {
            int tiles = Integer.bitCount(s.tiles(seat) & s.catalog.ofCity[city]);
            if (tiles > 0) points += tiles * cityPoints(s, city);
        }
        return points;
    }

    /** §score.3 */
    static int eventPoints(State s, int seat) {
        int points = 0;
        for (int rest = s.events(seat); rest != 0; rest &= rest - 1)
            points += s.catalog.events[Integer.numberOfTrailingZeros(rest)].points();
        return points;
    }

    /** §score.4 */
    static int popePoints(State s, int seat) {
        return s.pope == seat ? s.catalog.popePoints : 0;
    }

    /** §score.5 The most gold, all who are tied; the second most only if one alone has the most. */
    static int goldPoints(State s, int seat) {
        int richer = 0;
        for (int other = 0; other < s.seats; other++) if (s.gold(other) > s.gold(seat)) richer++;
        if (richer == 0) return s.catalog.mostGold;
        return richer == 1 ? s.catalog.secondGold : 0;
    }

    /** §score.6 */
    static int influencePoints(State s, int seat) {
        for (int other = 0; other < s.seats; other++)
            if (s.influence(other) > s.influence(seat)) return 0;
        return s.catalog.mostInfluence;
    }

    /** §score.7 */
    static int laurelPoints(int laurels) {
        return laurels * (laurels + 1) / 2;
    }

    /** The points of a seat by their sources, in the order of {@link #LINES}. */
    static List<Integer> scored(State s, int seat) {
        return List.of(
                tilePoints(s, seat),
                eventPoints(s, seat),
                popePoints(s, seat),
                goldPoints(s, seat),
                influencePoints(s, seat),
                laurelPoints(s.laurels(seat)));
    }

    static int total(State s, int seat) {
        return tilePoints(s, seat)
                + eventPoints(s, seat)
                + popePoints(s, seat)
                + goldPoints(s, seat)
                + influencePoints(s, seat)
                + laurelPoints(s.laurels(seat));
    }

    /** §score.8 Points, then gold, then influence. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        List<List<Integer>> columns = new ArrayList<>();
        for (int line = 0; line < LINES.size(); line++) columns.add(new ArrayList<>());
        for (int seat = 0; seat < s.seats; seat++) {
            int total = total(s, seat);
            points.add(total);
            figures[seat] = new int[] {total, s.gold(seat), s.influence(seat)};
            List<Integer> scored = scored(s, seat);
            for (int line = 0; line < LINES.size(); line++) columns.get(line).add(scored.get(line));
        }
        List<Result.Line> lines = new ArrayList<>();
        for (int line = 0; line < LINES.size(); line++)
            lines.add(new Result.Line(LINES.get(line), columns.get(line)));
        return new Result(Result.ranks(figures), points, lines);
    }
}
