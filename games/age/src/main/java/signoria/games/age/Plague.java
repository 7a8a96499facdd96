package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": Black Death in one region (§event.plague). */
final class Plague {
    private static final Refusal NO_REGION = Refusal.of("age/event.plague", "region");

    private Plague() {}

    static void legal(State s, List<Move> out) {
        for (Move.Infect infect : Move.INFECTS)
            if (refusal(s, infect) == Refusal.NONE) out.add(infect);
    }

    static Refusal refusal(State s, Move.Infect move) {
        Region region = move.region();
        return region.overseas() || region.players > s.seats ? NO_REGION : Refusal.NONE;
    }

    /** §event.plague Tokens go home; then each marker becomes a token. */
    static void infect(State s, Move.Infect move, Events events) {
        s.agenda.pop();
        Region region = move.region();
        events.add(new AgeEvent.Infected(region));
        long[] regions = s.catalog.chart.regions;
        long low = regions[2 * region.ordinal()];
        long high = regions[2 * region.ordinal() + 1];
        for (int p = Chart.next(low, high, 0); p >= 0; p = Chart.next(low, high, p + 1))
            for (int seat = 0; seat < s.seats; seat++) s.lands.takeTokens(p, seat);
        Pieces.reduceAll(s, low, high, events);
    }
}
