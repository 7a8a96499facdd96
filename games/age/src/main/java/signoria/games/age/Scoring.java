package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Result;
import signoria.kernel.Result.Line;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end": the final count. */
final class Scoring {
    private Scoring() {}

    /** §end.3 What the advances cost in print. */
    static int culture(State s, int seat) {
        int sum = 0;
        for (int rest = s.advances(seat); rest != 0; rest = Bits.rest(rest))
            sum += s.catalog.advance[Bits.first(rest)].cost();
        return sum;
    }

    /** §end.3 Who is out scores nothing. */
    static int points(State s, int seat) {
        return counted(s, seat) + cash(s, seat) + misery(s, seat);
    }

    private static int counted(State s, int seat) {
        return s.lives(seat) ? culture(s, seat) : 0;
    }

    private static int cash(State s, int seat) {
        return s.lives(seat) ? s.cash(seat) : 0;
    }

    private static int misery(State s, int seat) {
        return s.lives(seat) ? -Misery.value(s.misery(seat)) : 0;
    }

    /** §end.3 Eliminated players come after all others, the later the better. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            boolean lives = s.lives(seat);
            figures[seat] = new int[] {lives ? 1 : 0, lives ? points(s, seat) : s.out(seat)};
            points.add(points(s, seat));
        }
        return new Result(
                Result.ranks(figures),
                points,
                List.of(
                        Line.of("score.culture", s.seats, seat -> counted(s, seat)),
                        Line.of("score.cash", s.seats, seat -> cash(s, seat)),
                        Line.of("score.misery", s.seats, seat -> misery(s, seat))));
    }
}
