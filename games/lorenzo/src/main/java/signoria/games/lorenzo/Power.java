package signoria.games.lorenzo;

/** What leaders, characters and families change for good while their owner has them. */
enum Power {
    // Leaders.
    OCCUPIED_SPACES,
    NO_FEE,
    NEUTRAL_PLUS_3,
    COLOURED_5,
    COLOURED_PLUS_2,
    COPY_LEADER,
    SUPPORT_PLUS_5,
    NO_MILITARY_NEED,
    DOUBLE_IMMEDIATE,
    COINS_LESS_3,
    NO_EXCOMMUNICATION,
    SERVANTS_AS_GOODS,
    SERVANTS_COUNT_2,
    POINT_MORE,
    PRIVILEGE_MORE,
    // Characters.
    NO_FLOOR_BONUS,
    NO_FEE_SPECIAL_TOWER,
    LARGE_PRODUCTION,
    LARGE_HARVEST,
    TOKEN_ON_LEADER,
    ONE_REQUIREMENT_LESS,
    // Families.
    KEEP_BUILDING_GOODS,
    MILITARY_NOT_SPENT,
    EIGHT_CHARACTERS,
    CARD_FOR_SEVEN_SERVANTS,
    FIFTH_MEMBER,
    HARVEST_ON_TERRITORY,
    MILITARY_TO_COINS,
    LEADERS_ONE_FREE,
    SET_REWARDS,
    FAITH_TILES,
    PRIVILEGE_WITH_FAITH,
    LEADER_TOKENS;

    long bit() {
        return 1L << ordinal();
    }
}
