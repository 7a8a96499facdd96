package signoria.games.age;

/**
 * The eight regions of the map and the two lands beyond the ocean, which belong to none (§setup.3).
 */
enum Region {
    I(6),
    II(5),
    III(4),
    IV(3),
    V(3),
    VI(3),
    VII(3),
    VIII(3),
    FAR_EAST(3),
    NEW_WORLD(3);

    static final Region[] ALL = values();

    /** In play from this number of players on (§setup.3). */
    final int players;

    Region(int players) {
        this.players = players;
    }

    boolean overseas() {
        return this == FAR_EAST || this == NEW_WORLD;
    }

    /** How the board writes it. */
    String numeral() {
        return overseas() ? name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') : name();
    }
}
