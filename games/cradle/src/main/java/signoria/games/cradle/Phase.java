package signoria.games.cradle;

/** What is asked now. */
enum Phase {
    /** A turn begins: a piece must be placed; before that stones may be swapped. */
    PLACE,
    /** A placed piece was lifted and must be put down elsewhere. */
    LIFTED,
    /** The genius piece was placed: open cards may be taken. */
    BONUS,
    /** Actions with the cards. */
    ACT,
    /** Culture scoring: which symbol is counted? */
    SYMBOL,
    /** Character scoring: show a character, or pass. */
    SHOW,
    /** A prize is due: which stone is paid? */
    PAY,
    /** Which of the cards used goes back to hand? */
    KEEP,
    OVER;

    static final Phase[] ALL = values();
}
