package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** Chapter "tower": taking a card from a floor, with a member or in a bonus action. */
final class Towers {
    private static final Refusal NO_MEMBER = Refusal.of("lorenzo/value.1", "no-member");
    private static final Refusal TOO_LOW = Refusal.of("lorenzo/value.2", "too-low");
    private static final Refusal NOT_ENOUGH_SERVANTS = Refusal.of("lorenzo/value.2", "not-enough");
    private static final Refusal NO_SPECIAL_TOWER = Refusal.of("lorenzo/special.1", "not-played");
    private static final Refusal EMPTY_FLOOR = Refusal.of("lorenzo/tower.5", "empty");
    private static final Refusal FULL = Refusal.of("lorenzo/tower.9", "full");
    private static final Refusal MILITARY_SLOT = Refusal.of("lorenzo/tower.10", "military");
    private static final Refusal FEE_SHORT = Refusal.of("lorenzo/tower.3", "fee");
    private static final Refusal CANNOT_PAY = Refusal.of("lorenzo/tower.6", "cannot-pay");
    private static final Refusal CURSED_TOWER = Refusal.of("lorenzo/curse.8", "special");
    private static final Refusal WRONG_TYPE = Refusal.of("lorenzo/tower.13", "type");
    private static final Refusal NOT_FROM_SPECIAL = Refusal.of("lorenzo/tower.13", "special");
    private static final Refusal INSTEAD_RANGE = Refusal.of("lorenzo/leader.28", "range");

    static final int FEE = 3;
    static final int LIMIT = 6;

    private Towers() {}

    /**
     * §tower.1, §special.2 The least value of a floor; the adaptation tile changes that of its
     * tower.
     */
    static int minimum(State s, int floor) {
        return minima(s, Space.tower(floor))[floor % Space.FLOORS];
    }

    private static int[] minima(State s, int tower) {
        if (tower != s.adapted) return s.catalog.floors;
        return s.seats == 5 ? s.catalog.floorsAdaptedFive : s.catalog.floorsAdapted;
    }

    /**
     * Whether a card can be taken from a floor by an action of this value (before bonuses and
     * servants).
     */
    static Refusal closed(State s, int seat, int floor, int value, long less, int given) {
        return closed(s, seat, floor, value, less, given, s.purse(seat));
    }

    /** The same where the purse is known. Hot. */
    private static Refusal closed(
            State s, int seat, int floor, int value, long less, int given, long purse) {
        int number = s.floors[floor];
        if (number == 0)
            return floor >= Space.SPECIAL_TOWER * Space.FLOORS && !s.variant.famiglie()
                    ? NO_SPECIAL_TOWER
                    : EMPTY_FLOOR;
        Card card = s.catalog.card[number - 1];
        int tower = Space.tower(floor);
        if (tower == Space.SPECIAL_TOWER && s.cursed(seat, Excommunication.NO_SPECIAL_TOWER))
            return CURSED_TOWER;
        Refusal room = room(s, seat, card.type(), true);
        if (room != Refusal.NONE) return room;
        if (value == Values.NOBODY) return NO_MEMBER;
        if (given > s.held(seat, Good.SERVANT)) return NOT_ENOUGH_SERVANTS;
        int servants = servants(s, seat, floor, card.type(), value);
        if (servants > Values.most(s, seat, given)) return TOO_LOW;
        long left =
                given < 0
                        ? purse - Goods.of(Good.SERVANT, servants)
                        : Payments.purse(s, seat, given);
        int fee = fee(s, seat, tower);
        if (fee > 0 && !Payments.payable(s, seat, left, Goods.of(Good.COIN, fee))) return FEE_SHORT;
        left = afterFee(left, fee);
        return ways(s, seat, card, less, left + bonus(s, seat, floor)) != 0
                ? Refusal.NONE
                : CANNOT_PAY;
    }

    /**
     * The floors to which a member can go, as bits: one of the best value, or where a coloured one
     * stands already of the best among the others. Hot.
     */
    static long open(State s, int seat, int areas, int best, int plain) {
        long purse = s.purse(seat);
        boolean otherGoods = s.has(seat, Power.SERVANTS_AS_GOODS) || s.eitherDiscount(seat) != 0;
        long open = 0;
        for (int tower = 0; tower < Space.SPECIAL_TOWER; tower++) {
            int value = (areas >>> tower & 1) != 0 ? plain : best;
            if (value == Values.NOBODY) continue;
            long floors =
                    otherGoods
                            ? oneByOne(s, seat, tower, value, purse)
                            : sameType(s, seat, tower, value, purse);
            open |= floors << Space.FLOORS * tower;
        }
        int value = (areas >>> Space.SPECIAL_TOWER & 1) != 0 ? plain : best;
        if (s.variant.famiglie() && value != Values.NOBODY)
            open |=
                    oneByOne(s, seat, Space.SPECIAL_TOWER, value, purse)
                            << Space.FLOORS * Space.SPECIAL_TOWER;
        return open;
    }

    /** The open floors of a tower, from the lowest bit: each is asked in full. */
    private static long oneByOne(State s, int seat, int tower, int value, long purse) {
        long open = 0;
        for (int height = 0; height < Space.FLOORS; height++) {
            int floor = tower * Space.FLOORS + height;
            if (s.floors[floor] > 0
                    && closed(s, seat, floor, value, Goods.NONE, Values.AS_NEEDED, purse)
                            == Refusal.NONE) open |= 1L << height;
        }
        return open;
    }

    /**
     * The same where all cards are of one type and prices are paid in the goods they name: what
     * holds for all is asked once.
     */
    private static long sameType(State s, int seat, int tower, int value, long purse) {
        Type type = Type.ALL[tower];
        int fee = fee(s, seat, tower);
        if (Goods.coins(purse) < fee || room(s, seat, type, true) != Refusal.NONE) return 0;
        long left = purse - Goods.of(Good.COIN, fee) + discount(s, seat, type, Goods.NONE);
        int worth = value + Values.takePlus(s, seat, type);
        long[] asked = s.catalog.asked(s.seats);
        int[] minima = minima(s, tower);
        long open = 0;
        for (int height = 0; height < Space.FLOORS; height++) {
            int floor = tower * Space.FLOORS + height;
            int servants = Values.servantsFor(s, seat, minima[height] - worth);
            long rest = left + bonus(s, seat, floor);
            long more = Goods.of(Good.SERVANT, servants);
            int card = Move.WAYS * s.floors[floor];
            boolean covered =
                    Goods.covers(rest, asked[card] + more)
                            | Goods.covers(rest, asked[card + 1] + more);
            open |= (covered ? 1L : 0) << height;
        }
        return open;
    }

    /**
     * The least value a member needs for a card that some member can take: the servants given, or
     * every one that fee and price leave, may raise it.
     */
    static int least(State s, int seat, int floor, int given) {
        Card card = s.catalog.card[s.floors[floor] - 1];
        int needed = minimum(s, floor) - Values.takePlus(s, seat, card.type());
        if (given >= 0) return needed - Values.raise(s, seat, given);
        long left = afterFee(s.purse(seat), fee(s, seat, Space.tower(floor)));
        left += bonus(s, seat, floor);
        int spare = 0;
        for (int way = 0; way < Move.WAYS; way++)
            spare = Math.max(spare, spare(s, seat, card, way, Goods.NONE, left));
        return needed - Values.raise(s, seat, spare);
    }

    /** What the fee leaves: coins pay it first, servants the rest (§leader.28). */
    static long afterFee(long purse, int fee) {
        int coins = Math.min(fee, Goods.coins(purse));
        return purse - Goods.of(Good.COIN, coins) - Goods.of(Good.SERVANT, fee - coins);
    }

    /** §tower.9, §tower.10 There is a place for one more card of the type. */
    static Refusal room(State s, int seat, Type type, boolean military) {
        if (s.cards(seat, type) >= limit(s, seat, type)) return FULL;
        return military && s.held(seat, Good.MILITARY) < military(s, seat, type)
                ? MILITARY_SLOT
                : Refusal.NONE;
    }

    /** §tower.10 The military points that the next card of a type asks to be held. */
    static int military(State s, int seat, Type type) {
        if (type != Type.TERRITORY || s.has(seat, Power.NO_MILITARY_NEED)) return 0;
        int count = s.cards(seat, type);
        return count < LIMIT ? s.catalog.slotMilitary[count] : 0;
    }

    static int limit(State s, int seat, Type type) {
        return type == Type.CHARACTER && s.has(seat, Power.EIGHT_CHARACTERS) ? 8 : LIMIT;
    }

    static int servants(State s, int seat, int floor, Type type, int value) {
        return Values.servantsFor(
                s, seat, minimum(s, floor) - value - Values.takePlus(s, seat, type));
    }

    /** §tower.3 Three coins when a member stands in the tower already. */
    static int fee(State s, int seat, int tower) {
        if (!s.towerOccupied(tower) || s.has(seat, Power.NO_FEE)) return 0;
        return tower == Space.SPECIAL_TOWER && s.has(seat, Power.NO_FEE_SPECIAL_TOWER) ? 0 : FEE;
    }

    /** §tower.2 The bonus of the third and fourth floor, as it arrives. */
    static long bonus(State s, int seat, int floor) {
        long bonus = s.catalog.floorBonus[floor];
        if (bonus == 0 || s.has(seat, Power.NO_FLOOR_BONUS)) return Goods.NONE;
        bonus = Effects.reduced(s, seat, bonus, 0);
        int tokens = Goods.tokens(bonus);
        if (tokens == 0) return bonus;
        return Goods.without(bonus, Good.TOKEN)
                + Goods.of(Good.TOKEN, Math.min(tokens, Tokens.left(s)));
    }

    /**
     * §tower.7, §tower.8 The ways to pay from a purse that are open, as bits: two prices, or two
     * ways to take a discount.
     */
    static int ways(State s, int seat, Card card, long less, long purse) {
        int ways = way(s, seat, card, 0, less, purse) ? 1 : 0;
        if (!s.catalog.twoCosts[card.number() - 1] && !choosesDiscount(s, seat, card)) return ways;
        return way(s, seat, card, 1, less, purse) ? ways | 2 : ways;
    }

    private static boolean way(State s, int seat, Card card, int way, long less, long purse) {
        return spare(s, seat, card, way, less, purse) >= 0;
    }

    /**
     * The servants left over, or -1 when this way is closed. A discount counts as goods of the
     * purse: what of it exceeds the price helps nowhere else.
     */
    private static int spare(State s, int seat, Card card, int way, long less, long purse) {
        long off = off(s, seat, card, way, less);
        if (off < 0) return -1;
        return Payments.spare(s, seat, purse + off, cost(s, card, way).asked(s.seats));
    }

    /**
     * What is not held of fee and price, for whichever price is nearest, where one of them or the
     * military points of a territory is why a floor is closed to an action of this value; else
     * nothing.
     */
    static long lacks(State s, int seat, int floor, int value, long less, Refusal why) {
        if (why == MILITARY_SLOT)
            return Goods.of(
                    Good.MILITARY, military(s, seat, Type.TERRITORY) - s.held(seat, Good.MILITARY));
        if (why != FEE_SHORT && why != CANNOT_PAY) return Goods.NONE;
        Card card = s.catalog.card[s.floors[floor] - 1];
        int servants = servants(s, seat, floor, card.type(), value);
        int fee = fee(s, seat, Space.tower(floor));
        long bonus = bonus(s, seat, floor);
        long left = Payments.purse(s, seat, servants);
        if (why == FEE_SHORT) return Payments.lacks(s, seat, left, Goods.of(Good.COIN, fee));
        left = afterFee(left, fee) + bonus;
        long nearest = Goods.TOO_MUCH;
        for (int way = 0; way < Move.WAYS; way++) {
            if (way > 0
                    && !s.catalog.twoCosts[card.number() - 1]
                    && !choosesDiscount(s, seat, card)) continue;
            long off = off(s, seat, card, way, less);
            if (off < 0) continue;
            long lacks = Payments.lacks(s, seat, left + off, cost(s, card, way).asked(s.seats));
            if (Goods.all(lacks) < Goods.all(nearest)) nearest = lacks;
        }
        return nearest;
    }

    /** Which of the printed prices a way pays. */
    private static Cost cost(State s, Card card, int way) {
        int index = card.number() - 1;
        return way == 1 && s.catalog.twoCosts[index] ? card.costs().get(1) : s.catalog.cost[index];
    }

    private static boolean choosesDiscount(State s, int seat, Card card) {
        return (s.eitherDiscount(seat) >>> card.type().ordinal() & 1) != 0;
    }

    /** §tower.8 All discounts together; negative when this way is no other than the first. */
    private static long off(State s, int seat, Card card, int way, long less) {
        long off = discount(s, seat, card.type(), less);
        boolean second = way == 1 && !s.catalog.twoCosts[card.number() - 1];
        if (!choosesDiscount(s, seat, card)) return second ? -1 : off;
        long goods = cost(s, card, way).goods();
        boolean wood = Goods.wood(goods) > Goods.wood(off);
        boolean stone = Goods.stone(goods) > Goods.stone(off);
        if (second && !(wood && stone)) return -1;
        return off + Goods.of(wood && !second ? Good.WOOD : Good.STONE, 1);
    }

    private static long discount(State s, int seat, Type type, long less) {
        long off = less + s.less(seat, type.ordinal());
        return s.has(seat, Power.COINS_LESS_3) ? off + Goods.of(Good.COIN, 3) : off;
    }

    /** §tower.8 What is paid after all discounts, each kind at least nothing. */
    static long price(State s, int seat, Card card, int way, long less) {
        Cost cost = cost(s, card, way);
        long goods = cost.goods();
        long off = off(s, seat, card, way, less);
        int military = Goods.military(goods) + cost.perOpponent() * (s.seats - 1);
        if (s.has(seat, Power.MILITARY_NOT_SPENT) && card.type() == Type.VENTURE) military = 0;
        return Goods.withoutMaterials(Goods.without(goods, Good.MILITARY))
                + Goods.of(Good.MILITARY, military)
                + Goods.of(Good.WOOD, Math.max(0, Goods.wood(goods) - Goods.wood(off)))
                + Goods.of(Good.STONE, Math.max(0, Goods.stone(goods) - Goods.stone(off)))
                + Goods.of(Good.COIN, Math.max(0, Goods.coins(goods) - Goods.coins(off)));
    }

    /** §tower.11 Servants and fee first; the fee was counted before the member was put down. */
    static void enter(
            State s, int seat, int floor, int value, int fee, long less, int given, Events events) {
        Card card = s.catalog.card[s.floors[floor] - 1];
        int servants = given < 0 ? servants(s, seat, floor, card.type(), value) : given;
        if (servants > 0) {
            s.add(seat, Good.SERVANT, -servants);
            events.add(new LorenzoEvent.Raised(seat, servants));
        }
        s.push(Task.of(Task.ENTER, floor, 0, 0, (int) less));
        if (fee == 0) return;
        if (s.has(seat, Power.SERVANTS_AS_GOODS))
            s.push(Task.of(Task.FEE, floor, 0, 0, (int) less));
        else Payments.pay(s, seat, Goods.of(Good.COIN, fee), false, events);
    }

    // --- FEE: servants in place of the fee's coins (§leader.28)
    // --------------------------------------

    static void legalFee(State s, List<Move> out) {
        for (int servants = 0; servants <= FEE; servants++)
            if (refusal(s, Move.INSTEAD.get(servants)) == Refusal.NONE)
                out.add(Move.INSTEAD.get(servants));
    }

    static Refusal refusal(State s, Move.Instead move) {
        long task = s.peek();
        int servants = move.count();
        int seat = s.actor;
        if (servants > FEE
                || servants > s.held(seat, Good.SERVANT)
                || FEE - servants > s.held(seat, Good.COIN)) return INSTEAD_RANGE;
        int floor = Task.a(task);
        Card card = s.catalog.card[s.floors[floor] - 1];
        long left =
                s.purse(seat)
                        - Goods.of(Good.COIN, FEE - servants)
                        - Goods.of(Good.SERVANT, servants);
        return ways(s, seat, card, Task.d(task), left + bonus(s, seat, floor)) != 0
                ? Refusal.NONE
                : INSTEAD_RANGE;
    }

    static void payFee(State s, int servants, Events events) {
        s.pop();
        Payments.instead(s, Good.COIN, FEE, servants, false, events);
    }

    static boolean settleFee(State s, Events events) {
        int only = -1;
        for (int servants = 0; servants <= FEE; servants++)
            if (refusal(s, Move.INSTEAD.get(servants)) == Refusal.NONE) {
                if (only >= 0) return false;
                only = servants;
            }
        payFee(s, only, events);
        return true;
    }

    /** §tower.2 The floor's bonus, then the price. */
    static void floorBonus(State s, long task, Events events) {
        s.push(Task.of(Task.BUY, Task.a(task), 0, 0, Task.d(task)));
        long bonus = s.catalog.floorBonus[Task.a(task)];
        if (bonus != 0 && !s.has(s.actor, Power.NO_FLOOR_BONUS))
            Effects.gain(s, s.actor, bonus, Effects.SPACE, events);
    }

    /** The ways to pay for the card on a floor, now. */
    static int ways(State s, long task) {
        int seat = s.actor;
        Card card = s.catalog.card[s.floors[Task.a(task)] - 1];
        return ways(s, seat, card, Task.d(task), s.purse(seat));
    }

    /** §tower.7 With one way open it is taken; with several the player chooses. */
    static void buy(State s, long task, Events events) {
        int ways = ways(s, task);
        if (Integer.bitCount(ways) == 1) pay(s, task, Integer.numberOfTrailingZeros(ways), events);
        else s.push(Task.of(Task.COST, Task.a(task), 0, 0, Task.d(task)));
    }

    static void legalCost(State s, List<Move> out) {
        int ways = ways(s, s.peek());
        for (int way = 0; way < Move.WAYS; way++)
            if ((ways >>> way & 1) != 0) out.add(Move.PAY.get(way));
    }

    static Refusal refusal(State s, Move.Pay move) {
        return (ways(s, s.peek()) >>> move.way() & 1) != 0 ? Refusal.NONE : CANNOT_PAY;
    }

    static void choose(State s, int way, Events events) {
        long task = s.peek();
        s.pop();
        pay(s, task, way, events);
    }

    /** §tower.6 The price is paid, then the card is taken. */
    private static void pay(State s, long task, int way, Events events) {
        int seat = s.actor;
        int card = s.floors[Task.a(task)] - 1;
        Card printed = s.catalog.card[card];
        s.push(Task.of(Task.TAKEN, Task.a(task) + 1, 0, 0, card));
        boolean keep = printed.type() == Type.BUILDING && s.has(seat, Power.KEEP_BUILDING_GOODS);
        Payments.pay(s, seat, price(s, seat, printed, way, Task.d(task)), keep, events);
    }

    /**
     * §tower.12 The card is put in its place; then its immediate effects, and what follows from
     * taking a card.
     */
    static void taken(State s, long task, Events events) {
        int seat = s.actor;
        int card = Task.d(task);
        if (Task.a(task) > 0) s.floors[Task.a(task) - 1] = 0;
        else s.removeFromDiscarded(card);
        Holdings.own(s, seat, card);
        events.add(new LorenzoEvent.Took(seat, card));
        Card printed = s.catalog.card[card];
        if (s.has(seat, Power.SET_REWARDS)) s.push(Task.of(Task.SETS));
        if (printed.type() == Type.TERRITORY && s.has(seat, Power.HARVEST_ON_TERRITORY))
            s.push(Task.of(Task.TERRITORY_HARVEST, 0, 0, 0, card));
        if (!printed.immediate().isEmpty()) s.push(Task.of(Task.EFFECTS, 0, 0, 0, card));
        if (s.variant.famiglie()) onTake(s, seat, printed.type(), events);
    }

    private static void onTake(State s, int seat, Type type, Events events) {
        for (long rest = s.abilities(seat); rest != 0; rest &= rest - 1) {
            List<Effect> ability = s.catalog.leader[Long.numberOfTrailingZeros(rest)].ability();
            for (int i = 0; i < ability.size(); i++)
                if (ability.get(i) instanceof Effect.OnTake(Type taken, long goods)
                        && taken == type) Effects.gain(s, seat, goods, Effects.OTHER, events);
        }
        if (type == Type.CHARACTER && s.has(seat, Power.EIGHT_CHARACTERS))
            Effects.gain(s, seat, Goods.of(Good.TOKEN, 1), Effects.OTHER, events);
    }

    // --- Bonus actions
    // ------------------------------------------------------------------------------

    /** §tower.13 Whether a bonus action may take the card of this floor. */
    static void legalTake(State s, List<Move> out) {
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            if (s.floors[floor] > 0 && refusal(s, Move.GO.get(floor)) == Refusal.NONE)
                out.add(Move.GO.get(floor));
        Extras.legal(s, s.actor, out);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Go move) {
        return bonus(s, s.peek(), move.space(), Values.AS_NEEDED);
    }

    static Refusal refusal(State s, Move.GoWith move) {
        return bonus(s, s.peek(), move.space(), move.servants());
    }

    private static Refusal bonus(State s, long task, int space, int given) {
        if (!Space.isFloor(space)) return WRONG_TYPE;
        int number = s.floors[space];
        if (number > 0) {
            if ((Task.a(task) >>> s.catalog.card[number - 1].type().ordinal() & 1) == 0)
                return WRONG_TYPE;
            if (Task.c(task) == 0 && Space.tower(space) == Space.SPECIAL_TOWER)
                return NOT_FROM_SPECIAL;
        }
        return closed(s, s.actor, space, Task.b(task), Task.d(task), given);
    }

    static boolean anyBonus(State s) {
        for (int floor = 0; floor < Space.HARVEST_SMALL; floor++)
            if (s.floors[floor] > 0 && refusal(s, Move.GO.get(floor)) == Refusal.NONE) return true;
        return false;
    }

    static void bonusTake(State s, int space, int given, Events events) {
        long task = s.peek();
        s.pop();
        events.add(new LorenzoEvent.Used(s.actor, space));
        int fee = fee(s, s.actor, Space.tower(space));
        enter(s, s.actor, space, Task.b(task), fee, Task.d(task), given, events);
    }
}
