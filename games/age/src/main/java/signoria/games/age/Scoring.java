package signoria.games.age;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The final count (§end.3). */
final class Scoring {
    private Scoring() {}

    /** §end.3 What the advances cost in print. */
    static int culture(State s, int seat) {
        int sum = 0;
        for (int rest = s.advances(seat); rest != 0; rest &= rest - 1)
            sum += s.catalog().advance[Integer.numberOfTrailingZeros(rest)].cost();
        return sum;
    }

    static int points(State s, int seat) {
        if (!s.lives(seat)) return 0;
        return culture(s, seat) + s.cash(seat) - Misery.value(s.misery(seat));
    }

    /** §end.3 Eliminated players come after all others, the later the better. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> points = new ArrayList<>();
        List<Integer> culture = new ArrayList<>();
        List<Integer> cash = new ArrayList<>();
        List<Integer> misery = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            boolean lives = s.lives(seat);
            figures[seat] = new int[] {lives ? 1 : 0, lives ? points(s, seat) : s.out(seat)};
            points.add(points(s, seat));
            culture.add(lives ? culture(s, seat) : 0);
            cash.add(lives ? s.cash(seat) : 0);
            misery.add(lives ? -Misery.value(s.misery(seat)) : 0);
        }
        return new Result(
                Result.ranks(figures),
                points,
                List.of(
                        new Result.Line("score.culture", culture),
                        new Result.Line("score.cash", cash),
                        new Result.Line("score.misery", misery)));
    }
}
