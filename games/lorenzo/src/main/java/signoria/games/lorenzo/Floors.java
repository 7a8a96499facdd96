package signoria.games.lorenzo;

import signoria.kernel.Refusal;

/**
 * The chapter "towers": which floors are open to an action of some value, and what stands in the
 * way: room on the board, the fee, the floor's value, the price.
 */
final class Floors {
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

    static final int FEE = 3;
    static final int LIMIT = 6;

    private Floors() {}

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
    static Refusal closed(
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
        return Prices.ways(s, seat, card, less, left + bonus(s, seat, floor)) != 0
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
        long left = purse - Goods.of(Good.COIN, fee) + Prices.discount(s, seat, type, Goods.NONE);
        int worth = value + Values.takePlus(s, seat, type);
        int held = s.held(seat, Good.SERVANT); // those that the floor gives come too late
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
            open |= (covered && servants <= held ? 1L : 0) << height;
        }
        return open;
    }

    /**
     * The least value a member needs for a card that some member can take: the servants given, or
     * every one held that fee and price leave, may raise it.
     */
    static int least(State s, int seat, int floor, int given) {
        Card card = s.catalog.card[s.floors[floor] - 1];
        int needed = minimum(s, floor) - Values.takePlus(s, seat, card.type());
        if (given >= 0) return needed - Values.raise(s, seat, given);
        long left = afterFee(s.purse(seat), fee(s, seat, Space.tower(floor)));
        left += bonus(s, seat, floor);
        int spare = 0;
        for (int way = 0; way < Move.WAYS; way++)
            spare = Math.max(spare, Prices.spare(s, seat, card, way, Goods.NONE, left));
        return needed - Values.raise(s, seat, Math.min(spare, s.held(seat, Good.SERVANT)));
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
        if (!s.members.towerOccupied(tower) || s.has(seat, Power.NO_FEE)) return 0;
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
                    && !Prices.choosesDiscount(s, seat, card)) continue;
            long off = Prices.off(s, seat, card, way, less);
            if (off < 0) continue;
            long lacks =
                    Payments.lacks(s, seat, left + off, Prices.cost(s, card, way).asked(s.seats));
            if (Goods.all(lacks) < Goods.all(nearest)) nearest = lacks;
        }
        return nearest;
    }
}
