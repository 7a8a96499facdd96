package signoria.games.masters;

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
    private static final Refusal TWO_NEEDED = Refusal.of("masters/production.2", "two-needed");
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
        long left = s.goods(s.turn) - s.need;
        if (left == Goods.NONE) return;
        for (int number = BASE; number < LEADERS; number++) addIfPayable(s, number, left, out);
        for (long leaders = s.played(s.turn) & s.catalog.productions;
                leaders != 0;
                leaders &= leaders - 1)
            addIfPayable(s, LEADERS + Long.numberOfTrailingZeros(leaders), left, out);
    }

    private static void addIfPayable(State s, int number, long left, List<Move> out) {
        if ((s.powers >>> number & 1) != 0) return;
        Power power = power(s, number);
        if (power != null && payable(power, left)) out.add(Move.ACTIVATES[number]);
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
        return TWO_NEEDED;
    }

    /** §production.1 A power joins the plan; its choices are asked at once. */
    static void activate(State s, Move.Activate move) {
        Power power = power(s, move.power());
        s.powers |= 1L << move.power();
        s.need += power.in();
        s.made += power.out();
        s.madeFaith += power.faith();
        s.choices = power.anyOut();
        s.phase = power.anyIn() > 0 ? Phase.SPEND : s.choices > 0 ? Phase.MAKE : Phase.PRODUCE;
    }

    static void legalSpends(State s, List<Move> out) {
        long left = s.goods(s.turn) - s.need;
        for (int one = 0; one < Resource.COUNT; one++)
            for (int two = one; two < Resource.COUNT; two++)
                if (Goods.covers(left, Goods.of(one, 1) + Goods.of(two, 1)))
                    out.add(Move.SPENDS[one][two]);
    }

    static Refusal refusal(State s, Move.Spend move) {
        if (s.phase != Phase.SPEND) return NOTHING_TO_SPEND;
        long both = Goods.of(move.first()) + Goods.of(move.second());
        return Goods.covers(s.goods(s.turn) - s.need, both) ? Refusal.NONE : NOT_OWNED;
    }

    static void spend(State s, Move.Spend move) {
        s.need += Goods.of(move.first()) + Goods.of(move.second());
        s.phase = Phase.MAKE;
    }

    static void legalMakes(List<Move> out) {
        for (Move make : Move.MAKES) out.add(make);
    }

    static Refusal refusal(State s, Move.Make move) {
        return s.phase == Phase.MAKE ? Refusal.NONE : NOTHING_TO_MAKE;
    }

    static void make(State s, Move.Make move) {
        s.made += Goods.of(move.resource());
        if (--s.choices == 0) s.phase = Phase.PRODUCE;
    }

    static Refusal refusal(State s, Move.Produce move) {
        return s.phase == Phase.PRODUCE ? Refusal.NONE : NO_POWER_YET;
    }

    /** §production.3 All is paid before anything is received. */
    static void produce(State s, Events events) {
        Cards.pay(s, events);
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
        Turn.acted(s, events);
    }
}
