package signoria.games.age;

import signoria.kernel.Told;

import java.util.List;

/**
 * One of the 107 provinces.
 *
 * @param market how many tokens its market bears; 1 for a satellite
 * @param goods what it produces; nothing for a satellite
 * @param arrows the provinces a satellite supports
 */
record Province(
        int number,
        String id,
        @Told("") Region region,
        int market,
        List<Good> goods,
        boolean capital,
        boolean coastal,
        @Told("") int[] arrows,
        @Told("") int[] land,
        @Told("") double lon,
        @Told("") double lat,
        String mark) {
    static final int COUNT = 107;

    boolean satellite() {
        return goods.isEmpty();
    }
}
