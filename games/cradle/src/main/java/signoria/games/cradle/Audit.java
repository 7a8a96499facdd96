package signoria.games.cradle;

/** Counts everything that lies on the table. */
final class Audit {
    private Audit() {}

    static void check(State s) {
        stones(s);
        pieces(s);
        events(s);
        cards(s);
        columns(s);
        knowledge(s);
    }

    /** Seven stones of each colour; those on events are their owners' own. */
    private static void stones(State s) {
        for (int colour = 0; colour < s.seats; colour++) {
            int stones = s.stonesPlaced(colour);
            for (int seat = 0; seat < s.seats; seat++) {
                require(s.stones(seat, colour) >= 0, "stones of seat " + seat);
                stones += s.stones(seat, colour);
            }
            if (s.phase == Phase.LIFTED && colour == s.turn && s.genius(colour) != State.IN_THE_AIR)
                stones++;
            require(stones == State.STONES, "stones of colour " + colour + ": " + stones);
        }
    }

    /** One piece on a space, two players on an event, the genius pieces where they say. */
    private static void pieces(State s) {
        for (int place = 0; place < State.PLACES; place++) {
            int seen = 0;
            for (int seat = 0; seat < s.seats; seat++) {
                require((seen & s.pieces(place, seat)) == 0, "two pieces on a space");
                seen |= s.pieces(place, seat);
                int genius = s.genius(seat);
                if (genius >= 0 && genius >>> 3 == place)
                    require((s.pieces(place, seat) >>> (genius & 7) & 1) != 0, "a lost genius");
            }
            require(seen == 0 || s.event(place) != State.NONE, "pieces without an event");
            require(Integer.bitCount(s.present(place)) <= 2, "three players on an event");
            if (seen != 0)
                require(seen >>> s.catalog.spaces[s.event(place)] == 0, "a piece on no space");
        }
    }

    private static void events(State s) {
        long seen = 0;
        for (int place = 0; place < State.PLACES; place++) {
            int height = 0;
            for (int e = s.event(place); e != State.NONE; e = s.beneath(e)) {
                require((seen >>> e & 1) == 0, "event " + e + " is there twice");
                seen |= 1L << e;
                height++;
            }
            require(height == s.height(place), "height of place " + place);
        }
        require((seen & ~s.eventsSeen) == 0, "an open event nobody has seen");
        require((s.eventDeck & s.eventsSeen) == 0, "an event in the deck that was seen");
        require(
                Long.bitCount(s.eventDeck | s.eventsSeen) == Dealing.eventDeck(s.seats),
                "number of events");
        for (long group : s.catalog.ofGroup)
            require((group & (s.eventDeck | s.eventsSeen)) != 0, "a group without an event");
    }

    private static void cards(State s) {
        Tally tally = new Tally();
        tally.add(s.cards.deckCultures(), s.cards.deckPeople());
        tally.add(s.cards.discardedCultures(), s.cards.discardedPeople());
        tally.add(s.cards.openCultures(), s.cards.openPeople());
        for (int seat = 0; seat < s.seats; seat++) {
            tally.add(s.cards.handCultures(seat), s.cards.handPeople(seat));
            tally.add(0, s.cards.pile(seat));
            tally.add(0, s.cards.shown(seat));
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if (!s.columns.open(seat, symbol)
                        || symbol == s.catalog.firstSymbol[s.columns.top(seat, symbol)])
                    for (int c = s.columns.top(seat, symbol);
                            c != State.NONE;
                            c = s.columns.liesOn(c)) tally.add(1L << c, 0);
        }
        require(tally.cultures == s.catalog.allCultures, "a culture card is lost");
        require(tally.people == s.catalog.allPeople, "a character is lost");
    }

    private static final class Tally {
        private long cultures;
        private long people;

        void add(long moreCultures, long morePeople) {
            require((cultures & moreCultures) == 0, "a culture card is there twice");
            require((people & morePeople) == 0, "a character is there twice");
            cultures |= moreCultures;
            people |= morePeople;
        }
    }

    /** Counts are what the cards show, and only cards in columns lie on others or are turned. */
    private static void columns(State s) {
        long laid = 0;
        for (int seat = 0; seat < s.seats; seat++)
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
                int count = 0;
                for (int c = s.columns.top(seat, symbol);
                        c != State.NONE;
                        c = s.columns.liesOn(c)) {
                    count += s.columns.shows(c);
                    laid |= 1L << c;
                    require(
                            s.catalog.firstSymbol[c] == symbol
                                    || s.catalog.secondSymbol[c] == symbol,
                            "a card in a strange column");
                }
                require(count == s.columns.count(seat, symbol), "count of a column");
            }
        require((s.columns.turned() & ~laid) == 0, "a turned card in no column");
        for (int card = 0; card < s.catalog.cultures.length; card++)
            require(
                    (laid >>> card & 1) != 0 || s.columns.liesOn(card) == State.NONE,
                    "a card in no column lies on another");
    }

    /** Every hidden card lies where it may; no card in sight may lie anywhere else. */
    private static void knowledge(State s) {
        long cultures = s.cards.mayDeckCultures();
        long people = s.cards.mayDeckPeople();
        require(
                (s.cards.deckCultures() & ~cultures | s.cards.deckPeople() & ~people) == 0,
                "a strange deck");
        for (int seat = 0; seat < s.seats && s.phase != Phase.OVER; seat++) {
            require(
                    (s.cards.handCultures(seat) & ~s.cards.mayHandCultures(seat)) == 0,
                    "a strange hand");
            require(
                    (s.cards.handPeople(seat) & ~s.cards.mayHandPeople(seat)) == 0,
                    "a strange hand");
            require((s.cards.pile(seat) & ~s.cards.mayPile(seat)) == 0, "a strange pile");
            cultures |= s.cards.mayHandCultures(seat);
            people |= s.cards.mayHandPeople(seat) | s.cards.mayPile(seat);
        }
        require(
                (cultures & (s.cards.openCultures() | s.cards.discardedCultures())) == 0,
                "in sight");
        require((people & (s.cards.openPeople() | s.cards.discardedPeople())) == 0, "in sight");
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
