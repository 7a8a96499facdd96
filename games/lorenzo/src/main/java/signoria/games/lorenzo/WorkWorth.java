package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Weights;

/** What goods are worth, and cards that work. */
final class WorkWorth {
    private final double workRound;
    private final double workNow;
    private final double bonusWork;
    private final double bonusTower;
    private final double good;
    private final double goodMilitary;
    private final double goodFaith;
    private final double goodPrivilege;
    private final double goodToken;

    WorkWorth(Weights weights) {
        workRound = weights.of("work-round");
        workNow = weights.of("work-now");
        bonusWork = weights.of("bonus-work");
        bonusTower = weights.of("bonus-tower");
        good = weights.of("good");
        goodMilitary = weights.of("good-military");
        goodFaith = weights.of("good-faith");
        goodPrivilege = weights.of("good-privilege");
        goodToken = weights.of("good-token");
    }

    /** What territories and buildings will give when they work again. */
    double engine(State s, int seat, double left) {
        int homes = Worth.homes(s, seat);
        double turns = left * workRound + (homes > 0 ? workNow : 0);
        if (turns == 0) return 0;
        double worth = 0;
        for (int word = 0; word < Catalog.WORDS; word++) {
            for (long rest = s.owned(seat, Type.TERRITORY, word); rest != 0; rest = Bits.rest(rest))
                worth += working(s, seat, word * 64 + Bits.first(rest), false);
            for (long rest = s.owned(seat, Type.BUILDING, word); rest != 0; rest = Bits.rest(rest))
                worth += working(s, seat, word * 64 + Bits.first(rest), true);
        }
        worth += bonusWork * s.bonus(seat, Effect.HARVEST);
        worth += bonusWork * s.bonus(seat, Effect.PRODUCTION);
        for (int type = 0; type < 4; type++) worth += bonusTower * s.bonus(seat, type);
        return worth * turns;
    }

    private double working(State s, int seat, int card, boolean production) {
        int reach = 5 + Values.workPlus(s, seat, production) - s.catalog.activation[card];
        double chance = reach >= 2 ? 1 : reach >= 0 ? 0.85 : reach >= -2 ? 0.6 : 0.35;
        return chance * value(s, seat, s.catalog.work[card]);
    }

    /** One activation of a card, roughly in points. */
    private double value(State s, int seat, Effect effect) {
        return switch (effect) {
            case Effect.Gain(long goods) -> heap(goods);
            case Effect.Per per -> heap(per.goods()) * Math.min(4, Effects.count(s, seat, per, 4));
            case Effect.Lose(int points) -> -points;
            case Effect.Exchange exchange ->
                    0.7 * Math.max(0.5, heap(exchange.goods()) - heap(exchange.price()));
            case Effect.OneOf(var effects) -> {
                double best = 0;
                for (int i = 0; i < effects.size(); i++)
                    best = Math.max(best, value(s, seat, effects.get(i)));
                yield best;
            }
            case Effect.Times(Effect.Exchange exchange) ->
                    2 * Math.max(0.5, heap(exchange.goods()) - heap(exchange.price()));
            case Effect _ -> 1.2;
        };
    }

    /** Goods roughly in points. */
    double heap(long goods) {
        return good * Goods.resources(goods)
                + goodMilitary * Goods.military(goods)
                + goodFaith * Goods.faith(goods)
                + Goods.points(goods)
                + goodPrivilege * Goods.privileges(goods)
                + goodToken * Goods.tokens(goods);
    }
}
