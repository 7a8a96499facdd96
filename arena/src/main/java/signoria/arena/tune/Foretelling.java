package signoria.arena.tune;

import signoria.kernel.Weights;

/** What weights foretell of games that were played. */
interface Foretelling {
    /** The weights that foretell best. */
    Weights best();

    /** How far weights miss, on average. */
    double loss(Weights weights);
}
