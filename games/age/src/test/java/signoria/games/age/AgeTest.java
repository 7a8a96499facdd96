package signoria.games.age;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.Option;
import signoria.kernel.Setup;
import signoria.kernel.Setups;
import signoria.kernel.laws.Effort;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class AgeTest extends GameContract<State, Move, View> {
    AgeTest() {
        super(new Age());
    }

    @Override
    protected Set<String> figures() {
        return Set.of("coasts.tsv");
    }

    /** Every number of seats with all epochs; every other value of an option over one epoch. */
    @Override
    protected List<Setup> setups() {
        Age game = new Age();
        List<Setup> setups = new ArrayList<>();
        for (int seats = 3; seats <= 6; seats++) setups.add(Setups.of(game, seats, "-"));
        setups.add(Setups.of(game, 4, "epochs=2"));
        for (Option option : game.sheet().options())
            for (String value : option.values())
                if (!option.name().equals("epochs") && !value.equals(option.usual()))
                    setups.add(
                            Setups.of(
                                    game,
                                    3 + setups.size() % 4,
                                    "epochs=1 " + option.name() + "=" + value));
        return setups;
    }

    /** Long games: fewer of them. */
    @Override
    protected Effort effort() {
        return new Effort(1, 3, 8, 1, 3000);
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
                                s -> s.holds(Fact.PILE_DONE) && s.living() > 1));
        wanted.add(new Golden<>("one-is-left", 3, "-", Style.EVEN, s -> s.living() == 1));
        wanted.add(new Golden<>("none-is-left", 3, "-", Style.EVEN, s -> s.living() == 0));
        return wanted;
    }
}
