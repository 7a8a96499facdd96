package signoria.games.princes;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The chapter "city tiles": who may own them, and that each works once in a decade. */
final class CityTiles {
    private static final Refusal NOT_YOURS = Refusal.of("princes/city.5", "not-yours");
    private static final Refusal TURNED = Refusal.of("princes/city.5", "turned");

    private CityTiles() {}

    /** §city.2, §city.3 A seat may win the lot: a city tile within both limits, anything else. */
    static boolean mayOwn(State s, int seat, int lot) {
        return limit(s, seat, lot).isEmpty();
    }

    /** Which of the limits stands against it: {@code tiles}, {@code cities} or none. */
    static String limit(State s, int seat, int lot) {
        if (!Lot.isTile(lot)) return "";
        int tiles = s.tiles(seat);
        if (Integer.bitCount(tiles) >= s.catalog.mostTiles) return "tiles";
        if ((tiles & s.catalog.ofCity[s.catalog.tiles[lot].city().ordinal()]) != 0) return "";
        return cities(s, tiles) < s.catalog.mostCities ? "" : "cities";
    }

    /** Over how many cities some tiles (as bits) spread. */
    static int cities(State s, int tiles) {
        int cities = 0;
        for (int ofCity : s.catalog.ofCity) if ((tiles & ofCity) != 0) cities++;
        return cities;
    }

    /** §city.5 A tile must be one's own, not turned, and fit the question. */
    static Refusal refusal(State s, int seat, Move.Use move) {
        if ((s.tiles(seat) >>> move.tile() & 1) == 0) return NOT_YOURS;
        if ((s.turned >>> move.tile() & 1) != 0) return TURNED;
        return switch (s.phase) {
            case DISCOUNT -> Winnings.refusal(s, move);
            case VETO -> Wars.refusal(s, move);
            default -> Battles.refusal(s, seat, move);
        };
    }

    static void use(State s, int seat, int tile, Events events) {
        switch (s.phase) {
            case DISCOUNT -> Winnings.useDiscount(s, tile, events);
            case VETO -> Wars.use(s, seat, tile, events);
            default -> Battles.use(s, seat, tile);
        }
    }
}
