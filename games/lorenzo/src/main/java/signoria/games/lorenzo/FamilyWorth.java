package signoria.games.lorenzo;

import signoria.kernel.Weights;

/** What families are worth: as long as they are bid for, and what their power will still bring. */
final class FamilyWorth {
    private static final int FAMILIES = 12;
    private static final int PRIVILEGE_GOODS = 2;

    private final double[] family = new double[FAMILIES];
    private final double start;
    private final double stored;
    private final double sevenServants;
    private final double setCard;
    private final double hand;
    private final double ability;

    FamilyWorth(Weights weights) {
        start = weights.of("start");
        stored = weights.of("stored");
        sevenServants = weights.of("seven-servants");
        setCard = weights.of("set-card");
        hand = weights.of("hand");
        ability = weights.of("ability");
        for (int i = 0; i < FAMILIES; i++) family[i] = weights.of("family-" + (i + 1));
    }

    /**
     * A family is worth the points by which it beat the average in self-play, a start its goods;
     * who stands nowhere may expect the average of what is left.
     */
    void auction(State s, double[] out) {
        double rest = 0;
        int free = 0;
        int standing = 0;
        for (int slot = 0; slot < s.seats; slot++) {
            int bidder = s.auction.bidder(slot);
            double house = family[s.auction.family(slot)];
            if (bidder < 0) {
                rest += house;
                free++;
                continue;
            }
            long stock = s.catalog.stock(s.auction.tile(slot), s.auction.row(slot));
            out[bidder] =
                    house + start * (Goods.resources(stock) + PRIVILEGE_GOODS * Goods.faith(stock));
            standing |= 1 << bidder;
        }
        for (int seat = 0; seat < s.seats; seat++)
            if ((standing >>> seat & 1) == 0) out[seat] = rest / Math.max(1, free);
    }

    /** What the family's power will still bring. */
    double power(State s, int seat, double left) {
        int homes = Worth.homes(s, seat);
        if (s.families.of(seat) == 0 || left + homes == 0) return 0;
        if (s.has(seat, Power.KEEP_BUILDING_GOODS))
            return stored
                    * Math.max(0, s.families.wood(seat) + s.families.stone(seat) - PRIVILEGE_GOODS);
        if (s.has(seat, Power.CARD_FOR_SEVEN_SERVANTS))
            return sevenServants
                    * Math.min(Families.GONZAGA_PRICE, s.held(seat, Good.SERVANT))
                    / Families.GONZAGA_PRICE;
        return s.has(seat, Power.SET_REWARDS) ? sets(s, seat, homes + 3 * left) : 0;
    }

    /** The rewards to come, each the less likely the more cards it lacks. */
    private double sets(State s, int seat, double cards) {
        double worth = 0;
        for (int set = s.families.sets(seat); set < Families.SETS; set++) {
            int lacking = 0;
            for (Type type : Type.ALL) lacking += Math.max(0, set + 1 - s.cards(seat, type));
            if (lacking > cards) break;
            double chance = 1;
            for (int card = 0; card < lacking; card++) chance *= setCard;
            worth += chance * reward(s, set);
        }
        return worth;
    }

    private double reward(State s, int set) {
        return switch (set) {
            case 0 -> 2 * hand;
            case 1 -> 2 * ability;
            default -> Goods.points(s.catalog.orsini[set + 1]);
        };
    }
}
