package signoria.games.template;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the whip". */
final class Spurs {
    private static final int FACES = 6;

    private static final Refusal CHOOSE_FIRST = Refusal.of("template/spur.1", "choose-first");
    private static final Refusal NOT_YOU = Refusal.of("template/spur.1", "not-you");
    private static final Refusal NO_WHIP = Refusal.of("template/spur.1", "no-whip");

    private Spurs() {}

    static void legal(State s, List<Move> out) {
        if (s.whips(s.rider) > 0) out.add(Move.SPUR);
        out.add(Move.HOLD);
    }

    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase != Phase.SPUR) return CHOOSE_FIRST;
        if (seat != s.rider) return NOT_YOU;
        return move == Move.SPUR && s.whips(seat) == 0 ? NO_WHIP : Refusal.NONE;
    }

    /** §spur.1, §spur.2 A whip is used up, and the die says what comes of it. */
    static void spur(State s, Events events) {
        int face = s.rng.roll(State.DIE, FACES);
        s.keepWhips(s.rider, s.whips(s.rider) - 1);
        s.advance(s.rider, steps(face));
        events.add(new TemplateEvent.Spurred(s.rider, face, s.space(s.rider)));
        Laps.next(s, events);
    }

    /** §spur.2 One or two: the horse shies; three or four: nothing; five or six: it flies. */
    private static int steps(int face) {
        if (face <= 2) return -2;
        return face <= 4 ? 0 : 3;
    }

    static void hold(State s, Events events) {
        events.add(new TemplateEvent.Held(s.rider));
        Laps.next(s, events);
    }
}
