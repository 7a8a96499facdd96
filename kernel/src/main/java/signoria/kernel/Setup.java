package signoria.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is decided before the first move: seats, a value for every option of the sheet, the seed.
 */
public record Setup(int seats, Map<String, String> options, Seed seed) {
    public Setup {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public String option(String name) {
        String value = options.get(name);
        if (value == null) throw new IllegalStateException("option " + name + " was not checked");
        return value;
    }

    public boolean on(String name) {
        return option(name).equals("on");
    }

    public Setup with(Seed other) {
        return new Setup(seats, options, other);
    }

    /** A setup for a game, checked whole: the sheet's part and the game's own. */
    public static Setup of(Game<?, ?, ?> game, int seats, Map<String, String> chosen, Seed seed) {
        Setup setup = game.sheet().check(seats, chosen, seed);
        game.check(setup);
        return setup;
    }

    /** The smallest table of a game, as the box says: for what needs some table, whichever. */
    public static Setup smallest(Game<?, ?, ?> game) {
        return of(game, game.sheet().fewest(), Map.of(), Seed.ZERO);
    }

    /** The most seats a game takes with these options: some need an expansion for the last. */
    public static int mostSeats(Game<?, ?, ?> game, Map<String, String> chosen) {
        for (int seats = game.sheet().most(); seats > game.sheet().fewest(); seats--) {
            try {
                of(game, seats, chosen, Seed.ZERO);
                return seats;
            } catch (BadInput tooMany) {
                continue;
            }
        }
        return game.sheet().fewest();
    }
}
