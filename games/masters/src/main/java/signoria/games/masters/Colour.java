package signoria.games.masters;

/** The four kinds of development cards, in the order of the grid's columns. */
enum Colour {
    GREEN,
    BLUE,
    YELLOW,
    PURPLE;

    static final int COUNT = 4;
    static final Colour[] ALL = values();
}
