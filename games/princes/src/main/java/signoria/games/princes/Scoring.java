package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Result.Source;

import java.util.List;

/** The chapter "final scoring": points and places. */
final class Scoring {
    /** What gives points, in the order of the final scoring. */
    private static final List<Source<State>> SOURCES =
            List.of(
                    new Source<>("score-tiles", Scoring::tilePoints),
                    new Source<>("score-events", Scoring::eventPoints),
                    new Source<>("score-pope", Scoring::popePoints),
                    new Source<>("score-gold", Scoring::goldPoints),
                    new Source<>("score-influence", Scoring::influencePoints),
                    new Source<>("score-laurels", (s, seat) -> laurelPoints(s.laurels(seat))));

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
    private static int popePoints(State s, int seat) {
        return s.pope == seat ? s.catalog.popePoints : 0;
    }

    /** §score.5 The most gold, all who are tied; the second most only if one alone has the most. */
    private static int goldPoints(State s, int seat) {
        int richer = 0;
        for (int other = 0; other < s.seats; other++) if (s.gold(other) > s.gold(seat)) richer++;
        if (richer == 0) return s.catalog.mostGold;
        return richer == 1 ? s.catalog.secondGold : 0;
    }

    /** §score.6 */
    private static int influencePoints(State s, int seat) {
        for (int other = 0; other < s.seats; other++)
            if (s.influence(other) > s.influence(seat)) return 0;
        return s.catalog.mostInfluence;
    }

    /** §score.7 */
    static int laurelPoints(int laurels) {
        return laurels * (laurels + 1) / 2;
    }

    static int total(State s, int seat) {
        return Result.total(SOURCES, s, seat);
    }

    /** What a seat would score now, source by source. */
    static List<Integer> scored(State s, int seat) {
        return Result.points(SOURCES, s, seat);
    }

    /** §score.8 Points, then gold, then influence. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        for (int seat = 0; seat < s.seats; seat++)
            figures[seat] = new int[] {total(s, seat), s.gold(seat), s.influence(seat)};
        return Result.of(figures, Result.lines(SOURCES, s, s.seats));
    }
}
