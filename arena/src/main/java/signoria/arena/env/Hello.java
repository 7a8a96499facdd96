package signoria.arena.env;

import signoria.kernel.Game;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is said first, as JSON.
 *
 * @param games how many are played side by side
 * @param actions the text of every listed move; its place is the action's number
 * @param observation the name of every number of an observation, each with the place of its kind
 * @param kinds what numbers can mean
 * @param schema one hash of the observation's names and kinds
 */
record Hello(
        int version,
        String game,
        int ruleset,
        String catalog,
        int seats,
        Map<String, String> options,
        int games,
        List<String> actions,
        List<Named> observation,
        List<Kind> kinds,
        String schema) {
    /** Rises with every change that an older client would stumble over. */
    static final int VERSION = 1;

    record Named(String name, int kind) {}

    record Kind(String kind, List<String> values) {}

    static <S, M, V> Hello of(
            Game<S, M, V> game, Setup setup, int games, Observer<S, M, V> observer) {
        Map<Kind, Integer> kinds = new LinkedHashMap<>();
        List<Named> names = new ArrayList<>();
        for (Entry entry : observer.entries()) {
            Kind kind = new Kind(entry.kind().name().toLowerCase(), entry.values());
            kinds.putIfAbsent(kind, kinds.size());
            names.add(new Named(entry.name(), kinds.get(kind)));
        }
        List<String> actions = new ArrayList<>();
        for (M move : game.moves()) actions.add(game.notation().write(move));
        return new Hello(
                VERSION,
                game.sheet().id(),
                game.sheet().ruleset(),
                game.tables().digest(),
                setup.seats(),
                setup.options(),
                games,
                actions,
                names,
                List.copyOf(kinds.keySet()),
                observer.digest());
    }
}
