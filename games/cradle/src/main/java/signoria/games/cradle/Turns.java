package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

/** The chapter "the turn": whose it is, what is asked, who is skipped. */
final class Turns {
    private static final Refusal GAME_OVER = Refusal.of("cradle/end.1", "over");
    private static final Refusal HAS_LEFT = Refusal.of("cradle/leave.1", "has-left");
    private static final Refusal NOT_ASKED = Refusal.of("cradle/turn.1", "not-asked");
    private static final Refusal[] NOW = new Refusal[Phase.ALL.length];

    static {
        for (Phase phase : Phase.ALL)
            NOW[phase.ordinal()] = Refusal.of("cradle/turn.2", "now-" + Text.lower(phase));
    }

    private Turns() {}

    /**
     * §turn.1, §leave.1 What this seat may not do now, whatever it is: the chapters say why else.
     */
    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return GAME_OVER;
        if (s.hasLeft(seat)) return HAS_LEFT;
        return seat == s.asked || move instanceof Move.Abandon ? Refusal.NONE : NOT_ASKED;
    }

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
        s.swapping = s.own(seat) == 0 && Swapping.possible(s, seat);
    }
}
