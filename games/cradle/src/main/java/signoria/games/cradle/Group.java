package signoria.games.cradle;

/** A span of years, and the colour its events are printed in. */
enum Group {
    RED,
    VIOLET,
    GREEN,
    BLUE,
    GREY,
    BLACK;

    static final Group[] ALL = values();
    static final int COUNT = ALL.length;
}
