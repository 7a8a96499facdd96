package signoria.games.lorenzo;

/** The four kinds of development cards, in the order of their towers from left to right. */
enum Type {
    TERRITORY,
    CHARACTER,
    BUILDING,
    VENTURE;

    static final Type[] ALL = values();

    int bit() {
        return 1 << ordinal();
    }
}
