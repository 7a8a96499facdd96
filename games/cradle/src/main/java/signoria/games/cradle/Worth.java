package signoria.games.cradle;

/**
 * The game's own evaluation: the stones a seat may expect at the end. Stones count as they are;
 * every open event promises a share of what it would bring if it were scored now; cards promise
 * something for events to come.
 */
final class Worth {
    /**
     * What a symbol in a column is worth beyond the open events, and what for each that shows it.
     */
    private static final double SYMBOL = 0.12, SHOWN = 0.1;

    /** What each point of a character's strength is worth, and any card in hand. */
    private static final double STRENGTH = 0.13, IN_HAND = 0.2, CULTURE_IN_HAND = 0.05;

    /** How much of a prize one may expect, facing a rival and while still alone. */
    private static final double FACING = 0.75, ALONE = 0.5;

    /** What each free space before the scoring takes from that. */
    private static final double DISTANCE = 0.35;

    /** The genius piece at home. */
    private static final double GENIUS = 0.1;

    private Worth() {}

    static void of(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = s.phase == Phase.OVER ? ended(s, seat) : holds(s, seat);
        if (s.phase == Phase.OVER) return;
        for (int place = 0; place < State.PLACES; place++)
            if (s.event(place) != State.NONE) promise(s, place, out);
        if (s.teams) together(out);
    }

    /** §end.2, §end.3 Stones, with the hands to break ties. */
    private static double ended(State s, int seat) {
        int[] figures = Ending.figures(s, seat);
        return figures[0] + figures[1] / 100.0 + figures[2] / 100_000.0;
    }

    /** §teams.4 Partners expect the same. */
    private static void together(double[] out) {
        for (int seat = 0; seat < 2; seat++) out[seat] = out[seat + 2] = out[seat] + out[seat + 2];
    }

    /** What a seat has, without regard to the events. */
    private static double holds(State s, int seat) {
        double worth = s.reserve(seat) + s.stonesPlaced(seat);
        worth += STRENGTH * Characters.strength(s.catalog, s.pile(seat) | s.handPeople(seat));
        worth += IN_HAND * s.handSize(seat);
        worth += CULTURE_IN_HAND * Long.bitCount(s.handCultures(seat));
        if (s.genius(seat) == State.HOME) worth += GENIUS;
        int reach = Placing.reachable(s, seat);
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int count = s.count(seat, symbol);
            if (count > 0) worth += count * (SYMBOL + SHOWN * shown(s, reach, symbol));
        }
        return worth;
    }

    /** How many events within reach show a symbol. */
    private static int shown(State s, int reach, int symbol) {
        int shown = 0;
        for (int rest = reach; rest != 0; rest &= rest - 1) {
            int event = s.event(Integer.numberOfTrailingZeros(rest));
            if (event != State.NONE && (s.catalog.eventSymbols[event] >>> symbol & 1) != 0) shown++;
        }
        return shown;
    }

    /**
     * What an event would bring those who are there, culture and characters by how near they are.
     */
    private static void promise(State s, int place, double[] out) {
        int present = s.present(place);
        if (present == 0) return;
        int event = s.event(place);
        int free = ~s.occupied(place);
        double blue = nearness(free & s.catalog.coloured(event, false));
        double red = nearness(free & s.catalog.coloured(event, true));
        int one = Integer.numberOfTrailingZeros(present);
        int others = present & present - 1;
        if (others == 0) alone(s, place, one, blue, red, out);
        else facing(s, place, one, Integer.numberOfTrailingZeros(others), blue, red, out);
    }

    private static double nearness(int free) {
        return 1 / (1 + DISTANCE * Integer.bitCount(free));
    }

    private static void facing(
            State s, int place, int one, int two, double blue, double red, double[] out) {
        int culture = most(s, one, place) - most(s, two, place);
        int strength = strength(s, one, place) - strength(s, two, place);
        double share = FACING / (blue + red);
        double prize =
                share
                        * (blue * blue * culture
                                + red * red * s.height(place) * Math.clamp(strength, -1, 1));
        out[one] += prize;
        out[two] -= prize;
    }

    private static void alone(State s, int place, int seat, double blue, double red, double[] out) {
        double share = ALONE / (blue + red);
        int strength = Math.min(1, strength(s, seat, place));
        double prize =
                share
                        * (blue * blue * most(s, seat, place)
                                + red * red * s.height(place) * strength);
        out[seat] += prize;
        int payers = Payment.opponents(s, place, seat);
        double each = prize / Integer.bitCount(payers);
        for (int rest = payers; rest != 0; rest &= rest - 1)
            out[Integer.numberOfTrailingZeros(rest)] -= each;
    }

    /** The highest count of a symbol of the event. */
    private static int most(State s, int seat, int place) {
        int most = 0;
        for (int rest = s.catalog.eventSymbols[s.event(place)]; rest != 0; rest &= rest - 1)
            most = Math.max(most, s.count(seat, Integer.numberOfTrailingZeros(rest)));
        return most;
    }

    /** The strength of all characters that could be shown at the event. */
    private static int strength(State s, int seat, int place) {
        long hand = s.catalog.showable[s.catalog.eventSymbols[s.event(place)]];
        return Characters.strength(s.catalog, s.pile(seat) | s.handPeople(seat) & hand);
    }
}
