package signoria.server.table;

import signoria.kernel.Game;
import signoria.wire.Wire;

/** A game and its JSON. */
record Rules<S, M, V>(Game<S, M, V> game, Wire<M, V> wire) {
    static <S, M, V> Rules<S, M, V> of(Game<S, M, V> game) {
        return new Rules<>(game, new Wire<>(game));
    }
}
