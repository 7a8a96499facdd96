package signoria.games.cradle;

import signoria.kernel.Result;
import signoria.kernel.Result.Line;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end of the game": the final count, and places. */
final class Scoring {
    private Scoring() {}

    /** §end.2 Stones of any colour. */
    static int stones(State s, int seat) {
        return s.reserve(seat);
    }

    /** §end.3 */
    static int culturesInHand(State s, int seat) {
        return Long.bitCount(s.cards.handCultures(seat));
    }

    /**
     * §end.2, §end.3 Stones, then cultures in hand, then the characters in hand; §teams.4 together.
     */
    static int[] figures(State s, int seat) {
        int partner = s.partner(seat);
        int stones = stones(s, seat);
        int cultures = culturesInHand(s, seat);
        long people = s.cards.handPeople(seat);
        if (partner != State.NOBODY) {
            stones += stones(s, partner);
            cultures += culturesInHand(s, partner);
            people |= s.cards.handPeople(partner);
        }
        return new int[] {stones, cultures, Characters.strength(s.catalog, people)};
    }

    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        for (int seat = 0; seat < s.seats; seat++) figures[seat] = figures(s, seat);
        return Result.of(figures, lines(s));
    }

    private static List<Line> lines(State s) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of("score-own", s.seats, s::own));
        lines.add(Line.of("score-won", s.seats, s::foreign));
        if (s.teams)
            lines.add(Line.of("score-partner", s.seats, seat -> stones(s, s.partner(seat))));
        return lines;
    }
}
