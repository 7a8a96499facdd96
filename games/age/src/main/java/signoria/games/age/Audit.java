package signoria.games.age;

/** What must hold at every moment: cards and pieces are all there once, caches agree. */
final class Audit {
    private Audit() {}

    static void check(State s) {
        cards(s);
        provinces(s);
        for (int seat = 0; seat < s.seats; seat++) seat(s, seat);
        caches(s);
        order(s);
    }

    private static void cards(State s) {
        long seen = 0;
        for (int place = 0; place < HistoryCards.PLACES; place++) {
            require((seen & s.cards.at(place)) == 0, "a card lies in two places");
            seen |= s.cards.at(place);
        }
        require(seen == -1L, "a card is lost");
        for (int card = 0; card < Card.COUNT; card++) known(s, card);
    }

    /** Nobody rules out the place where a card really lies. */
    private static void known(State s, int card) {
        int place = s.cards.place(card);
        for (int seat = 0; seat < s.seats; seat++)
            require(
                    (s.cards.known.may(seat, card) >>> place & 1) != 0,
                    "seat " + seat + " is wrong about " + s.catalog.card[card].id());
    }

    private static void provinces(State s) {
        for (int p = 0; p < Province.COUNT; p++) {
            Province province = s.catalog.province[p];
            boolean marker = s.lands.owner(p) >= 0;
            require(!marker || !province.satellite(), "a marker in " + province.id());
            require(!marker || s.lands.tokensIn(p) == 0, "marker and tokens in " + province.id());
            require(
                    s.lands.tokensIn(p) <= province.market(),
                    "too many tokens in " + province.id());
            require(
                    s.variant.inPlay(p) || s.lands.isEmpty(p),
                    "pieces out of play in " + province.id());
        }
    }

    private static void seat(State s, int seat) {
        require(s.cash(seat) >= 0, "debts of seat " + seat);
        require(s.stock(seat) >= 0 && s.pool(seat) >= 0, "tokens of seat " + seat);
        require(s.lands.markersLeft(seat) >= 0, "markers of seat " + seat);
        require(s.misery(seat) >= 0 && s.misery(seat) <= Misery.LAST, "misery of seat " + seat);
        require((s.fresh(seat) & ~s.advances(seat)) == 0, "advances of seat " + seat);
    }

    private static void caches(State s) {
        State again = s.copy();
        again.recount();
        Reach.renew(again);
        for (int seat = 0; seat < s.seats; seat++) {
            require(
                    again.lands.tokensOnMap(seat) == s.lands.tokensOnMap(seat),
                    "tokens of seat " + seat + " on the map");
            for (int word = 0; word < 2; word++)
                require(
                        again.lands.bases(seat, word) == s.lands.bases(seat, word)
                                && again.lands.present(seat, word) == s.lands.present(seat, word)
                                && again.lands.held(seat, word) == s.lands.held(seat, word),
                        "the sets of seat " + seat);
        }
        for (int word = 0; word < 2; word++) {
            require(
                    again.lands.room(word) == s.lands.room(word)
                            && again.lands.full(word) == s.lands.full(word),
                    "the sets of open and full provinces");
            require(
                    again.lands.land(word) == s.lands.land(word)
                            && again.lands.sea(word) == s.lands.sea(word),
                    "the reach");
        }
        require(!s.lands.moved, "reach was not found anew");
    }

    private static void order(State s) {
        int seen = 0;
        for (int place = 0; place < s.seats; place++)
            if (s.order[place] >= 0) seen += 1 << s.order[place];
        boolean arranging = s.phase == Phase.ORDER && s.step == 1;
        require(arranging || seen == (1 << s.seats) - 1, "the order of play");
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
