package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": The Crusades take a province of region VI (§event.crusades). */
final class Crusades {
    private static final Refusal MONGOLS_CAME = Refusal.of("age/event.crusades", "mongols");
    private static final Refusal NO_PROVINCE = Refusal.of("age/event.crusades", "no-province");
    private static final Refusal NOT_THERE = Refusal.of("age/event.crusades", "where");
    private static final Refusal OWN = Refusal.of("age/event.crusades", "own");

    private Crusades() {}

    /** §event.crusades Not after Mongol Armies, nor without a province and a marker for it. */
    static Refusal playable(State s, int seat) {
        if (s.holds(Fact.MONGOLS)) return MONGOLS_CAME;
        for (int p = 0; p < Province.COUNT; p++)
            if (refusal(s, seat, Move.PROVINCES[p]) == Refusal.NONE)
                return s.lands.markersLeft(seat) > 0 || Pieces.canFree(s, seat, State.NOBODY)
                        ? Refusal.NONE
                        : NO_PROVINCE;
        return NO_PROVINCE;
    }

    static void legal(State s, int seat, List<Move> out) {
        for (Move.At move : Move.PROVINCES)
            if (refusal(s, seat, move) == Refusal.NONE) out.add(move);
    }

    /** §event.crusades A province of VI that is no satellite and not one's own. */
    static Refusal refusal(State s, int seat, Move.At move) {
        Province p = s.catalog.province[move.province()];
        if (p.region() != Region.VI || p.satellite()) return NOT_THERE;
        return s.lands.owner(p.number()) == seat ? OWN : Refusal.NONE;
    }

    static void choose(State s, int seat, Move.At move, Events events) {
        s.agenda.pop();
        if (s.lands.markersLeft(seat) > 0) take(s, seat, move.province(), events);
        else s.agenda.push(Task.FREE, seat, move.province(), Task.FOR_CRUSADE);
    }

    /** §event.crusades All pieces go home, an old marker stands there, misery rises by a step. */
    static void take(State s, int seat, int province, Events events) {
        s.lands.clear(province);
        s.lands.putMarker(province, seat, false);
        s.establish(Fact.CRUSADES);
        events.add(new AgeEvent.Crusaded(seat, province));
        if (s.phase == Phase.LAST) Personalities.raise(s, events);
        Misery.add(s, seat, 1, events);
    }
}
