package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "towers": taking a card from a floor, with a member or in a bonus action. */
final class Towers {
    private static final Refusal CANNOT_PAY = Refusal.of("lorenzo/tower.6", "cannot-pay");
    private static final Refusal WRONG_TYPE = Refusal.of("lorenzo/tower.13", "type");
    private static final Refusal NOT_FROM_SPECIAL = Refusal.of("lorenzo/tower.13", "special");
    private static final Refusal INSTEAD_RANGE = Refusal.of("lorenzo/leader.28", "range");

    private Towers() {}

    /** §tower.11 Servants and fee first; the fee was counted before the member was put down. */
    static void enter(
            State s, int seat, int floor, int value, int fee, long less, int given, Events events) {
        Card card = s.catalog.card[s.floors[floor] - 1];
        int servants = given < 0 ? Floors.servants(s, seat, floor, card.type(), value) : given;
        if (servants > 0) {
            s.add(seat, Good.SERVANT, -servants);
            events.add(new LorenzoEvent.Raised(seat, servants));
        }
        s.agenda.push(Task.of(Task.ENTER, floor, 0, 0, (int) less));
        if (fee == 0) return;
        if (s.has(seat, Power.SERVANTS_AS_GOODS))
            s.agenda.push(Task.of(Task.FEE, floor, 0, 0, (int) less));
        else Payments.pay(s, seat, Goods.of(Good.COIN, fee), false, events);
    }

    // --- The fee: servants in place of the fee's coins (§leader.28)

    static void legalFee(State s, List<Move> out) {
        for (int servants = 0; servants <= Floors.FEE; servants++)
            if (refusal(s, Move.INSTEADS[servants]) == Refusal.NONE)
                out.add(Move.INSTEADS[servants]);
    }

    static Refusal refusal(State s, Move.Instead move) {
        long task = s.agenda.top();
        int servants = move.count();
        int seat = s.actor;
        if (servants > Floors.FEE
                || servants > s.held(seat, Good.SERVANT)
                || Floors.FEE - servants > s.held(seat, Good.COIN)) return INSTEAD_RANGE;
        int floor = Task.a(task);
        Card card = s.catalog.card[s.floors[floor] - 1];
        long left =
                s.purse(seat)
                        - Goods.of(Good.COIN, Floors.FEE - servants)
                        - Goods.of(Good.SERVANT, servants);
        return Prices.ways(s, seat, card, Task.d(task), left + Floors.bonus(s, seat, floor)) != 0
                ? Refusal.NONE
                : INSTEAD_RANGE;
    }

    static void payFee(State s, int servants, Events events) {
        s.agenda.pop();
        Payments.instead(s, Good.COIN, Floors.FEE, servants, false, events);
    }

    static boolean settleFee(State s, Events events) {
        int only = -1;
        for (int servants = 0; servants <= Floors.FEE; servants++)
            if (refusal(s, Move.INSTEADS[servants]) == Refusal.NONE) {
                if (only >= 0) return false;
                only = servants;
            }
        payFee(s, only, events);
        return true;
    }

    /** §tower.2 The floor's bonus, then the price. */
    static void floorBonus(State s, long task, Events events) {
        s.agenda.push(Task.of(Task.BUY, Task.a(task), 0, 0, Task.d(task)));
        long bonus = s.catalog.floorBonus[Task.a(task)];
        if (bonus != 0 && !s.has(s.actor, Power.NO_FLOOR_BONUS))
            Effects.gain(s, s.actor, bonus, Effects.SPACE, events);
    }

    /** The ways to pay for the card on a floor, now. */
    static int openWays(State s, long task) {
        int seat = s.actor;
        Card card = s.catalog.card[s.floors[Task.a(task)] - 1];
        return Prices.ways(s, seat, card, Task.d(task), s.purse(seat));
    }

    /** §tower.7 With one way open it is taken; with several the player chooses. */
    static void buy(State s, long task, Events events) {
        int ways = openWays(s, task);
        if (Integer.bitCount(ways) == 1) pay(s, task, Bits.first(ways), events);
        else s.agenda.push(Task.of(Task.COST, Task.a(task), 0, 0, Task.d(task)));
    }

    static void legalCost(State s, List<Move> out) {
        int ways = openWays(s, s.agenda.top());
        for (int way = 0; way < Move.WAYS; way++)
            if ((ways >>> way & 1) != 0) out.add(Move.PAYS[way]);
    }

    static Refusal refusal(State s, Move.Pay move) {
        return (openWays(s, s.agenda.top()) >>> move.way() & 1) != 0 ? Refusal.NONE : CANNOT_PAY;
    }

    static void choose(State s, int way, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        pay(s, task, way, events);
    }

    /** §tower.6 The price is paid, then the card is taken. */
    private static void pay(State s, long task, int way, Events events) {
        int seat = s.actor;
        int card = s.floors[Task.a(task)] - 1;
        Card printed = s.catalog.card[card];
        s.agenda.push(Task.of(Task.TAKEN, Task.a(task) + 1, 0, 0, card));
        boolean keep = printed.type() == Type.BUILDING && s.has(seat, Power.KEEP_BUILDING_GOODS);
        Payments.pay(s, seat, Prices.price(s, seat, printed, way, Task.d(task)), keep, events);
    }

    /**
     * §tower.12 The card is put in its place; then its immediate effects, and what follows from
     * taking a card.
     */
    static void taken(State s, long task, Events events) {
        int seat = s.actor;
        int card = Task.d(task);
        if (Task.a(task) > 0) s.floors[Task.a(task) - 1] = 0;
        else s.discarded.remove(card);
        Holdings.own(s, seat, card);
        events.add(new LorenzoEvent.Took(seat, card));
        Card printed = s.catalog.card[card];
        if (s.has(seat, Power.SET_REWARDS)) s.agenda.push(Task.of(Task.SETS));
        if (printed.type() == Type.TERRITORY && s.has(seat, Power.HARVEST_ON_TERRITORY))
            s.agenda.push(Task.of(Task.TERRITORY_HARVEST, 0, 0, 0, card));
        if (!printed.immediate().isEmpty()) s.agenda.push(Task.of(Task.EFFECTS, 0, 0, 0, card));
        if (s.variant.famiglie()) onTake(s, seat, printed.type(), events);
    }

    private static void onTake(State s, int seat, Type type, Events events) {
        for (long rest = s.leaders.abilities(seat); rest != 0; rest = Bits.rest(rest)) {
            List<Effect> ability = s.catalog.leader[Bits.first(rest)].ability();
            for (int i = 0; i < ability.size(); i++)
                if (ability.get(i) instanceof Effect.OnTake(Type taken, long goods)
                        && taken == type) Effects.gain(s, seat, goods, Effects.OTHER, events);
        }
        if (type == Type.CHARACTER && s.has(seat, Power.EIGHT_CHARACTERS))
            Effects.gain(s, seat, Goods.of(Good.TOKEN, 1), Effects.OTHER, events);
    }

    // --- Bonus actions

    /** §tower.13 Whether a bonus action may take the card of this floor. */
    static void legalTake(State s, List<Move> out) {
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            if (s.floors[floor] > 0 && refusal(s, Move.GOES[floor]) == Refusal.NONE)
                out.add(Move.GOES[floor]);
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Go move) {
        return bonusRefusal(s, s.agenda.top(), move.space(), Values.AS_NEEDED);
    }

    static Refusal refusal(State s, Move.GoWith move) {
        return bonusRefusal(s, s.agenda.top(), move.space(), move.servants());
    }

    private static Refusal bonusRefusal(State s, long task, int space, int given) {
        if (!Space.isFloor(space)) return WRONG_TYPE;
        int number = s.floors[space];
        if (number > 0) {
            if ((Task.a(task) >>> s.catalog.card[number - 1].type().ordinal() & 1) == 0)
                return WRONG_TYPE;
            if (Task.c(task) == 0 && Space.tower(space) == Space.SPECIAL_TOWER)
                return NOT_FROM_SPECIAL;
        }
        return Floors.closed(s, s.actor, space, Task.b(task), Task.d(task), given);
    }

    static boolean anyBonus(State s) {
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            if (s.floors[floor] > 0 && refusal(s, Move.GOES[floor]) == Refusal.NONE) return true;
        return false;
    }

    static void bonusTake(State s, int space, int given, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        events.add(new LorenzoEvent.Used(s.actor, space));
        int fee = Floors.fee(s, s.actor, Space.tower(space));
        enter(s, s.actor, space, Task.b(task), fee, Task.d(task), given, events);
    }
}
