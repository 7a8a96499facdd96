package signoria.games.age;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.laws.Budget;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.ArrayList;
import java.util.List;

class AgeTest extends GameContract<State, Move, View> {
    AgeTest() {
        super(new Age());
    }

    /** Long games: fewer of them. */
    @Override
    protected Budget budget() {
        return new Budget(1, 3, 8, 1, 3000);
    }

    /** What the others know of hidden cards can only be guessed. */
    @Override
    protected boolean imaginable(String part) {
        return !part.endsWith("knows") && !part.equals("watchers know");
    }

    /** Each number of seats and epochs; and the other ways a game can end. */
    @Override
    protected List<Golden<State>> golden() {
        List<Golden<State>> wanted = new ArrayList<>();
        for (int seats = 3; seats <= 6; seats++)
            for (int epochs = 1; epochs <= 3; epochs++)
                wanted.add(
                        new Golden<>(
                                "seats-" + seats + "-epochs-" + epochs,
                                seats,
                                "epochs=" + epochs,
                                epochs == 3 ? Style.MOODY : Style.EVEN,
                                s -> s.holds(State.PILE_DONE) && s.living() > 1));
        wanted.add(new Golden<>("one-is-left", 3, "-", Style.EVEN, s -> s.living() == 1));
        wanted.add(new Golden<>("none-is-left", 3, "-", Style.EVEN, s -> s.living() == 0));
        return wanted;
    }
}
