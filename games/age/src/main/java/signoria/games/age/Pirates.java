package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": Pirates/Vikings raid as many coasts as the epoch (§event.pirates). */
final class Pirates {
    private static final Refusal NO_RAID = Refusal.of("age/event.pirates", "where");
    private static final Refusal NO_PROVINCE = Refusal.of("age/event.pirates", "no-province");

    private Pirates() {}

    static Refusal playable(State s) {
        return coasts(s) > 0 ? Refusal.NONE : NO_PROVINCE;
    }

    /** How many coastal provinces are under a marker. */
    private static int coasts(State s) {
        long[] coastal = s.catalog.chart.coastal;
        int count = 0;
        for (int seat = 0; seat < s.seats; seat++)
            count +=
                    Long.bitCount(s.lands.held(seat, 0) & coastal[0])
                            + Long.bitCount(s.lands.held(seat, 1) & coastal[1]);
        return count;
    }

    static void land(State s, int seat) {
        s.agenda.push(Task.RAID, seat, Math.min(s.epoch, coasts(s)));
    }

    static void legal(State s, List<Move> out) {
        for (Move.At move : Move.PROVINCES) if (raidable(s, move)) out.add(move);
    }

    static Refusal refusal(State s, Move.At move) {
        return raidable(s, move) ? Refusal.NONE : NO_RAID;
    }

    /** §event.pirates Coastal provinces under a marker, anyone's. */
    private static boolean raidable(State s, Move.At move) {
        return s.lands.owner(move.province()) >= 0 && s.catalog.province[move.province()].coastal();
    }

    static void raid(State s, int seat, Move.At move, Events events) {
        s.agenda.replaceTop(Task.RAID, seat, Task.a(s.agenda.top()) - 1, 0);
        Pieces.reduce(s, move.province(), events);
    }
}
