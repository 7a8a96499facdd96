package signoria.games.masters;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.ArrayList;
import java.util.List;

class MastersTest extends GameContract<State, Move, View> {
    MastersTest() {
        super(new Masters());
    }

    /** Every way a game can end, at every number of seats. */
    @Override
    protected List<Golden<State>> golden() {
        List<Golden<State>> wanted = new ArrayList<>();
        for (int seats = 1; seats <= 4; seats++) {
            wanted.add(
                    golden(
                            "seventh-card-" + seats,
                            seats,
                            Style.AMBITIOUS,
                            MastersTest::seventhCard));
            wanted.add(
                    golden(
                            "last-space-" + seats,
                            seats,
                            seats == 1 ? Style.AMBITIOUS : Style.MOODY,
                            MastersTest::lastSpace));
        }
        wanted.add(
                golden("lost-to-the-cross", 1, Style.EVEN, s -> s.lost && s.cross == Faith.LAST));
        wanted.add(golden("lost-a-colour", 1, Style.EVEN, s -> s.lost && s.cross < Faith.LAST));
        return wanted;
    }

    private static Golden<State> golden(
            String name, int seats, Style style, java.util.function.Predicate<State> ending) {
        return new Golden<>(name, seats, "-", style, ending);
    }

    private static boolean seventhCard(State s) {
        return !s.lost && mostCards(s) >= Cards.ENOUGH;
    }

    private static boolean lastSpace(State s) {
        return !s.lost && mostCards(s) < Cards.ENOUGH;
    }

    private static int mostCards(State s) {
        int most = 0;
        for (int seat = 0; seat < s.seats; seat++)
            most = Math.max(most, Long.bitCount(s.owned(seat)));
        return most;
    }
}
