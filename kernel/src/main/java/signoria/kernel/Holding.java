package signoria.kernel;

/**
 * Something a seat had or did in a game, by which a report over many games measures chances.
 *
 * @param kind what sort of thing: a family, a tile, the order of play
 * @param name which of them
 */
public record Holding(String kind, String name) {}
