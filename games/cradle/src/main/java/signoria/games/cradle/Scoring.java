package signoria.games.cradle;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end of the game": the final count, and who has won. */
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
        if (partner != State.NONE) {
            stones += stones(s, partner);
            cultures += culturesInHand(s, partner);
            people |= s.cards.handPeople(partner);
        }
        return new int[] {stones, cultures, Characters.strength(s.catalog, people)};
    }

    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            figures[seat] = figures(s, seat);
            points.add(figures[seat][0]);
        }
        return new Result(Result.ranks(figures), points, lines(s));
    }

    private static List<Result.Line> lines(State s) {
        List<Result.Line> lines = new ArrayList<>();
        lines.add(line(s, "score-own", (state, seat) -> state.own(seat)));
        lines.add(line(s, "score-won", State::foreign));
        if (s.teams)
            lines.add(
                    line(s, "score-partner", (state, seat) -> stones(state, state.partner(seat))));
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
