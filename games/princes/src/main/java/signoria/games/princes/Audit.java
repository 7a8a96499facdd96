package signoria.games.princes;

import signoria.kernel.Bits;

/**
 * What must hold at every moment: tiles and troops are all there once, debts are covered, caches
 * agree.
 */
final class Audit {
    private Audit() {}

    static void check(State s) {
        tiles(s);
        events(s);
        troops(s);
        treachery(s);
        money(s);
        offers(s);
        for (int city = 0; city < City.COUNT; city++)
            require(
                    s.status(city) >= s.catalog.lowest && s.status(city) <= s.catalog.highest,
                    "status of " + City.ALL[city]);
        require((s.phase == Phase.OVER) == (s.waiting() == 0), "nobody is asked in " + s.phase);
        require((s.asked >>> s.seats) == 0 && (s.answered & ~s.asked) == 0, "seats asked");
        require((s.waiting() & s.left) == 0, "a seat that left is asked");
        require(s.wars <= Wars.limit(s), "more wars than the limit");
        require(s.passes < s.seats, "a full row of passes");
        require(
                s.attacking != State.NONE || (s.used | s.bribed | s.black | s.white) == 0,
                "a war without cities");
    }

    private static void tiles(State s) {
        int seen = s.unsold;
        for (int seat = 0; seat < s.seats; seat++) {
            require((seen & s.tiles(seat)) == 0, "a city tile is there twice");
            seen |= s.tiles(seat);
            require(Integer.bitCount(s.tiles(seat)) <= s.catalog.mostTiles, "too many city tiles");
        }
        require(seen == (1 << Catalog.TILES) - 1, "a city tile is lost");
        require((s.turned & s.unsold) == 0, "an unsold tile is turned");
        require(
                (s.turned & State.POPE) == 0 || s.pope != State.NOBODY,
                "the Pope is turned without a holder");
    }

    private static void events(State s) {
        int seen = s.open;
        for (int seat = 0; seat < s.seats; seat++) seen = once(seen, s.events(seat));
        for (int city = 0; city < City.COUNT; city++) seen = once(seen, s.artists(city));
        if (s.phase == Phase.PLACE || s.phase == Phase.INVADE)
            seen = once(seen, 1 << s.lot - Lot.EVENTS);
        int due = 0;
        for (int decade = 1; decade <= s.decade; decade++) due |= s.catalog.ofDecade[decade];
        require((seen & ~due) == 0, "an event of a later decade");
        for (int rest = due & ~seen; rest != 0; rest = Bits.rest(rest))
            require(
                    s.catalog.events[Bits.first(rest)].kind() == Printed.Kind.INVASION,
                    "an event is lost");
    }

    private static int once(int seen, int more) {
        require((seen & more) == 0, "an event is there twice");
        return seen | more;
    }

    private static void troops(State s) {
        int sum = s.supply;
        for (int seat = 0; seat < s.seats; seat++)
            for (int troop : Bits.numbers(s.troops(seat))) sum += Bag.of(troop);
        require(sum == s.catalog.allTroops, "a troop is lost");
    }

    private static void treachery(State s) {
        int sum = s.stack + s.discards + s.drawn;
        for (int seat = 0; seat < s.seats; seat++) {
            sum += s.hand(seat);
            int spare = s.phase == Phase.DROP && s.turn == seat ? 1 : 0;
            require(
                    s.family(seat) < 0
                            || Bag.size(s.hand(seat)) <= Effects.handLimit(s, seat) + spare,
                    "too many treachery tiles");
            require(
                    s.sure(seat, seat) == s.hand(seat),
                    "seat " + seat + " does not know its own hand");
            require(
                    s.phase.sealed() || s.sealed(seat) == 0 && s.armed(seat) == 0,
                    "an answer is still sealed");
        }
        require(sum == s.catalog.allTreachery, "a treachery tile is lost");
        for (int observer = 0; observer <= s.seats; observer++) {
            int stack =
                    s.stack + (s.phase == Phase.KEEP && s.turn == observer ? Bag.NONE : s.drawn);
            require(
                    Bag.covers(stack, s.sure(observer, s.seats)),
                    "what is known of the stack is wrong");
            for (int seat = 0; seat < s.seats; seat++)
                require(
                        Bag.covers(s.hand(seat), s.sure(observer, seat)),
                        "what is known of a hand is wrong");
        }
    }

    private static void money(State s) {
        for (int seat = 0; seat < s.seats; seat++)
            for (Good good : Good.ALL) {
                require(s.owns(seat, good) >= 0, "seat " + seat + " owes " + good);
                require(Trade.spare(s, seat, good) >= 0, "seat " + seat + " cannot cover its bid");
            }
    }

    private static void offers(State s) {
        for (int slot = 0; slot < s.seats * State.MOST_OFFERS; slot++) {
            require(s.offer(slot) != 0 == ((s.offered >>> slot & 1) != 0), "offer " + slot);
            int maker = Trade.maker(slot);
            for (Good good : Good.ALL)
                require(
                        s.offer(slot) == 0
                                || Trade.due(s, slot, maker, good) <= s.owns(maker, good),
                        "offer " + slot + " is not covered");
        }
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
