package signoria.games.age;

/** What holds for everybody; those from {@link #CRUSADES} on are of this turn only. */
enum Fact {
    MONGOLS,
    FIREARMS,
    DECREE_ENDED,
    LAST_TURN,
    PILE_DONE,
    CRUSADES,
    STRIFE;

    /** Those that last longer than a turn, as bits. */
    static final int LASTING = CRUSADES.bit() - 1;

    int bit() {
        return 1 << ordinal();
    }
}
