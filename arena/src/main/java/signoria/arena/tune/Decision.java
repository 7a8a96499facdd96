package signoria.arena.tune;

import java.util.List;

/**
 * A decision that was searched.
 *
 * @param chosen how much of the search each of the legal moves got
 */
record Decision<S, M>(S state, int seat, List<M> legal, double[] chosen, int game)
        implements Gathered {}
