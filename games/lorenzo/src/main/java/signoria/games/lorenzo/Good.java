package signoria.games.lorenzo;

/**
 * What a player holds, in the order of all tables: four resources, three kinds of points, and two
 * promises of more.
 */
enum Good {
    WOOD,
    STONE,
    COIN,
    SERVANT,
    MILITARY,
    FAITH,
    VP,
    PRIVILEGE,
    TOKEN;

    static final Good[] ALL = values();
    static final int COUNT = ALL.length;

    /** The letter of short forms: {@code 2C 1W}. */
    static final String LETTERS = "WSCVMFPKT";

    char letter() {
        return LETTERS.charAt(ordinal());
    }
}
