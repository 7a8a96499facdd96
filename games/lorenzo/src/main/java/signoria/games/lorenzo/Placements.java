package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapters "the round" and "the value of an action": which space, with which member, and the
 * placement itself.
 */
final class Placements {
    private static final Refusal MEMBER_AWAY = Refusal.of("lorenzo/value.1", "away");
    private static final Refusal NO_MEMBER = Refusal.of("lorenzo/value.1", "no-member");
    private static final Refusal SAME_MEMBER = Refusal.of("lorenzo/value.5", "same");
    private static final Refusal TOO_LOW = Refusal.of("lorenzo/value.2", "too-low");
    private static final Refusal NOT_ENOUGH_SERVANTS = Refusal.of("lorenzo/value.2", "not-enough");
    private static final Refusal SAME_COLOUR = Refusal.of("lorenzo/tower.4", "same-colour");
    private static final Refusal WORK_COLOUR = Refusal.of("lorenzo/work.3", "same-colour");

    /** Above all values of dice. */
    private static final int SIX = 10;

    private Placements() {}

    /**
     * Whether some member at home can go to a space; what is the same for all spaces is counted
     * once.
     */
    private static Refusal closed(
            State s, int seat, int space, int areas, int best, int plain, int given) {
        boolean blocked = (areas >>> Space.area(space) & 1) != 0;
        Refusal why = closed(s, seat, space, blocked ? plain : best, given);
        if (!why.equals(NO_MEMBER) || !blocked || best == Values.NOBODY) return why;
        return Space.isFloor(space) ? SAME_COLOUR : WORK_COLOUR;
    }

    static Refusal refusal(State s, int seat, Move.Go move) {
        return closed(s, seat, move.space(), Values.AS_NEEDED);
    }

    static Refusal refusal(State s, int seat, Move.GoWith move) {
        return closed(s, seat, move.space(), move.servants());
    }

    private static Refusal closed(State s, int seat, int space, int given) {
        return closed(
                s,
                seat,
                space,
                Values.colouredAreas(s, seat),
                Values.best(s, seat, true),
                Values.best(s, seat, false),
                given);
    }

    /** What fee and price of a floor's card ask for beyond what is held, for the best member. */
    static long lacks(State s, int seat, int floor) {
        boolean blocked = (Values.colouredAreas(s, seat) >>> Space.area(floor) & 1) != 0;
        int value = Values.best(s, seat, !blocked);
        Refusal why = refusal(s, seat, Move.GOES[floor]);
        return Floors.lacks(s, seat, floor, value, Goods.NONE, why);
    }

    /**
     * Whether a member of this value can go to a space, with the servants it needs or those given.
     */
    private static Refusal closed(State s, int seat, int space, int value, int given) {
        if (Space.isFloor(space)) return Floors.closed(s, seat, space, value, Goods.NONE, given);
        Refusal why =
                Space.isWork(space)
                        ? Works.closed(s, seat, space)
                        : Space.isMarket(space)
                                ? Council.closed(s, seat, space)
                                : Space.isLeader(space)
                                        ? Leaders.closed(s, seat, space)
                                        : Refusal.NONE;
        if (why != Refusal.NONE) return why;
        if (value == Values.NOBODY) return NO_MEMBER;
        if (given > s.held(seat, Good.SERVANT)) return NOT_ENOUGH_SERVANTS;
        return servants(s, seat, space, value) <= Values.most(s, seat, given)
                ? Refusal.NONE
                : TOO_LOW;
    }

    /** A leader's space for harvest or production. */
    private static boolean working(State s, int space) {
        return Space.isLeader(space)
                && Leaders.ofSpace(s, space).ability().getFirst() instanceof Effect.MemberWork;
    }

    private static int minimum(State s, int space) {
        return Space.isLeader(space) ? Leaders.ofSpace(s, space).minimum() : 1;
    }

    /** §value.2 The fewest servants that bring a member of this value to a space but a floor. */
    static int servants(State s, int seat, int space, int value) {
        return Values.servantsFor(s, seat, lacking(s, seat, space) - value);
    }

    /** What a member must be worth in a space but a floor, before servants. */
    private static int lacking(State s, int seat, int space) {
        if (Space.isWork(space))
            return 1
                    + Works.malus(s, seat, space)
                    - Values.workPlus(s, seat, Works.production(space));
        if (!working(s, space)) return minimum(s, space);
        return 1 - Math.max(Values.workPlus(s, seat, false), Values.workPlus(s, seat, true));
    }

    static void legal(State s, int seat, List<Move> out) {
        for (long rest = open(s, seat); rest != 0; rest = Bits.rest(rest))
            out.add(Move.GOES[Bits.first(rest)]);
    }

    static boolean any(State s, int seat) {
        return open(s, seat) != 0;
    }

    /** The spaces to which some member at home can go, as bits. Hot. */
    private static long open(State s, int seat) {
        int best = Values.best(s, seat, true);
        if (best == Values.NOBODY) return 0;
        int areas = Values.colouredAreas(s, seat);
        int plain = areas == 0 ? best : Values.best(s, seat, false);
        long open = Floors.open(s, seat, areas, best, plain);
        for (int space = Space.HARVEST_SMALL; space < Space.MARKET; space++) {
            int value = (areas >>> Space.area(space) & 1) != 0 ? plain : best;
            if (closed(s, seat, space, value, Values.AS_NEEDED) == Refusal.NONE)
                open |= 1L << space;
        }
        if (servants(s, seat, Space.COUNCIL, best) <= s.held(seat, Good.SERVANT))
            open |= Council.stalls(s, seat) | 1L << Space.COUNCIL;
        for (long rest = s.leaders.abilities(seat) & s.catalog.actionSpaces;
                rest != 0;
                rest = Bits.rest(rest)) {
            int space = s.catalog.leaderSpace[Bits.first(rest)];
            if (closed(s, seat, space, best, Values.AS_NEEDED) == Refusal.NONE) open |= 1L << space;
        }
        return open;
    }

    // --- The member

    static void legalMember(State s, List<Move> out) {
        long task = s.agenda.top();
        int members = members(s, s.actor, Task.a(task), given(task));
        for (; members != 0; members = Bits.rest(members))
            out.add(Move.MEMBERS[Bits.first(members)]);
    }

    static Refusal refusal(State s, Move.Member move) {
        return refusal(s, Task.a(s.agenda.top()), move.member(), given(s.agenda.top()));
    }

    /** Whether a member may go to a space. */
    static Refusal refusal(State s, int space, int member, int given) {
        int seat = s.actor;
        if (!s.home(seat, member)) return MEMBER_AWAY;
        if (member < Members.COLOURED) {
            if ((Values.colouredAreas(s, seat) >>> Space.area(space) & 1) != 0)
                return Space.isFloor(space) ? SAME_COLOUR : WORK_COLOUR;
            if (hasTwin(s, seat, member)) return SAME_MEMBER;
        }
        return closed(s, seat, space, Values.member(s, seat, member), given);
    }

    /** §value.5 An earlier coloured member at home is the same choice. */
    private static boolean hasTwin(State s, int seat, int member) {
        for (int other = 0; other < member; other++)
            if (s.home(seat, other) && sort(s, seat, other) == sort(s, seat, member)) return true;
        return false;
    }

    /**
     * What makes coloured members the same choice: they are worth the same, and no leader that may
     * still leave play makes it so.
     */
    private static int sort(State s, int seat, int member) {
        if (!s.variant.leadersLeave()) return Values.member(s, seat, member);
        return s.members.six(seat) == member + 1 ? SIX + member : s.die(member);
    }

    /**
     * The members that may go to the space chosen, as bits; of coloured ones that are the same
     * choice the first.
     */
    private static int members(State s, int seat, int space, int given) {
        boolean blocked = (Values.colouredAreas(s, seat) >>> Space.area(space) & 1) != 0;
        int least = least(s, seat, space, given);
        int members = 0;
        for (int member = Members.COLOURED; member < Members.COUNT; member++)
            if (s.home(seat, member) && Values.member(s, seat, member) >= least)
                members |= 1 << member;
        if (blocked) return members;
        int sorts = 0;
        for (int member = 0; member < Members.COLOURED; member++) {
            if (!s.home(seat, member) || Values.member(s, seat, member) < least) continue;
            int sort = 1 << sort(s, seat, member);
            if ((sorts & sort) == 0) members |= 1 << member;
            sorts |= sort;
        }
        return members;
    }

    /** The least value of a member that the servants given, or all, raise far enough. */
    private static int least(State s, int seat, int space, int given) {
        if (Space.isFloor(space)) return Floors.least(s, seat, space, given);
        return lacking(s, seat, space) - Values.raise(s, seat, Values.most(s, seat, given));
    }

    /** The servants named with the space, or {@link Values#AS_NEEDED}. */
    static int given(long task) {
        return Task.d(task) - 1;
    }

    static boolean settle(State s, Events events) {
        long task = s.agenda.top();
        int members = members(s, s.actor, Task.a(task), given(task));
        if ((members & members - 1) != 0) return false;
        place(s, Bits.first(members), events);
        return true;
    }

    /** A space is chosen; with which member comes next. */
    static void go(State s, int space, int given) {
        s.agenda.pop();
        s.agenda.push(Task.of(Task.AFTER));
        s.agenda.push(Task.of(Task.MEMBER, space, 0, 0, given + 1));
    }

    /** The member is put down and the space does what it does. */
    static void place(State s, int member, Events events) {
        int seat = s.actor;
        int space = Task.a(s.agenda.top());
        int given = given(s.agenda.top());
        int value = Values.member(s, seat, member);
        s.agenda.pop();
        int fee = Space.isFloor(space) ? Floors.fee(s, seat, Space.tower(space)) : 0;
        s.members.put(seat, member, space);
        events.add(new LorenzoEvent.Placed(seat, member, space));
        if (Space.isFloor(space))
            Towers.enter(s, seat, space, value, fee, Goods.NONE, given, events);
        else if (Space.isWork(space))
            Works.enter(
                    s, Works.production(space), value - Works.malus(s, seat, space), given, events);
        else if (working(s, space))
            s.agenda.push(Task.of(Task.MEMBER_WORK, 0, value, 0, given + 1));
        else gather(s, seat, space, value, given, events);
    }

    private static void gather(State s, int seat, int space, int value, int given, Events events) {
        int servants = given < 0 ? servants(s, seat, space, value) : given;
        if (servants > 0) {
            s.add(seat, Good.SERVANT, -servants);
            events.add(new LorenzoEvent.Raised(seat, servants));
        }
        if (Space.isMarket(space)) Council.market(s, seat, space, events);
        else if (space == Space.COUNCIL) {
            Council.sit(s, seat);
            Effects.gain(s, seat, s.catalog.council, Effects.SPACE, events);
        } else if (Leaders.ofSpace(s, space).ability().getFirst()
                instanceof Effect.Gain(long goods))
            Effects.gain(s, seat, goods, Effects.SPACE, events);
    }
}
