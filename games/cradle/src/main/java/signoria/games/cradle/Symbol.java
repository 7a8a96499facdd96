package signoria.games.cradle;

/** A field of culture. */
enum Symbol {
    SCIENCE,
    ARCHITECTURE,
    FINANCE,
    EXPLORATION,
    RELIGION;

    static final Symbol[] ALL = values();
    static final int COUNT = ALL.length;

    int bit() {
        return 1 << ordinal();
    }
}
