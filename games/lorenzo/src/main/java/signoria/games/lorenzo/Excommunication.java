package signoria.games.lorenzo;

/**
 * The excommunication tiles, eight of each period, in printed order; the eighth comes with
 * Famiglie.
 */
enum Excommunication {
    LESS_MILITARY,
    LESS_COINS,
    LESS_SERVANTS,
    LESS_WOOD_AND_STONE,
    HARVEST_MINUS_3,
    PRODUCTION_MINUS_3,
    COLOURED_MINUS_1,
    LESS_TOKENS,
    TERRITORY_MINUS_4,
    BUILDING_MINUS_4,
    CHARACTER_MINUS_4,
    VENTURE_MINUS_4,
    NO_MARKET,
    SERVANTS_HALVED,
    SKIP_FIRST,
    NO_SPECIAL_TOWER,
    NO_CHARACTER_POINTS,
    NO_VENTURE_POINTS,
    NO_TERRITORY_POINTS,
    LOSE_FIFTH,
    LOSE_PER_MILITARY,
    LOSE_PER_BUILDING_COST,
    LOSE_PER_RESOURCE,
    LOSE_PER_FIFTH_CARD;

    static final Excommunication[] ALL = values();
    static final int PER_PERIOD = 8;

    /** The tile of a period (from 0) by its printed number (from 0). */
    static Excommunication of(int period, int number) {
        return ALL[period * PER_PERIOD + number];
    }

    int bit() {
        return 1 << ordinal();
    }

    /** The printed name: {@code E1-5}. */
    String id() {
        return "E" + (ordinal() / PER_PERIOD + 1) + "-" + (ordinal() % PER_PERIOD + 1);
    }
}
