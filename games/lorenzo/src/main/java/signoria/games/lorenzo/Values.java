package signoria.games.lorenzo;

/**
 * The chapter "the value of an action": what a member or an action is worth, and what servants add.
 */
final class Values {
    /** Lower than any member. */
    static final int NOBODY = -99;

    /** Just the servants that an action needs; any other number is one that the player named. */
    static final int AS_NEEDED = -1;

    private static final Excommunication[] CURSE_OF_TYPE = {
        Excommunication.TERRITORY_MINUS_4,
        Excommunication.CHARACTER_MINUS_4,
        Excommunication.BUILDING_MINUS_4,
        Excommunication.VENTURE_MINUS_4
    };

    private static final long NEUTRAL_PLUS_3 = Power.NEUTRAL_PLUS_3.bit();
    private static final long COLOURED_5 = Power.COLOURED_5.bit();
    private static final long COLOURED_PLUS_2 = Power.COLOURED_PLUS_2.bit();

    private Values() {}

    /** §value.4 The die (or 5, or 6), then what is added to and taken from the member itself. */
    static int member(State s, int seat, int member) {
        if (member == Members.SPECIAL) return 3;
        long powers = s.powers(seat);
        if (member == Members.NEUTRAL) return (powers & NEUTRAL_PLUS_3) != 0 ? 3 : 0;
        int value =
                s.members.six(seat) == member + 1
                        ? 6
                        : (powers & COLOURED_5) != 0 ? 5 : s.die(member);
        if ((powers & COLOURED_PLUS_2) != 0) value += 2;
        return s.cursed(seat, Excommunication.COLOURED_MINUS_1) ? value - 1 : value;
    }

    /** The highest value among the members at home; coloured ones only where they may go. */
    static int best(State s, int seat, boolean coloured) {
        int best = NOBODY;
        for (int member = coloured ? 0 : Members.COLOURED; member < Members.SPECIAL; member++)
            if (s.members.at(seat, member) == Space.HOME)
                best = Math.max(best, member(s, seat, member));
        return best < 3 && s.home(seat, Members.SPECIAL) ? 3 : best;
    }

    /** The areas (as bits) in which a coloured member of the seat stands already. */
    static int colouredAreas(State s, int seat) {
        int areas = 0;
        for (int member = 0; member < Members.COLOURED; member++) {
            int at = s.members.at(seat, member);
            if (at < Space.MARKET) areas |= 1 << Space.area(at);
        }
        return areas;
    }

    /** §value.3 What cards and excommunications add to taking a card of a type. */
    static int takePlus(State s, int seat, Type type) {
        int plus = s.bonus(seat, type.ordinal());
        return s.cursed(seat, CURSE_OF_TYPE[type.ordinal()]) ? plus - 4 : plus;
    }

    /** §value.3 The same for harvest and production. */
    static int workPlus(State s, int seat, boolean production) {
        int plus = s.bonus(seat, production ? Effect.PRODUCTION : Effect.HARVEST);
        return plus - workCurse(s, seat, production);
    }

    static int workCurse(State s, int seat, boolean production) {
        return s.cursed(
                        seat,
                        production
                                ? Excommunication.PRODUCTION_MINUS_3
                                : Excommunication.HARVEST_MINUS_3)
                ? 3
                : 0;
    }

    /** §value.2 The servants that raise an action by so much. */
    static int servantsFor(State s, int seat, int gap) {
        int lacking = Math.max(0, gap);
        boolean halved = s.cursed(seat, Excommunication.SERVANTS_HALVED);
        if (s.has(seat, Power.SERVANTS_COUNT_2)) return halved ? lacking : lacking + 1 >> 1;
        return halved ? 2 * lacking : lacking;
    }

    /** The servants that may raise an action: those named, or all that are held. */
    static int most(State s, int seat, int given) {
        return given < 0 ? s.held(seat, Good.SERVANT) : given;
    }

    /** §value.2 What so many servants add. */
    static int raise(State s, int seat, int servants) {
        boolean halved = s.cursed(seat, Excommunication.SERVANTS_HALVED);
        if (s.has(seat, Power.SERVANTS_COUNT_2)) return halved ? servants : 2 * servants;
        return halved ? servants / 2 : servants;
    }
}
