package signoria.games.lorenzo;

/**
 * The game's own evaluation: the points a seat may expect to end with. Points held and scored are
 * counted as they are; goods, faith, cards that will work again, leaders and members still at home
 * by weights that shrink towards the end.
 */
final class Worth {
    /** Points above the average of each family in self-play, in the order of the catalogue. */
    private static final double[] FAMILY = {-9, -2, -4, -9, 14, 9, 5, 1, -7, 0, 35, -9};

    /** A resource at the start, in points at the end. */
    private static final double UNIT = 1.2;

    private Worth() {}

    static void of(State s, double[] out) {
        if (s.phase == Phase.OVER) {
            for (int seat = 0; seat < s.seats; seat++)
                out[seat] = Scoring.total(s, seat) - 0.01 * s.position(seat);
            return;
        }
        if (s.phase == Phase.AUCTION) {
            auction(s, out);
            return;
        }
        for (int seat = 0; seat < s.seats; seat++) out[seat] = seat(s, seat);
    }

    /**
     * A family is worth the points by which it beat the average in self-play, a start its goods;
     * who stands nowhere may expect the average of what is left.
     */
    private static void auction(State s, double[] out) {
        double rest = 0;
        int free = 0;
        int standing = 0;
        for (int slot = 0; slot < s.seats; slot++) {
            int bidder = s.bidder(slot);
            double family = FAMILY[s.house(slot)];
            if (bidder < 0) {
                rest += family;
                free++;
                continue;
            }
            long stock = s.catalog.stock(s.auctionTile(slot), s.row(slot));
            out[bidder] = family + UNIT * units(stock);
            standing |= 1 << bidder;
        }
        for (int seat = 0; seat < s.seats; seat++)
            if ((standing >>> seat & 1) == 0) out[seat] = rest / Math.max(1, free);
    }

    private static int units(long stock) {
        return Goods.wood(stock) + Goods.stone(stock) + Goods.coins(stock) + Goods.servants(stock);
    }

    private static double seat(State s, int seat) {
        double left = roundsLeft(s);
        double worth = s.held(seat, Good.VP);
        worth += scored(s, seat, left);
        worth += goods(s, seat, left);
        worth += faith(s, seat);
        worth += engine(s, seat, left);
        worth += leaders(s, seat, left);
        worth += members(s, seat);
        worth += s.figure(seat, State.TOKENS) * (1.0 + 0.15 * left);
        worth -= 0.5 * Scoring.loss(s, seat);
        return worth;
    }

    /** Rounds still to be played after this one. */
    private static double roundsLeft(State s) {
        return s.phase == Phase.CASHING ? 0 : Rounds.ROUNDS - s.round;
    }

    /**
     * What cards score at the end; a row that may still grow is worth a little more than it counts
     * now.
     */
    private static double scored(State s, int seat, double left) {
        double worth = Scoring.ventures(s, seat);
        worth +=
                row(s, s.cards(seat, Type.TERRITORY), s.catalog.territoryPoints, left)
                        * (s.cursed(seat, Excommunication.NO_TERRITORY_POINTS) ? 0 : 1);
        worth +=
                row(s, s.cards(seat, Type.CHARACTER), s.catalog.characterPoints, left)
                        * (s.cursed(seat, Excommunication.NO_CHARACTER_POINTS) ? 0 : 1);
        worth += Scoring.military(s, seat) * (1 - 0.1 * left);
        return worth;
    }

    private static double row(State s, int count, int[] points, double left) {
        if (count == 0) return 0;
        int next = Math.min(count + 1, Towers.LIMIT);
        double share = Math.min(0.5, 0.1 * left);
        return points[count] * (1 - share) + points[next] * share;
    }

    private static double goods(State s, int seat, double left) {
        double use = 0.2 + 0.13 * Math.min(left, 4) + (homes(s, seat) > 0 ? 0.12 : 0);
        double worth = 0;
        worth += use * spread(s.held(seat, Good.WOOD), 7);
        worth += use * spread(s.held(seat, Good.STONE), 7);
        worth += use * spread(s.held(seat, Good.COIN), 10);
        worth += use * 0.9 * spread(s.held(seat, Good.SERVANT), 8);
        worth += (0.15 + 0.12 * left) * spread(s.held(seat, Good.MILITARY), 12);
        return worth;
    }

    /** Goods beyond what is soon used are worth less. */
    private static double spread(int count, int useful) {
        return count <= useful ? count : useful + 0.4 * (count - useful);
    }

    /** The points of the position, and the fear of excommunication. */
    private static double faith(State s, int seat) {
        int faith = s.held(seat, Good.FAITH);
        int period = s.period();
        boolean done = s.phase == Phase.CASHING;
        if (done) return 0;
        double worth = 0.9 * s.catalog.faithPoints[faith];
        if ((s.figure(seat, State.EXCOMMUNICATED) >>> period & 1) != 0) return worth - 4;
        int lacking = Math.max(0, s.catalog.faithNeeded[period] - faith);
        double urgency = s.round % 2 == 0 ? 1 : 0.6;
        worth -= lacking == 0 ? 0 : urgency * (2.5 + 0.8 * lacking);
        worth -= 4 * Integer.bitCount(s.figure(seat, State.EXCOMMUNICATED));
        return worth;
    }

    /** What territories and buildings will give when they work again. */
    private static double engine(State s, int seat, double left) {
        int homes = homes(s, seat);
        double turns = left * 0.75 + (homes > 0 ? 0.35 : 0);
        if (turns == 0) return 0;
        double worth = 0;
        for (int word = 0; word < Catalog.WORDS; word++) {
            for (long rest = s.owned(seat, Type.TERRITORY, word); rest != 0; rest &= rest - 1)
                worth += working(s, seat, word * 64 + Long.numberOfTrailingZeros(rest), false);
            for (long rest = s.owned(seat, Type.BUILDING, word); rest != 0; rest &= rest - 1)
                worth += working(s, seat, word * 64 + Long.numberOfTrailingZeros(rest), true);
        }
        worth += 0.5 * s.figure(seat, State.BONUS + State.HARVEST);
        worth += 0.5 * s.figure(seat, State.BONUS + State.PRODUCTION);
        for (int type = 0; type < 4; type++) worth += 0.8 * s.figure(seat, State.BONUS + type);
        return worth * turns;
    }

    private static double working(State s, int seat, int card, boolean production) {
        int reach = 5 + Values.workPlus(s, seat, production) - s.catalog.activation[card];
        double chance = reach >= 2 ? 1 : reach >= 0 ? 0.85 : reach >= -2 ? 0.6 : 0.35;
        return chance * value(s, seat, s.catalog.work[card]);
    }

    /** One activation of a card, roughly in points. */
    private static double value(State s, int seat, Effect effect) {
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
    private static double heap(long goods) {
        return 0.45
                        * (Goods.wood(goods)
                                + Goods.stone(goods)
                                + Goods.coins(goods)
                                + Goods.servants(goods))
                + 0.4 * Goods.military(goods)
                + 1.0 * Goods.faith(goods)
                + Goods.points(goods)
                + 1.0 * Goods.privileges(goods)
                + 1.1 * Goods.tokens(goods);
    }

    private static double leaders(State s, int seat, double left) {
        double worth = s.figure(seat, State.HAND) * (0.8 + 0.15 * left);
        for (long rest = s.set(seat, State.IN_PLAY); rest != 0; rest &= rest - 1) {
            Leader leader = s.catalog.leader[Long.numberOfTrailingZeros(rest)];
            boolean ready = (s.set(seat, State.TURNED) >>> leader.number() & 1) == 0;
            double each = ability(leader);
            worth += 1 + each * (left + (ready ? 0.5 : 0));
        }
        return worth;
    }

    private static double ability(Leader leader) {
        return leader.ability().getFirst() instanceof Effect.Gain(long goods) ? heap(goods) : 2.2;
    }

    private static int homes(State s, int seat) {
        int homes = 0;
        for (int member = 0; member < State.MEMBERS; member++) if (s.home(seat, member)) homes++;
        return homes;
    }

    /** Members still to be placed this round. */
    private static double members(State s, int seat) {
        if (s.phase != Phase.ACTIONS) return 0;
        double worth = 0;
        for (int member = 0; member < State.MEMBERS; member++)
            if (s.home(seat, member)) worth += 1.2 + 0.35 * Values.member(s, seat, member);
        return worth;
    }
}
