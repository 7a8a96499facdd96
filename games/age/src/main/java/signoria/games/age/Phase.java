package signoria.games.age;

/**
 * Where the game stands: the opening, the seven phases of a turn (§turn.1), the last card play, the
 * end.
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
}
