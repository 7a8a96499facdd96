package signoria.games.template;

import signoria.kernel.Result;

import java.util.List;

/** The chapter "the end": places. */
final class Scoring {
    private Scoring() {}

    /** §end.1 The furthest wins; §end.2 of equals the one with more whips left. */
    static Result result(State s) {
        int[][] figures = new int[s.seats][];
        for (int seat = 0; seat < s.seats; seat++)
            figures[seat] = new int[] {s.space(seat), s.whips(seat)};
        return Result.of(figures, List.of(Result.Line.of("spaces", s.seats, s::space)));
    }
}
