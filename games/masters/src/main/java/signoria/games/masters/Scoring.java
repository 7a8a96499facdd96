package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Result.Source;

import java.util.List;

/** The chapter "the end of the game": points and places. */
final class Scoring {
    /** §end.3 What gives points, in the order of the final scoring. */
    static final List<Source<State>> SOURCES =
            List.of(
                    new Source<>("score-cards", Scoring::cards),
                    new Source<>("score-faith", (s, seat) -> Faith.points(s.faith(seat))),
                    new Source<>("score-tiles", Faith::tilePoints),
                    new Source<>("score-leaders", Scoring::leaders),
                    new Source<>("score-goods", Scoring::goods));

    private Scoring() {}

    /** §end.3 Covered cards count. */
    static int cards(State s, int seat) {
        int points = 0;
        for (long cards = s.owned(seat); cards != 0; cards = Bits.rest(cards))
            points += s.catalog.cards[Bits.first(cards)].points();
        return points;
    }

    /** §end.3 Only leaders that were played. */
    static int leaders(State s, int seat) {
        int points = 0;
        for (long leaders = s.played(seat); leaders != 0; leaders = Bits.rest(leaders))
            points += s.catalog.leaders[Bits.first(leaders)].points();
        return points;
    }

    /** §end.3 One point for every five goods, all stores together. */
    static int goods(State s, int seat) {
        return Goods.sum(s.goods(seat)) / 5;
    }

    static int total(State s, int seat) {
        return Result.total(SOURCES, s, seat);
    }

    /** What a seat would score now, source by source. */
    static List<Integer> scored(State s, int seat) {
        return Result.points(SOURCES, s, seat);
    }

    /**
     * §end.4 Most points, then most goods, then the place is shared; §solo.5 a lost solo game has
     * no score.
     */
    static Result result(State s) {
        if (s.lost) return new Result(List.of(2), List.of(0), List.of());
        int[][] figures = new int[s.seats][];
        for (int seat = 0; seat < s.seats; seat++)
            figures[seat] = new int[] {total(s, seat), Goods.sum(s.goods(seat))};
        return Result.of(figures, Result.lines(SOURCES, s, s.seats));
    }
}
