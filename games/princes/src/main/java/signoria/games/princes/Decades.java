package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;

/** The chapter "the end of a decade". */
final class Decades {
    private Decades() {}

    /** §decade.1 At once when the last event is sold. */
    static void end(State s, Events events) {
        events.add(new PrincesEvent.DecadeEnded(s.decade));
        for (int seat = 0; seat < s.seats; seat++) {
            pay(s, seat, events);
            collect(s, seat, events);
        }
        if (s.decade == Catalog.DECADES) over(s, events);
        else begin(s, events);
    }

    /** §decade.2 The gold and influence printed on one's tiles. */
    private static void pay(State s, int seat, Events events) {
        int gold = goldIncome(s, seat);
        int influence = influenceIncome(s, seat);
        s.add(seat, Good.GOLD, gold);
        s.add(seat, Good.INFLUENCE, influence);
        if ((gold | influence) != 0) events.add(new PrincesEvent.Income(seat, gold, influence));
    }

    static int goldIncome(State s, int seat) {
        int gold = Effects.merchantGold(s, seat) + (s.pope == seat ? s.catalog.popeGold : 0);
        for (int rest = s.tiles(seat); rest != 0; rest = Bits.rest(rest))
            gold += s.catalog.tiles[Bits.first(rest)].gold();
        for (int rest = s.events(seat); rest != 0; rest = Bits.rest(rest))
            gold += s.catalog.events[Bits.first(rest)].gold();
        for (int rest = s.troops(seat); rest != 0; rest = Bits.rest(rest))
            gold += s.catalog.troops[Bits.first(rest)].gold();
        return gold;
    }

    static int influenceIncome(State s, int seat) {
        int influence = 0;
        for (int rest = s.tiles(seat); rest != 0; rest = Bits.rest(rest))
            influence += s.catalog.tiles[Bits.first(rest)].influence();
        for (int rest = s.troops(seat); rest != 0; rest = Bits.rest(rest))
            influence += s.catalog.troops[Bits.first(rest)].influence();
        return influence;
    }

    /** §decade.3 */
    private static void collect(State s, int seat, Events events) {
        if (s.home(seat) == 0) return;
        s.add(seat, Good.GOLD, s.home(seat));
        events.add(new PrincesEvent.HomeGold(seat, s.home(seat)));
        s.home(seat, 0);
    }

    /** §decade.4, §decade.5 */
    private static void begin(State s, Events events) {
        s.decade++;
        s.pope = State.NOBODY;
        s.turned = 0;
        s.wars = 0;
        s.open = s.catalog.ofDecade[s.decade];
        Turns.next(s);
        events.add(new PrincesEvent.DecadeBegun(s.decade, s.turn));
    }

    /** §score.1 and the following: nobody is asked any more. */
    private static void over(State s, Events events) {
        s.askAll(Phase.OVER, 0);
        Trade.end(s);
        events.add(new PrincesEvent.Over());
    }
}
