package signoria.games.masters;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end of the game": points and places. */
final class Scoring {
    private Scoring() {}

    /** §end.3 Covered cards count. */
    static int cards(State s, int seat) {
        int points = 0;
        for (long cards = s.owned(seat); cards != 0; cards &= cards - 1)
            points += s.catalog.cards[Long.numberOfTrailingZeros(cards)].points();
        return points;
    }

    /** §end.3 Only leaders that were played. */
    static int leaders(State s, int seat) {
        int points = 0;
        for (long leaders = s.played(seat); leaders != 0; leaders &= leaders - 1)
            points += s.catalog.leaders[Long.numberOfTrailingZeros(leaders)].points();
        return points;
    }

    /** §end.3 One point for every five goods, all stores together. */
    static int goods(State s, int seat) {
        return Goods.sum(s.goods(seat)) / 5;
    }

    static int total(State s, int seat) {
        return cards(s, seat)
                + Faith.points(s.faith(seat))
                + Faith.tilePoints(s, seat)
                + leaders(s, seat)
                + goods(s, seat);
    }

    /**
     * §end.4 Most points, then most goods, then the place is shared; §solo.5 a lost solo game has
     * no score.
     */
    static Result result(State s) {
        if (s.lost) return new Result(List.of(2), List.of(0), List.of());
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            figures[seat] = new int[] {total(s, seat), Goods.sum(s.goods(seat))};
            points.add(figures[seat][0]);
        }
        return new Result(Result.ranks(figures), points, lines(s));
    }

    private static List<Result.Line> lines(State s) {
        List<Result.Line> lines = new ArrayList<>();
        lines.add(line(s, "score-cards", Scoring::cards));
        lines.add(line(s, "score-faith", (state, seat) -> Faith.points(state.faith(seat))));
        lines.add(line(s, "score-tiles", Faith::tilePoints));
        lines.add(line(s, "score-leaders", Scoring::leaders));
        lines.add(line(s, "score-goods", Scoring::goods));
        return lines;
    }

    private interface Part {
        int of(State s, int seat);
    }

    private static Result.Line line(State s, String key, Part part) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) points.add(part.of(s, seat));
        return new Result.Line(key, points);
    }
}
