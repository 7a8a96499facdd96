package signoria.games.age;

/**
 * Where the game stands: the opening, the seven phases of a turn (3), the last card play, the end.
 */
enum Phase {
    HANDS,
    BIDS,
    CAPITALS,
    DRAW,
    CARDS,
    HISTORY,
    PURCHASE,
    EXPANSION,
    INCOME,
    ORDER,
    LAST,
    OVER;

    static final Phase[] ALL = values();

    /** Renaissance may swap places at the start of phases 1 to 5 (9.7). */
    boolean swaps() {
        return ordinal() >= DRAW.ordinal() && ordinal() <= EXPANSION.ordinal();
    }
}
