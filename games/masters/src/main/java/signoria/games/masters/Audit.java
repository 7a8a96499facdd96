package signoria.games.masters;

/**
 * What must hold at every moment: cards and marbles are all there once, goods fit, caches agree.
 */
final class Audit {
    private Audit() {}

    static void check(State s) {
        marbles(s);
        developments(s);
        leaders(s);
        for (int seat = 0; seat < s.seats; seat++) {
            require(
                    Warehouse.fits(s, seat, s.warehouse(seat)),
                    "warehouse of seat " + seat + " does not fit");
            require(s.faith(seat) >= 0 && s.faith(seat) <= Faith.LAST, "faith of seat " + seat);
            require(Goods.covers(s.goods(seat), Goods.NONE), "goods of seat " + seat);
        }
        require(
                s.phase == Phase.OVER || Goods.covers(s.goods(s.turn), s.need),
                "more is owed than owned");
    }

    private static void marbles(State s) {
        int[] count = new int[Marble.ALL.length];
        for (int place = 0; place <= State.SLIDE; place++) count[s.marble(place)]++;
        for (int i = 0; i < count.length; i++)
            require(count[i] == Marble.NUMBER[i], "marbles " + Marble.ALL[i]);
    }

    private static void developments(State s) {
        long seen = s.unseen;
        for (int pile = 0; pile < Catalog.PILES; pile++) {
            if (s.top(pile) == State.NONE)
                require((s.unseen & s.catalog.ofPile[pile]) == 0, "pile " + pile + " is not empty");
            else seen = once(seen, s.top(pile));
        }
        for (int seat = 0; seat < s.seats; seat++) {
            long owned = 0;
            for (int slot = 0; slot < State.SLOTS; slot++)
                for (int level = 1; level <= s.height(seat, slot); level++) {
                    Card card = s.catalog.cards[s.stacked(seat, slot, level)];
                    require(card.level() == level, card.id() + " on level " + level);
                    seen = once(seen, card.index());
                    owned |= 1L << card.index();
                }
            require(owned == s.owned(seat), "cards owned by seat " + seat);
        }
        if (!s.solo())
            require(
                    seen == (1L << s.catalog.cards.length) - 1 || s.catalog.cards.length == 64,
                    "a development card is lost");
    }

    private static void leaders(State s) {
        long seen = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            long mine = s.hand(seat) | s.played(seat) | s.away(seat);
            int count =
                    Long.bitCount(s.hand(seat))
                            + Long.bitCount(s.played(seat))
                            + Long.bitCount(s.away(seat));
            require(
                    count == Dealing.DEALT && Long.bitCount(mine) == count && (seen & mine) == 0,
                    "leaders of seat " + seat);
            require((s.sealed(seat) & ~s.hand(seat)) == 0, "sealed choice of seat " + seat);
            seen |= mine;
        }
    }

    private static long once(long seen, int card) {
        require((seen >>> card & 1) == 0, "development card " + card + " is there twice");
        return seen | 1L << card;
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
