package signoria.games.age;

import signoria.kernel.Bits;

import java.util.List;

/**
 * The map as sets of provinces: who borders whom, who produces what, how far ships go. A set is two
 * words; a table of sets holds the low word of set {@code i} at {@code 2 * i} and the high word
 * after it.
 */
final class Chart {
    /** A stretch of shore; four provinces have two that no ship passes between. */
    record Coast(String id, int province, int[] coasts, int[] seas) {}

    static final int GALLEYS = 4;
    static final int WEAK = 32;
    private static final int FAR = Integer.MAX_VALUE;

    final long[] land = new long[2 * Province.COUNT];
    final long[] satellites = new long[2 * Province.COUNT];
    final long[] goods = new long[2 * Good.ALL.length];
    final long[] regions = new long[2 * Region.ALL.length];
    final long[] coastal = new long[2];
    final long[] satellite = new long[2];

    /** Provinces whose market is at most the index. */
    final long[] marketUpTo = new long[2 * 8];

    /**
     * Provinces where so many tokens always suffice against a marker, or a token in a satellite, as
     * long as no arms are in use and nobody owns Cosmopolitan; capitals are in none.
     */
    final long[] weak = new long[2 * WEAK];

    /**
     * Where a galley of level 1 to 4 takes tokens from a province; the second half with The
     * Heavens.
     */
    final long[] galley = new long[2 * GALLEYS * 2 * Province.COUNT];

    Chart(List<Province> provinces, List<Coast> coasts) {
        for (Province p : provinces) draw(p);
        for (Province p : provinces) if (!p.capital()) weigh(p);
        for (int astronomy = 0; astronomy < 2; astronomy++)
            for (Province p : provinces)
                if (p.coastal() && !p.region().overseas()) sail(coasts, p.number(), astronomy == 1);
    }

    private void draw(Province p) {
        int n = p.number();
        for (int to : p.land()) add(land, n, to);
        for (int to : p.arrows()) add(satellites, to, n);
        for (Good good : p.goods()) add(goods, good.ordinal(), n);
        add(regions, p.region().ordinal(), n);
        if (p.coastal()) add(coastal, 0, n);
        if (p.satellite()) add(satellite, 0, n);
        for (int market = p.market(); market < 8; market++) add(marketUpTo, market, n);
    }

    /** Twice the market, every satellite, Nationalism, and the arrow that a table may add. */
    private void weigh(Province p) {
        int n = p.number();
        int arrows = Long.bitCount(satellites[2 * n]) + Long.bitCount(satellites[2 * n + 1]);
        int gall = p.id().equals("nuremberg") ? 1 : 0;
        int most = p.satellite() ? 3 : 2 * p.market() + arrows + gall + 1;
        for (int tokens = most; tokens < WEAK; tokens++) add(weak, tokens, n);
    }

    /** §reach.2 Coast by coast, and with The Heavens once across a sea as if it were a coast. */
    private void sail(List<Coast> coasts, int from, boolean astronomy) {
        int[] plain = new int[coasts.size()];
        int[] crossed = new int[coasts.size()];
        java.util.Arrays.fill(plain, FAR);
        java.util.Arrays.fill(crossed, FAR);
        for (int c = 0; c < coasts.size(); c++) if (coasts.get(c).province == from) plain[c] = 0;
        for (int steps = 0; steps < 2 * GALLEYS; steps++) {
            for (int c = 0; c < coasts.size(); c++) {
                if (plain[c] == steps)
                    for (int to : coasts.get(c).coasts) near(plain, to, steps + 1);
                if (crossed[c] == steps)
                    for (int to : coasts.get(c).coasts) near(crossed, to, steps + 1);
                if (astronomy && plain[c] == steps) cross(coasts, crossed, c, steps + 2);
            }
        }
        for (int c = 0; c < coasts.size(); c++)
            for (int level = 1; level <= GALLEYS; level++)
                if (Math.min(plain[c], crossed[c]) <= 2 * level)
                    add(galley, galleyRow(level, astronomy) + from, coasts.get(c).province);
    }

    private static void cross(List<Coast> coasts, int[] crossed, int from, int steps) {
        for (int c = 0; c < coasts.size(); c++)
            for (int sea : coasts.get(from).seas)
                for (int other : coasts.get(c).seas) if (sea == other) near(crossed, c, steps);
    }

    private static void near(int[] distance, int coast, int steps) {
        if (steps < distance[coast]) distance[coast] = steps;
    }

    /** The row of a galley's sets, to which a province's number is added. */
    static int galleyRow(int level, boolean astronomy) {
        return ((astronomy ? GALLEYS : 0) + level - 1) * Province.COUNT;
    }

    static void add(long[] table, int row, int element) {
        table[2 * row + (element >>> 6)] |= 1L << element;
    }

    static boolean in(long[] table, int row, int element) {
        return (table[2 * row + (element >>> 6)] >>> element & 1) != 0;
    }

    static boolean in(long low, long high, int element) {
        return ((element < 64 ? low : high) >>> element & 1) != 0;
    }

    /** The next element of a set from {@code from} on, or -1. */
    static int next(long low, long high, int from) {
        if (from < 64) {
            long rest = low & -1L << from;
            if (rest != 0) return Bits.first(rest);
            return high == 0 ? -1 : 64 + Bits.first(high);
        }
        if (from >= 128) return -1;
        long rest = high & -1L << from;
        return rest == 0 ? -1 : 64 + Bits.first(rest);
    }
}
