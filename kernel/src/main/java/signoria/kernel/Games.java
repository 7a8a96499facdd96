package signoria.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games that are in the house, found at run time. */
public final class Games {
    private Games() {}

    /** All games, by id. */
    public static List<Game<?, ?, ?>> all() {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) games.add(game);
        games.sort(Comparator.comparing(game -> game.sheet().id()));
        return games;
    }

    public static Game<?, ?, ?> named(String id) {
        List<Game<?, ?, ?>> games = all();
        for (Game<?, ?, ?> game : games) if (game.sheet().id().equals(id)) return game;
        throw new BadInput("no game '" + id + "': there are " + ids(games));
    }

    private static String ids(List<Game<?, ?, ?>> games) {
        return games.stream().map(game -> game.sheet().id()).collect(Collectors.joining(", "));
    }
}
