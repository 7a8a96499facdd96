package signoria.games.cradle;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.List;
import java.util.function.Predicate;

class CradleTest extends GameContract<State, Move, View> {
    CradleTest() {
        super(new Cradle());
    }

    /** Every ending, number of seats and teams; {@code left} was played by hand. */
    @Override
    protected List<Golden<State>> golden() {
        return List.of(
                new Golden<>("two-seats", 2, "-", Style.EVEN, byStones(2)),
                new Golden<>("three-seats", 3, "-", Style.MOODY, byStones(2)),
                new Golden<>("four-seats", 4, "-", Style.AMBITIOUS, byStones(2)),
                new Golden<>("teams", 4, "teams=on", Style.AMBITIOUS, byStones(2)),
                new Golden<>("last-stack-lower", 3, "-", Style.EVEN, byStones(2).and(s -> high(s))),
                new Golden<>("idle", 2, "-", Style.AMBITIOUS, Ending::idle),
                new Golden<>("tie-by-cultures", 2, "-", Style.EVEN, s -> decidedBy(s, 1)),
                new Golden<>("tie-by-characters", 2, "-", Style.EVEN, s -> decidedBy(s, 2)),
                new Golden<>("shared", 2, "-", Style.EVEN, s -> decidedBy(s, 3)),
                new Golden<>("teams-tie", 4, "teams=on", Style.EVEN, s -> decidedBy(s, 1)),
                new Golden<>("teams-shared", 4, "teams=on", Style.EVEN, s -> decidedBy(s, 3)));
    }

    /** Only so many stacks are left, and the stones decide. */
    private static Predicate<State> byStones(int stacks) {
        return s -> !Ending.idle(s) && Ending.stacks(s) == stacks && decidedBy(s, 0);
    }

    private static boolean high(State s) {
        for (int place = 0; place < State.PLACES; place++) if (s.height(place) > 2) return true;
        return false;
    }

    /** The first figure in which the best side and all others differ; 3 when none does. */
    private static boolean decidedBy(State s, int figure) {
        int[] best = Scoring.figures(s, 0);
        for (int seat = 1; seat < s.seats; seat++)
            if (java.util.Arrays.compare(Scoring.figures(s, seat), best) > 0)
                best = Scoring.figures(s, seat);
        int decided = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            int differs = java.util.Arrays.mismatch(Scoring.figures(s, seat), best);
            if (differs < 0 && !isBest(s, seat, best)) decided = 3;
            else if (differs > decided) decided = differs;
        }
        return decided == figure;
    }

    /** The seat, or its side, that the best figures were taken from first. */
    private static boolean isBest(State s, int seat, int[] best) {
        int first = 0;
        while (java.util.Arrays.mismatch(Scoring.figures(s, first), best) >= 0) first++;
        return seat == first || seat == s.partner(first);
    }
}
