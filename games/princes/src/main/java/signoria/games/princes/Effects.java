package signoria.games.princes;

import signoria.kernel.Bits;

/** The only place that knows what {@link Effect}s do. */
final class Effects {
    private Effects() {}

    /** §family.3 What a troop costs a seat. */
    static int price(State s, int seat, int troop) {
        return price(s.catalog, s.family(seat), troop);
    }

    static int price(Catalog catalog, int family, int troop) {
        int price = catalog.troops[troop].price();
        return catalog.families[family].effect() instanceof Effect.PriceCut(Troop cheap, int gold)
                        && cheap.ordinal() == troop
                ? Math.max(0, price - gold)
                : price;
    }

    private static Effect family(State s, int seat) {
        return s.catalog.families[s.family(seat)].effect();
    }

    /** §treachery.2 How many treachery tiles a seat may hold. */
    static int handLimit(State s, int seat) {
        int limit = s.catalog.hand;
        if (family(s, seat) instanceof Effect.HandLimit(int more)) limit += more;
        for (int rest = s.tiles(seat) & s.catalog.handLimits; rest != 0; rest = Bits.rest(rest))
            if (s.catalog.tiles[Bits.first(rest)].effect() instanceof Effect.HandLimit(int more))
                limit += more;
        return limit;
    }

    /** §family.1, §family.5 What a family pays less for a lot that it has won at a bid. */
    static int familyDiscount(State s, int seat, int lot, int bid) {
        return switch (family(s, seat)) {
            case Effect.ArtistDiscount(int gold) -> isArtist(s, lot) ? gold : 0;
            case Effect.CondottiereDiscount(int influence, int from) ->
                    Lot.isCommand(lot) && bid >= from ? influence : 0;
            default -> 0;
        };
    }

    static boolean isArtist(State s, int lot) {
        return Lot.isEvent(lot) && (s.catalog.artists >>> lot - Lot.EVENTS & 1) != 0;
    }

    /** §tile.discount The tiles that make a lot cheaper, as bits. */
    static int discounts(State s, int lot) {
        if (isArtist(s, lot)) return s.catalog.artistDiscounts;
        if (Lot.isCommand(lot)) return s.catalog.condottiereDiscounts;
        return lot == Lot.POPE ? s.catalog.popeDiscounts : 0;
    }

    /** What a tile takes off the price. */
    static int discount(State s, int tile) {
        return switch (s.catalog.tiles[tile].effect()) {
            case Effect.ArtistDiscount(int gold) -> gold;
            case Effect.CondottiereDiscount(int influence, int _) -> influence;
            case Effect.PopeDiscount(int influence) -> influence;
            default -> 0;
        };
    }

    /** §war.9 A tile can be used by a seat in a war: one that drills troops needs them. */
    static boolean isOfUse(State s, int seat, int tile) {
        return switch (s.catalog.tiles[tile].effect()) {
            case Effect.Strength _ -> true;
            case Effect.Drill(Troop troop, _, _) -> (s.troops(seat) >>> troop.ordinal() & 1) != 0;
            default -> false;
        };
    }

    /**
     * §war.10 What a seat's troops (as bits) and the tiles it used (as bits) bring to an attack or
     * a defence.
     */
    static int strength(State s, int seat, int troops, int tiles, boolean attack) {
        int sum = 0;
        for (int rest = troops; rest != 0; rest = Bits.rest(rest)) {
            Printed.TroopTile troop = s.catalog.troops[Bits.first(rest)];
            sum += attack ? troop.attack() : troop.defence();
        }
        sum += strength(family(s, seat), troops, attack);
        for (int rest = tiles; rest != 0; rest = Bits.rest(rest))
            sum += strength(s.catalog.tiles[Bits.first(rest)].effect(), troops, attack);
        return sum;
    }

    private static int strength(Effect effect, int troops, boolean attack) {
        return switch (effect) {
            case Effect.Strength(int more, int tougher) -> attack ? more : tougher;
            case Effect.Drill(Troop troop, int more, int tougher)
                    when (troops >>> troop.ordinal() & 1) != 0 ->
                    attack ? more : tougher;
            default -> 0;
        };
    }

    /** §tile.pay What a condottiere is paid besides; the tile is turned. */
    static int extraPay(State s, int seat) {
        int fresh = s.fresh(seat) & s.catalog.pays;
        if (fresh == 0) return 0;
        int tile = Bits.first(fresh);
        return s.catalog.tiles[tile].effect() instanceof Effect.Pay(int gold) ? gold : 0;
    }

    /** §tile.draw How many tiles are drawn with a tile. */
    static int drawn(State s, int tile) {
        return s.catalog.tiles[tile].effect() instanceof Effect.Draw(int tiles) ? tiles : 1;
    }

    /** §tile.doge */
    static int merchantGold(State s, int seat) {
        int sum = 0;
        int merchants =
                Integer.bitCount(s.tiles(seat) & s.catalog.merchants)
                        + Integer.bitCount(s.events(seat) & s.catalog.merchantEvents);
        for (int rest = s.tiles(seat) & s.catalog.doges; rest != 0; rest = Bits.rest(rest))
            if (s.catalog.tiles[Bits.first(rest)].effect() instanceof Effect.MerchantGold(int most))
                sum += Math.min(most, merchants);
        return sum;
    }
}
