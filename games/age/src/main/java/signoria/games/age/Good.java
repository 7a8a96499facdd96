package signoria.games.age;

/** The twelve commodities in the order of their table, with their base values (§map.2). */
enum Good {
    STONE(1),
    WOOL(2),
    TIMBER(3),
    GRAIN(4),
    CLOTH(5),
    WINE(5),
    METAL(6),
    FUR(7),
    SILK(8),
    SPICE(9),
    GOLD(10),
    IVORY(10);

    static final Good[] ALL = values();

    /** The goods that Wind/Watermill may shift (§advance.j). */
    static final Good[] MILLED = {GRAIN, CLOTH, WINE, METAL};

    final int base;

    Good(int base) {
        this.base = base;
    }
}
