package signoria.games.age;

import signoria.kernel.Events;

import java.util.List;
import java.util.stream.IntStream;

/** The chapter "phase 4: stability": the misery track, and elimination beyond it. */
final class Misery {
    private static final int[] TRACK = {
        0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450,
        500, 600, 700, 800, 900, 1000
    };

    static final int LAST = TRACK.length - 1;

    private Misery() {}

    /** The number of a box of the track. */
    static int value(int box) {
        return TRACK[box];
    }

    /** The numbers of all boxes. */
    static List<Integer> track() {
        return IntStream.of(TRACK).boxed().toList();
    }

    /** §misery.1 A step of one player, at a moment of its own. */
    static void add(State s, int seat, int steps, Events events) {
        s.moments++;
        addTogether(s, seat, steps, events);
    }

    /** §misery.1 A step of one of several players whose steps count as the same moment. */
    static void addTogether(State s, int seat, int steps, Events events) {
        if (steps == 0 || !s.lives(seat)) return;
        int from = s.misery(seat);
        int to = Math.max(0, from + steps);
        if (to > LAST) {
            eliminate(s, seat, events);
            return;
        }
        if (to == from) return;
        s.misery(seat, to);
        events.add(new AgeEvent.MiseryMoved(seat, value(from), value(to)));
    }

    /**
     * How many boxes up are needed to rise by a number at least; one past the track when it cannot.
     */
    static int stepsFor(int box, int rise) {
        int to = box + 1;
        while (to <= LAST && TRACK[to] - TRACK[box] < rise) to++;
        return to - box;
    }

    /**
     * §misery.2 Pieces stay; hand, cash and bought tokens go; what was asked of the seat is
     * dropped.
     */
    static void eliminate(State s, int seat, Events events) {
        s.out(seat, Math.max(1, s.moments));
        s.misery(seat, LAST);
        Deck.surrender(s, seat, events);
        s.cash(seat, 0);
        s.written(seat, 0);
        s.pool(seat, 0);
        s.unseal(seat);
        s.arms(seat, 0);
        s.unmark(seat, Mark.RULER);
        Wars.end(s, seat);
        if (s.battle != State.NOBODY && s.expanding() == seat) Rivalry.callOff(s);
        events.add(new AgeEvent.Eliminated(seat));
    }
}
