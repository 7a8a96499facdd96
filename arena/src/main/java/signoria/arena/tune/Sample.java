package signoria.arena.tune;

/**
 * A quiet moment of a game.
 *
 * @param end what the game was worth to each seat when it was over
 * @param game the number of the game
 */
record Sample<S>(S state, double[] end, int game) {}
