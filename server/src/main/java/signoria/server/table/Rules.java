package signoria.server.table;

import signoria.kernel.Digest;
import signoria.kernel.Game;
import signoria.wire.Wire;

import java.util.Optional;

/**
 * A game and its JSON.
 *
 * @param printed its catalogue, for those who draw it
 * @param catalogue what that is called: {@code own-…} where it is not the printed one
 */
record Rules<S, M, V>(Game<S, M, V> game, Wire<M, V> wire, String printed, String catalogue) {
    static <S, M, V> Rules<S, M, V> of(Game<S, M, V> game) {
        String printed = game.printed();
        String own = game.tables().isPrinted() ? "" : "own-";
        return new Rules<>(game, new Wire<>(game), printed, own + Digest.brief(printed));
    }

    /** What records and deeds call it, if it is not the printed one. */
    Optional<String> catalog() {
        return game.tables().isPrinted() ? Optional.empty() : Optional.of(game.tables().digest());
    }
}
