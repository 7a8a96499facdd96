package signoria.games.lorenzo;

/** Where the game stands. */
enum Phase {
    DRAFT,
    TILES,
    AUCTION,
    SFORZA,
    ACTIONS,
    GONZAGA,
    REPORT,
    CASHING,
    OVER
}
