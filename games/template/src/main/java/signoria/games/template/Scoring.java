package signoria.games.template;

import signoria.kernel.Result;

import java.util.ArrayList;
import java.util.List;

/** The chapter "the end". */
final class Scoring {
    private Scoring() {}

    /** §end.1 The furthest wins; §end.2 of equals the one with more whips left. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        List<Integer> spaces = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            figures[seat] = new int[] {s.space(seat), s.whips(seat)};
            spaces.add(s.space(seat));
        }
        return new Result(
                Result.ranks(figures), spaces, List.of(new Result.Line("spaces", spaces)));
    }
}
