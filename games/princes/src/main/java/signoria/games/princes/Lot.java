package signoria.games.princes;

/**
 * What is auctioned, as a number: the city tiles by their index, then the events, the Pope, and the
 * two commands of a war.
 */
final class Lot {
    static final int NONE = -1;
    static final int EVENTS = Catalog.TILES;
    static final int POPE = EVENTS + Catalog.EVENTS;
    static final int ATTACKER = POPE + 1;
    static final int DEFENDER = POPE + 2;

    private Lot() {}

    static boolean isTile(int lot) {
        return lot >= 0 && lot < EVENTS;
    }

    static boolean isEvent(int lot) {
        return lot >= EVENTS && lot < POPE;
    }

    static boolean isCommand(int lot) {
        return lot == ATTACKER || lot == DEFENDER;
    }

    static Good good(Catalog catalog, int lot) {
        if (isTile(lot)) return Good.GOLD;
        return isEvent(lot) ? catalog.events[lot - EVENTS].good() : Good.INFLUENCE;
    }

    /** The id of a tile or event, {@code pope}, or the side that is looking for a condottiere. */
    static String id(Catalog catalog, int lot) {
        if (lot == NONE) return "";
        if (isTile(lot)) return catalog.tiles[lot].id();
        if (isEvent(lot)) return catalog.events[lot - EVENTS].id();
        return lot == POPE ? "pope" : lot == ATTACKER ? "attacker" : "defender";
    }

    static int of(Catalog catalog, String id) {
        for (int lot = NONE; lot <= DEFENDER; lot++) if (id(catalog, lot).equals(id)) return lot;
        throw new signoria.kernel.BadInput(
                "expected a city tile, an event, pope, attacker or defender, not '" + id + "'");
    }
}
