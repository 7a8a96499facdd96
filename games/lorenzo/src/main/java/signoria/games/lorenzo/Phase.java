package signoria.games.lorenzo;

/** Where the game stands. */
enum Phase {
    TILES,
    DRAFT,
    AUCTION,
    SFORZA,
    ACTIONS,
    GONZAGA,
    REPORT,
    CASHING,
    OVER
}
