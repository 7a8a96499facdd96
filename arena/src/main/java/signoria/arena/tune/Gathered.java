package signoria.arena.tune;

/** Something of a game of self-play. */
interface Gathered {
    /** The number of the game. */
    int game();
}
