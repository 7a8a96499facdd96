package signoria.games.lorenzo;

import signoria.kernel.GameContract;
import signoria.kernel.Golden;
import signoria.kernel.Setup;
import signoria.kernel.Setups;
import signoria.kernel.laws.Effort;
import signoria.kernel.laws.RandomPlayer.Style;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class LorenzoTest extends GameContract<State, Move, View> {
    private static final String BOTH = "famiglie=on pazzi=on";

    LorenzoTest() {
        super(new Lorenzo());
    }

    @Override
    protected Set<String> figures() {
        return Set.of("tracks.tsv");
    }

    /** Every part of the game alone and with the others, at every number of seats it takes. */
    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        Lorenzo game = new Lorenzo();
        for (int seats = 2; seats <= 5; seats++) {
            if (seats < 5) {
                setups.add(Setups.of(game, seats, "advanced=off"));
                setups.add(Setups.of(game, seats, "-"));
                setups.add(Setups.of(game, seats, "pazzi=on"));
            }
            setups.add(Setups.of(game, seats, "famiglie=on"));
            setups.add(Setups.of(game, seats, BOTH));
        }
        setups.add(Setups.of(game, 3, "pazzi=on decks=seen"));
        setups.add(Setups.of(game, 2, BOTH + " decks=chosen:1-94,168,167"));
        return setups;
    }

    @Override
    protected Effort effort() {
        return Effort.USUAL.games(3).states(16);
    }

    /** In imagined worlds others have forgotten what they saw in the draft. */
    @Override
    protected boolean imaginable(String part) {
        return !part.endsWith("knowledge") && !part.equals("watchers know");
    }

    /** Each part at each number of seats. */
    @Override
    protected List<Golden<State>> golden() {
        List<Golden<State>> wanted = new ArrayList<>();
        for (int seats = 2; seats <= 5; seats++) {
            if (seats < 5) {
                wanted.add(golden("base-" + seats, seats, "advanced=off"));
                wanted.add(golden("advanced-" + seats, seats, "-"));
                wanted.add(golden("pazzi-" + seats, seats, "pazzi=on"));
            }
            wanted.add(golden("famiglie-" + seats, seats, "famiglie=on"));
            wanted.add(golden("all-" + seats, seats, BOTH));
        }
        return wanted;
    }

    private static Golden<State> golden(String name, int seats, String options) {
        return new Golden<>(name, seats, options, Style.AMBITIOUS, s -> s.phase == Phase.OVER);
    }
}
