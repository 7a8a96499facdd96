package signoria.games.masters;

/** The marbles of the market; the first four give the resource of the same ordinal. */
public enum Marble {
    YELLOW,
    GREY,
    PURPLE,
    BLUE,
    WHITE,
    RED;

    static final Marble[] ALL = values();

    /** How many of each are in the bowl. */
    static final int[] NUMBER = {2, 2, 2, 2, 4, 1};
}
