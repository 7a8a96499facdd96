package signoria.arena.tune;

/**
 * A quiet moment of a game.
 *
 * @param end what the game was worth to each seat when it was over
 */
record Sample<S>(S state, double[] end, int game) implements Gathered {}
