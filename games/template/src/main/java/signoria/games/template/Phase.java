package signoria.games.template;

/** What is asked now. */
enum Phase {
    /** All seats choose a card. */
    CHOOSE,
    /** One seat decides whether to use the whip. */
    SPUR,
    OVER
}
