package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The chapter "the turn": whose it is, what is asked, who is skipped. */
final class Turns {
    private static final Refusal[] NOW = new Refusal[Phase.ALL.length];

    static {
        for (Phase phase : Phase.ALL)
            NOW[phase.ordinal()] =
                    Refusal.of("cradle/turn.2", "now-" + signoria.kernel.Text.lower(phase));
    }

    private Turns() {}

    /** §turn.2 Something else is asked now. */
    static Refusal now(State s) {
        return NOW[s.phase.ordinal()];
    }

    /** §turn.1 The turn goes to the left, §place.5 past those who can do nothing. */
    static void next(State s, Events events) {
        begin(s, s.leftNeighbour(s.turn), events);
    }

    static void begin(State s, int first, Events events) {
        int seat = first;
        while (!Ending.idle(s) && (s.hasLeft(seat) || !Placing.possible(s, seat))) {
            if (!s.hasLeft(seat)) events.add(new CradleEvent.Skipped(seat));
            s.idle++;
            seat = s.leftNeighbour(seat);
        }
        s.turn = seat;
        if (Ending.idle(s)) {
            Ending.finish(s, true, events);
            return;
        }
        s.asked = seat;
        s.phase = Phase.PLACE;
        s.swapping = s.own(seat) == 0 && Placing.canSwap(s, seat);
    }
}
