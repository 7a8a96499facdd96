package signoria.games.lorenzo;

/** The chapter "towers": prices, their discounts and the ways to pay (§tower.7, §tower.8). */
final class Prices {
    private Prices() {}

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
    static int spare(State s, int seat, Card card, int way, long less, long purse) {
        long off = off(s, seat, card, way, less);
        if (off < 0) return -1;
        return Payments.spare(s, seat, purse + off, cost(s, card, way).asked(s.seats));
    }

    /** Which of the printed prices a way pays. */
    static Cost cost(State s, Card card, int way) {
        int index = card.number() - 1;
        return way == 1 && s.catalog.twoCosts[index] ? card.costs().get(1) : s.catalog.cost[index];
    }

    static boolean choosesDiscount(State s, int seat, Card card) {
        return (s.eitherDiscount(seat) >>> card.type().ordinal() & 1) != 0;
    }

    /** §tower.8 All discounts together; negative when this way is no other than the first. */
    static long off(State s, int seat, Card card, int way, long less) {
        long off = discount(s, seat, card.type(), less);
        boolean second = way == 1 && !s.catalog.twoCosts[card.number() - 1];
        if (!choosesDiscount(s, seat, card)) return second ? -1 : off;
        long goods = cost(s, card, way).goods();
        boolean wood = Goods.wood(goods) > Goods.wood(off);
        boolean stone = Goods.stone(goods) > Goods.stone(off);
        if (second && !(wood && stone)) return -1;
        return off + Goods.of(wood && !second ? Good.WOOD : Good.STONE, 1);
    }

    static long discount(State s, int seat, Type type, long less) {
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
}
