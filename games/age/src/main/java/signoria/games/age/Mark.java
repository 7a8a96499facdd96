package signoria.games.age;

/** What holds for a seat; those from {@link #PAIRS} on last, the others are of this turn only. */
enum Mark {
    UPGRADED,
    DEVELOPED,
    SWAPPED,
    RECORDED,
    CARD_BOUGHT,
    RULER,
    ASKED,
    /** The sets of advances that brought relief of misery already. */
    PAIRS,
    TRIPLES,
    ALL_LEARNED;

    private static final Mark[] ALL = values();

    /** Those that last longer than a turn, as bits. */
    static final int LASTING = -PAIRS.bit();

    static Mark of(int number) {
        return ALL[number];
    }

    static Mark ofSet(int set) {
        return ALL[PAIRS.ordinal() + set];
    }

    int bit() {
        return 1 << ordinal();
    }
}
