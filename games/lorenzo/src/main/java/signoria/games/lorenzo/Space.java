package signoria.games.lorenzo;

import java.util.ArrayList;
import java.util.List;

/**
 * The action spaces by number: twenty floors of five towers (the special tower last), the areas of
 * harvest and production, the market, the council palace, and the spaces of six leaders, which only
 * their owner may use.
 */
final class Space {
    static final int FLOORS = 4;
    static final int TOWERS = 5;
    static final int SPECIAL_TOWER = 4;
    static final int HARVEST_SMALL = 20;
    static final int HARVEST_LARGE = 21;
    static final int PRODUCTION_SMALL = 22;
    static final int PRODUCTION_LARGE = 23;
    static final int MARKET = 24;
    static final int MARKETS = 4;
    static final int COUNCIL = 28;
    static final int LEADER = 29;
    static final int LEADERS = 6;
    static final int COUNT = LEADER + LEADERS;

    /** Where a member is that was not placed. */
    static final int HOME = 63;

    /**
     * Areas in which a player may have one coloured member only: the towers by number, harvest,
     * production.
     */
    static final int HARVEST_AREA = 5;

    static final int PRODUCTION_AREA = 6;
    static final int FREE_AREA = 7;

    private static final List<String> NAMES = new ArrayList<>();
    private static final int[] AREAS = new int[COUNT];

    static {
        for (String tower : List.of("territory", "character", "building", "venture", "special"))
            for (int floor = 1; floor <= FLOORS; floor++) NAMES.add(tower + " " + floor);
        NAMES.addAll(
                List.of("harvest small", "harvest large", "production small", "production large"));
        for (int space = 1; space <= MARKETS; space++) NAMES.add("market " + space);
        NAMES.add("council");
        for (int leader = 1; leader <= LEADERS; leader++) NAMES.add("leader " + leader);
        for (int space = 0; space < COUNT; space++)
            AREAS[space] =
                    space < HARVEST_SMALL
                            ? space / FLOORS
                            : space < PRODUCTION_SMALL
                                    ? HARVEST_AREA
                                    : space < MARKET ? PRODUCTION_AREA : FREE_AREA;
    }

    private Space() {}

    static boolean isFloor(int space) {
        return space < HARVEST_SMALL;
    }

    static boolean isWork(int space) {
        return space >= HARVEST_SMALL && space < MARKET;
    }

    static boolean isMarket(int space) {
        return space >= MARKET && space < COUNCIL;
    }

    static boolean isLarge(int space) {
        return space == HARVEST_LARGE || space == PRODUCTION_LARGE;
    }

    static boolean isLeader(int space) {
        return space >= LEADER && space < COUNT;
    }

    static int tower(int floor) {
        return floor / FLOORS;
    }

    static int area(int space) {
        return AREAS[space];
    }

    static String name(int space) {
        return space == HOME ? "home" : NAMES.get(space);
    }

    static List<String> names() {
        return NAMES;
    }
}
