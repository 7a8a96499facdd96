package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Result.Line;

import java.util.List;

/** The chapter "final scoring": points and places. */
final class Scoring {
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
        for (int rest = s.events(seat); rest != 0; rest = Bits.rest(rest))
            points += s.catalog.events[Bits.first(rest)].points();
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

    /** The points of a seat by their sources, in the order of the lines of the {@link #result}. */
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
        for (int seat = 0; seat < s.seats; seat++)
            figures[seat] = new int[] {total(s, seat), s.gold(seat), s.influence(seat)};
        return Result.of(
                figures,
                List.of(
                        Line.of("score-tiles", s.seats, seat -> tilePoints(s, seat)),
                        Line.of("score-events", s.seats, seat -> eventPoints(s, seat)),
                        Line.of("score-pope", s.seats, seat -> popePoints(s, seat)),
                        Line.of("score-gold", s.seats, seat -> goldPoints(s, seat)),
                        Line.of("score-influence", s.seats, seat -> influencePoints(s, seat)),
                        Line.of("score-laurels", s.seats, seat -> laurelPoints(s.laurels(seat)))));
    }
}
