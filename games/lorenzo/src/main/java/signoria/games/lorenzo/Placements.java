package signoria.games.lorenzo;

import signoria.kernel.Events;

import java.util.List;

/** Chapters "round" and "value": which space, with which member, and the placement itself. */
final class Placements {
    private Placements() {}

    /**
     * Whether some member at home can go to a space; what is the same for all spaces is counted
     * once.
     */
    private static Why why(State s, int seat, int space, int areas, int best, int plain) {
        boolean blocked = (areas >>> Space.area(space) & 1) != 0;
        Why why = why(s, seat, space, blocked ? plain : best);
        if (why != Why.NO_MEMBER || !blocked || best == Values.NOBODY) return why;
        return Space.isFloor(space) ? Why.SAME_COLOUR : Why.WORK_COLOUR;
    }

    static Why why(State s, int seat, int space) {
        return why(
                s,
                seat,
                space,
                Values.colouredAreas(s, seat),
                Values.best(s, seat, true),
                Values.best(s, seat, false));
    }

    /** Whether a member of this value can go to a space. */
    private static Why why(State s, int seat, int space, int value) {
        if (Space.isFloor(space)) return Towers.why(s, seat, space, value, Goods.NONE);
        Why why =
                Space.isWork(space)
                        ? Works.spaceWhy(s, seat, space)
                        : Space.isMarket(space)
                                ? Council.marketWhy(s, seat, space)
                                : Space.isLeader(space) ? Leaders.spaceWhy(s, seat, space) : Why.OK;
        if (why != Why.OK) return why;
        if (value == Values.NOBODY) return Why.NO_MEMBER;
        boolean reached;
        if (Space.isWork(space))
            reached =
                    Works.reachable(
                            s, seat, Works.production(space), value - Works.malus(s, seat, space));
        else if (working(s, space))
            reached =
                    Works.reachable(s, seat, false, value) || Works.reachable(s, seat, true, value);
        else reached = servants(s, seat, space, value) <= s.held(seat, Good.SERVANT);
        return reached ? Why.OK : Why.TOO_LOW;
    }

    /** A leader's space for harvest or production. */
    private static boolean working(State s, int space) {
        return Space.isLeader(space)
                && Leaders.ofSpace(s, space).ability().getFirst() instanceof Effect.MemberWork;
    }

    static int servants(State s, int seat, int space, int value) {
        int minimum = Space.isLeader(space) ? Leaders.ofSpace(s, space).minimum() : 1;
        return Values.servantsFor(s, seat, minimum - value);
    }

    static void list(State s, int seat, List<Move> out) {
        int areas = Values.colouredAreas(s, seat);
        int best = Values.best(s, seat, true);
        if (best == Values.NOBODY) return;
        int plain = areas == 0 ? best : Values.best(s, seat, false);
        int[] floors = s.floors;
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++) {
            if (floors[floor] == 0) continue;
            boolean blocked = (areas >>> floor / Space.FLOORS & 1) != 0;
            if (Towers.why(s, seat, floor, blocked ? plain : best, Goods.NONE) == Why.OK)
                out.add(Move.GO.get(floor));
        }
        int last = s.set(seat, State.ABILITIES) == 0 ? Space.LEADER : Space.COUNT;
        for (int space = Space.HARVEST_SMALL; space < last; space++)
            if (why(s, seat, space, areas, best, plain) == Why.OK) out.add(Move.GO.get(space));
    }

    static boolean any(State s, int seat) {
        int areas = Values.colouredAreas(s, seat);
        int best = Values.best(s, seat, true);
        if (best == Values.NOBODY) return false;
        int plain = Values.best(s, seat, false);
        for (int space = Space.COUNT - 1; space >= 0; space--)
            if (why(s, seat, space, areas, best, plain) == Why.OK) return true;
        return false;
    }

    /** round.4 Only who can place no member may pass. */
    static Why passWhy(State s, int seat) {
        return any(s, seat) ? Why.CAN_PLACE : Why.OK;
    }

    // --- The member
    // -------------------------------------------------------------------------------------

    static Why memberWhy(State s, int space, int member) {
        int seat = s.actor;
        if (!s.home(seat, member)) return Why.MEMBER_AWAY;
        if (member < State.COLOURED) {
            if ((Values.colouredAreas(s, seat) >>> Space.area(space) & 1) != 0)
                return Space.isFloor(space) ? Why.SAME_COLOUR : Why.WORK_COLOUR;
            int value = Values.member(s, seat, member);
            for (int other = 0; other < member; other++)
                if (s.home(seat, other) && Values.member(s, seat, other) == value)
                    return Why.SAME_MEMBER;
        }
        return why(s, seat, space, Values.member(s, seat, member));
    }

    static boolean settle(State s, Events events) {
        int space = Task.a(s.peek());
        int only = -1;
        for (int member = 0; member < State.MEMBERS; member++)
            if (memberWhy(s, space, member) == Why.OK) {
                if (only >= 0) return false;
                only = member;
            }
        place(s, only, events);
        return true;
    }

    /** The member is put down and the space does what it does. */
    static void place(State s, int member, Events events) {
        int seat = s.actor;
        int space = Task.a(s.peek());
        int value = Values.member(s, seat, member);
        s.pop();
        int fee = Space.isFloor(space) ? Towers.fee(s, seat, Space.tower(space)) : 0;
        s.moveMember(seat, member, space);
        s.occupied |= State.spaceBit(seat, space);
        events.add(new LorenzoEvent.Placed(seat, member, space));
        if (Space.isFloor(space)) Towers.enter(s, seat, space, value, fee, Goods.NONE, events);
        else if (Space.isWork(space))
            s.push(
                    Task.of(
                            Task.WORK,
                            Works.production(space) ? 1 : 0,
                            value - Works.malus(s, seat, space),
                            0,
                            0));
        else if (working(s, space)) s.push(Task.of(Task.MEMBER_WORK, 0, value, 0, 0));
        else gather(s, seat, space, value, events);
    }

    private static void gather(State s, int seat, int space, int value, Events events) {
        int servants = servants(s, seat, space, value);
        if (servants > 0) {
            s.add(seat, Good.SERVANT.ordinal(), -servants);
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
