package signoria.games.age;

import signoria.kernel.Bits;

/** The chapter "phase 5: expansion": where tokens may go, by borders, caravans and ships. */
final class Reach {
    static final int GALLEYS = 4;
    static final int THREE_MASTERS = 8;
    static final int GALLEONS = 12;

    private Reach() {}

    /** Finds anew where the one who expands now may place. */
    static void renew(State s) {
        s.lands.moved = false;
        int seat = s.expanding();
        if (seat < 0) {
            s.lands.reach(0, 0, 0, 0);
            return;
        }
        find(s, seat);
    }

    /** §reach.1 From old pieces and the capital: over borders, by caravan, by ship. */
    static void find(State s, int seat) {
        Chart chart = s.catalog.chart;
        int capital = s.capital(seat);
        long low = s.lands.bases(seat, 0) | (capital < 64 ? 1L << capital : 0);
        long high = s.lands.bases(seat, 1) | (capital < 64 ? 0 : 1L << capital);
        long landLow = union(chart.land, 0, low, high);
        long landHigh = union(chart.land, 1, low, high);
        if (s.has(seat, Advance.CARAVAN)) {
            long overLow = landLow & ~low & ~s.lands.full(0) & s.variant.playLow();
            long overHigh = landHigh & ~high & ~s.lands.full(1) & s.variant.playHigh();
            landLow |= union(chart.land, 0, overLow, overHigh);
            landHigh |= union(chart.land, 1, overLow, overHigh);
        }
        long openLow = open(s, seat, 0);
        long openHigh = open(s, seat, 1);
        s.lands.reach(
                (landLow | low) & openLow,
                (landHigh | high) & openHigh,
                sea(s, seat, low, high, 0) & openLow,
                sea(s, seat, low, high, 1) & openHigh);
    }

    /** A word of the union of the sets of all elements; the table starts at that word. */
    private static long union(long[] sets, int start, long low, long high) {
        long union = 0;
        for (long rest = low; rest != 0; rest = Bits.rest(rest))
            union |= sets[start + 2 * Bits.first(rest)];
        for (long rest = high; rest != 0; rest = Bits.rest(rest))
            union |= sets[start + 128 + 2 * Bits.first(rest)];
        return union;
    }

    /**
     * §reach.2 A galley goes coast by coast, a three-master to any coast, a galleon overseas too.
     */
    private static long sea(State s, int seat, long low, long high, int word) {
        Chart chart = s.catalog.chart;
        int ship = s.ship(seat);
        if (ship == 0) return 0;
        if (ship > GALLEYS) return chart.coastal[word];
        int start = 2 * Chart.galleyRow(ship, s.has(seat, Advance.HEAVENS)) + word;
        return union(chart.galley, start, low & chart.coastal[0], high & chart.coastal[1]);
    }

    /**
     * §reach.3 Regions in play; V with Overland East; overseas with a galleon, the Americas with
     * New World.
     */
    private static long open(State s, int seat, int word) {
        long[] regions = s.catalog.chart.regions;
        long open = word == 0 ? s.variant.playLow() : s.variant.playHigh();
        if (!s.has(seat, Advance.OVERLAND_EAST)) open &= ~regions[2 * Region.V.ordinal() + word];
        if (!s.has(seat, Advance.OCEAN)) open &= ~regions[2 * Region.FAR_EAST.ordinal() + word];
        if (!s.has(seat, Advance.NEW_WORLD) || !s.has(seat, Advance.OCEAN))
            open &= ~regions[2 * Region.NEW_WORLD.ordinal() + word];
        return open;
    }

    /** §reach.3, §reach.4 Whether a seat may hold a province at all, whatever the way there. */
    static boolean mayHold(State s, int seat, int province) {
        long open = open(s, seat, province >>> 6);
        if ((open >>> province & 1) == 0) return false;
        return !s.catalog.province[province].region().overseas() || boxFree(s, seat, province);
    }

    /** §reach.4 A galleon's level is the number of overseas provinces one may be present in. */
    static boolean boxFree(State s, int seat, int province) {
        if (s.lands.owner(province) == seat || s.lands.tokens(province, seat) > 0) return true;
        return boxes(s, seat) < s.ship(seat) - THREE_MASTERS;
    }

    private static int boxes(State s, int seat) {
        int count = 0;
        for (int p : s.catalog.overseas)
            if (s.lands.owner(p) == seat || s.lands.tokens(p, seat) > 0) count++;
        return count;
    }

    /** §reach.5 How many tokens a ship may still bring to one province this turn. */
    static int capacity(State s, int seat, int province) {
        if (s.ship(seat) > THREE_MASTERS) return State.TOKENS;
        return Math.max(0, capacity(s, seat) - s.lands.shipped(province));
    }

    /** §reach.5 How many it brings to a province at all. */
    static int capacity(State s, int seat) {
        int ship = s.ship(seat);
        return ship > THREE_MASTERS ? State.TOKENS : 2 * ship;
    }
}
