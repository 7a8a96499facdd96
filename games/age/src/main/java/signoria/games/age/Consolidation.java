package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;

/** The chapter "phase 5: expansion" at its end: the bonus, and what is new becomes old. */
final class Consolidation {
    private Consolidation() {}

    /** §place.5 Most new control markers, the earlier player in a tie: a free card. */
    static void bonus(State s, Events events) {
        int best = 0;
        int winner = State.NOBODY;
        for (int place = 0; place < s.seats; place++) {
            int seat = s.order[place];
            if (!s.lives(seat)) continue;
            int count =
                    s.variant.bonusForAll()
                            ? s.lands.markers(seat)
                            : s.lands.newMarkers(seat) - s.freed(seat);
            if (count <= best) continue;
            best = count;
            winner = seat;
        }
        if (winner < 0) return;
        events.add(new AgeEvent.BonusWon(winner));
        Deck.draw(s, winner, events);
    }

    /**
     * §place.6 What is new becomes old; a province left full without marker gets one if there is
     * one.
     */
    static void turnOver(State s, Events events) {
        for (int word = 0; word < 2; word++)
            for (long rest = s.lands.occupied(word); rest != 0; rest = Bits.rest(rest))
                s.lands.consolidate(64 * word + Bits.first(rest));
        for (int word = 0; word < 2; word++)
            for (long rest = s.lands.full(word); rest != 0; rest = Bits.rest(rest))
                late(s, 64 * word + Bits.first(rest), events);
    }

    private static void late(State s, int province, Events events) {
        Province p = s.catalog.province[province];
        if (p.satellite() || s.lands.owner(province) >= 0) return;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat)
                    && s.lands.front(province, seat) == p.market()
                    && s.lands.markersLeft(seat) > 0)
                Pieces.control(s, province, seat, false, events);
    }
}
