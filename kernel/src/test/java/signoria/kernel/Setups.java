package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Setups of a game to try things on. */
public final class Setups {
    private Setups() {}

    /**
     * Every number of seats with the usual options; then every other value of each option, with
     * seats in turn.
     */
    public static List<Setup> oneAtATime(Game<?, ?, ?> game) {
        List<Setup> setups = new ArrayList<>();
        Sheet sheet = game.sheet();
        for (int seats = sheet.fewest(); seats <= sheet.most(); seats++)
            add(setups, game, seats, Map.of());
        int turn = 0;
        for (Option option : sheet.options())
            for (String value : option.values())
                if (!value.equals(option.usual()))
                    oneOf(setups, game, turn++, Map.of(option.name(), value));
        return setups;
    }

    /**
     * The setup with these options and the first number of seats, from the turn's on, that the game
     * takes.
     */
    private static void oneOf(
            List<Setup> setups, Game<?, ?, ?> game, int turn, Map<String, String> options) {
        int fewest = game.sheet().fewest();
        int numbers = game.sheet().most() - fewest + 1;
        for (int i = 0; i < numbers; i++)
            if (add(setups, game, fewest + (turn + i) % numbers, options)) return;
    }

    private static boolean add(
            List<Setup> setups, Game<?, ?, ?> game, int seats, Map<String, String> options) {
        try {
            return setups.add(Setup.of(game, seats, options, Seed.ZERO));
        } catch (BadInput refused) {
            return false;
        }
    }

    /** A setup with some options chosen, checked. */
    public static Setup of(Game<?, ?, ?> game, int seats, String options) {
        return Setup.of(game, seats, Position.options(options), Seed.ZERO);
    }

    /** A setup in a few words. */
    public static String name(Setup setup) {
        return setup.seats() + " seats, " + Position.options(new TreeMap<>(setup.options()));
    }
}
