package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games in the house, each made once. */
public final class Catalogue {
    private final Map<String, Rules<?, ?, ?>> rules = new LinkedHashMap<>();

    public Catalogue(Collection<Game<?, ?, ?>> games) {
        for (Game<?, ?, ?> game : games) rules.put(game.sheet().id(), Rules.of(game));
    }

    /** All that can be found. */
    public static Catalogue found() {
        return new Catalogue(Games.all());
    }

    /** The same with tables of one's own laid over those of some games. */
    public static Catalogue found(Map<String, Tables> own) {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        own.keySet().forEach(Games::named);
        for (Game<?, ?, ?> game : Games.all()) {
            Tables tables = own.get(game.sheet().id());
            games.add(tables == null ? game : game.with(tables));
        }
        return new Catalogue(games);
    }

    public List<Game<?, ?, ?>> games() {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        for (Rules<?, ?, ?> each : rules.values()) games.add(each.game());
        return games;
    }

    public Game<?, ?, ?> game(String id) {
        return rules(id).game();
    }

    /** What is printed in a game, as JSON, and what that catalogue is called. */
    public String printed(String id) {
        return rules(id).printed();
    }

    public String catalogue(String id) {
        return rules(id).catalogue();
    }

    /** What a game is called. */
    public String name(String id, Language in) {
        Sheet sheet = game(id).sheet();
        return in == Language.IT ? sheet.italian() : sheet.english();
    }

    Rules<?, ?, ?> rules(String id) {
        Rules<?, ?, ?> found = rules.get(id);
        if (found == null)
            throw new BadInput(
                    "no game '" + id + "': there are " + String.join(", ", rules.keySet()));
        return found;
    }

    /**
     * The game, for a table that was opened under this ruleset of it or an older one.
     *
     * @param catalog the catalogue it is played with, if it is not the printed one
     */
    Rules<?, ?, ?> rules(String id, int ruleset, Optional<String> catalog) {
        Rules<?, ?, ?> found = rules(id);
        if (!found.catalog().equals(catalog))
            throw new BadInput(
                    "the table was opened with "
                            + catalogue(catalog)
                            + " of "
                            + id
                            + "; this server has "
                            + catalogue(found.catalog()));
        int here = found.game().sheet().ruleset();
        if (here < ruleset)
            throw new BadInput(
                    "the table was opened under ruleset "
                            + ruleset
                            + " of "
                            + id
                            + "; this server has ruleset "
                            + here
                            + ": bring it up to date");
        return found;
    }

    private static String catalogue(Optional<String> catalog) {
        return catalog.map(digest -> "catalogue " + digest).orElse("the printed catalogue");
    }
}
