package signoria.games.princes;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.Result;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

class PrincesTest extends GameContract<State, Move, View> {
    PrincesTest() {
        super(new Princes());
    }

    @Override
    protected Set<String> figures() {
        return Set.of("figures.tsv");
    }

    /** What others know besides, and have sealed, is theirs alone; nobody can guess it. */
    @Override
    protected boolean imaginable(String part) {
        return !part.matches("seat \\d (knows|sealed|uses)");
    }

    /** A plain victory and a close one at every number of seats, and both options. */
    @Override
    protected List<Golden<State>> golden() {
        List<Golden<State>> wanted = new ArrayList<>();
        for (int seats = 3; seats <= 6; seats++) {
            wanted.add(
                    golden("laurels-" + seats, seats, "-", Style.AMBITIOUS, s -> laurels(s) >= 3));
            wanted.add(golden("tied-" + seats, seats, "-", Style.EVEN, PrincesTest::tied));
        }
        wanted.add(golden("without-trade", 4, "trade=off", Style.AMBITIOUS, s -> s.pope >= 0));
        wanted.add(golden("hidden-money", 5, "money=hidden", Style.MOODY, s -> s.pope < 0));
        return wanted;
    }

    private static Golden<State> golden(
            String name, int seats, String options, Style style, Predicate<State> ending) {
        return new Golden<>(name, seats, options, style, ending);
    }

    private static int laurels(State s) {
        int most = 0;
        for (int seat = 0; seat < s.seats; seat++) most = Math.max(most, s.laurels(seat));
        return most;
    }

    /** The first two have the same points. */
    private static boolean tied(State s) {
        Result result = Scoring.result(s);
        List<Integer> points = result.points().stream().sorted().toList();
        return points.get(s.seats - 1).equals(points.get(s.seats - 2));
    }
}
