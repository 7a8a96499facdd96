package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/** The chapter "activating production". */
final class Production {
    /** The numbers of powers: the board's own, the slots from 1, the leaders from here on. */
    static final int BASE = 0;

    static final int LEADERS = 1 + State.SLOTS;

    private static final Refusal NO_SUCH_POWER = Refusal.of("masters/production.1", "no-power");
    private static final Refusal TWICE = Refusal.of("masters/production.3", "twice");
    private static final Refusal NO_POWER_YET = Refusal.of("masters/production.1", "none-yet");
    private static final Refusal NOTHING_TO_SPEND = Refusal.of("masters/production.2", "not-now");
    private static final Refusal NOT_OWNED = Refusal.of("masters/production.3", "not-owned");
    private static final Refusal NOTHING_TO_MAKE =
            Refusal.of("masters/production.2", "nothing-to-make");

    private Production() {}

    /** The power with this number, or null when the seat in turn does not have it. */
    static Power power(State s, int number) {
        if (number == BASE) return Power.BASE;
        if (number < LEADERS) {
            int slot = number - 1;
            int height = s.height(s.turn, slot);
            return height == 0 ? null : s.catalog.cards[s.stacked(s.turn, slot, height)].power();
        }
        int leader = number - LEADERS;
        return (s.played(s.turn) & s.catalog.productions & 1L << leader) == 0
                ? null
                : s.catalog.power[leader];
    }

    static void legal(State s, List<Move> out) {
        for (long powers = available(s); powers != 0; powers = Bits.rest(powers))
            out.add(Move.ACTIVATES[Bits.first(powers)]);
    }

    /** §production.3 One more power, or the plan is carried out. */
    static void legalMore(State s, List<Move> out) {
        legal(s, out);
        out.add(Move.PRODUCE);
    }

    /** §production.1, §production.3 The powers that can still join the plan, as bits. */
    private static long available(State s) {
        long inSight = (1L << LEADERS) - 1 | (s.played(s.turn) & s.catalog.productions) << LEADERS;
        long left = s.goods(s.turn) - s.need;
        long available = 0;
        for (long rest = inSight & ~s.powers; rest != 0; rest = Bits.rest(rest)) {
            int number = Bits.first(rest);
            Power power = power(s, number);
            if (power != null && payable(power, left)) available |= 1L << number;
        }
        return available;
    }

    /** §production.3 It can be paid beside all that was chosen before. */
    private static boolean payable(Power power, long left) {
        return Goods.covers(left, power.in()) && Goods.sum(left - power.in()) >= power.anyIn();
    }

    static Refusal refusal(State s, Move.Activate move) {
        Power power = power(s, move.power());
        if (power == null) return NO_SUCH_POWER;
        if ((s.powers >>> move.power() & 1) != 0) return TWICE;
        long left = s.goods(s.turn) - s.need;
        if (payable(power, left)) return Refusal.NONE;
        long missing = Goods.less(power.in(), left);
        for (Resource resource : Resource.ALL) {
            int lacking = Goods.count(missing, resource.ordinal());
            if (lacking > 0)
                return Refusal.of(
                        "masters/production.3", "cannot-pay", lacking, Text.lower(resource));
        }
        return Refusal.of("masters/production.2", "any-needed", power.anyIn());
    }

    /** §production.1 A power joins the plan; its choices are asked at once. */
    static void activate(State s, Move.Activate move, Events events) {
        Power power = power(s, move.power());
        s.powers |= 1L << move.power();
        s.need += power.in();
        s.made += power.out();
        s.madeFaith += power.faith();
        s.choices = power.anyOut();
        askToSpend(s, power.anyIn(), events);
    }

    /** §production.2 What is paid is asked, unless one kind is left or all that is left is paid. */
    private static void askToSpend(State s, int count, Events events) {
        if (count > 0) {
            long left = s.goods(s.turn) - s.need;
            long kinds = Goods.kinds(left);
            if (Goods.sum(left) > count && Goods.sum(kinds) > 1) {
                s.phase = Phase.SPEND;
                return;
            }
            s.need += Goods.sum(left) == count ? left : count * kinds;
        }
        askToMake(s, events);
    }

    /** How many resources of choice the plan still asks for. */
    static int toSpend(State s) {
        int cost = 0;
        for (long powers = s.powers; powers != 0; powers = Bits.rest(powers)) {
            Power power = power(s, Bits.first(powers));
            cost += Goods.sum(power.in()) + power.anyIn();
        }
        return cost - Goods.sum(s.need);
    }

    static void legalSpends(State s, List<Move> out) {
        long left = s.goods(s.turn) - s.need;
        boolean two = toSpend(s) == 2;
        for (int first = 0; first < Resource.COUNT; first++) {
            if (Goods.count(left, first) == 0) continue;
            if (!two) out.add(Move.SPENDS_ONE[first]);
            else
                for (int second = first; second < Resource.COUNT; second++)
                    if (Goods.covers(left - Goods.of(first, 1), Goods.of(second, 1)))
                        out.add(Move.SPENDS_TWO[first][second]);
        }
    }

    static Refusal refusal(State s, Move.Spend move) {
        if (s.phase != Phase.SPEND) return NOTHING_TO_SPEND;
        if (Goods.sum(move.goods()) != toSpend(s))
            return Refusal.of("masters/production.2", "how-many", toSpend(s));
        return Goods.covers(s.goods(s.turn) - s.need, move.goods()) ? Refusal.NONE : NOT_OWNED;
    }

    static void spend(State s, Move.Spend move, Events events) {
        s.need += move.goods();
        askToMake(s, events);
    }

    private static void askToMake(State s, Events events) {
        if (s.choices > 0) s.phase = Phase.MAKE;
        else askForMore(s, events);
    }

    static void legalMakes(List<Move> out) {
        for (Move make : Move.MAKES) out.add(make);
    }

    static Refusal refusal(State s, Move.Make move) {
        return s.phase == Phase.MAKE ? Refusal.NONE : NOTHING_TO_MAKE;
    }

    static void make(State s, Move.Make move, Events events) {
        s.made += Goods.of(move.resource());
        s.choices--;
        askToMake(s, events);
    }

    /** §production.3 One more power or none; when no other can be paid, the plan is complete. */
    private static void askForMore(State s, Events events) {
        s.phase = Phase.PRODUCE;
        if (available(s) == 0) produce(s, events);
    }

    static Refusal refusal(State s, Move.Produce move) {
        return s.phase == Phase.PRODUCE ? Refusal.NONE : NO_POWER_YET;
    }

    /** §production.3 All is paid before anything is received. */
    static void produce(State s, Events events) {
        Payment.ask(s, events);
    }

    /** §production.4 Goods go to the strongbox, faith to the track. */
    static void complete(State s, Events events) {
        s.strongbox(s.turn, s.strongbox(s.turn) + s.made);
        int faith = s.madeFaith;
        events.add(new MastersEvent.Produced(s.turn, Goods.face(s.made), faith));
        s.powers = 0;
        s.made = Goods.NONE;
        s.madeFaith = 0;
        Faith.advance(s, s.turn, faith, events);
        Turns.acted(s, events);
    }
}
