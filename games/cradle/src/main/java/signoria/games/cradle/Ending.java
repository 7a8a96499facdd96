package signoria.games.cradle;

import signoria.kernel.Events;

/** The chapter "the end of the game": when it comes; {@link Scoring} says who has won. */
final class Ending {
    private static final int LAST_STACKS = 2;

    private Ending() {}

    /** §end.1 Only two events lie open, stacks counting as one. */
    static boolean reached(State s) {
        return stacks(s) <= LAST_STACKS;
    }

    static int stacks(State s) {
        int stacks = 0;
        for (int place = 0; place < State.PLACES; place++)
            if (s.event(place) != State.NONE) stacks++;
        return stacks;
    }

    /** §end.4 Four rounds in which nothing was placed from a reserve and nothing scored. */
    static boolean idle(State s) {
        return s.idle >= mostIdle(s.seats);
    }

    static int mostIdle(int seats) {
        return 4 * seats;
    }

    /** §end.1 All pieces go home unscored; §end.3 the hands are laid open. */
    static void finish(State s, boolean idle, Events events) {
        for (int place = 0; place < State.PLACES; place++) Contest.clear(s, place);
        s.cards.layOpen();
        s.phase = Phase.OVER;
        s.asked = State.NOBODY;
        s.swapping = false;
        events.add(new CradleEvent.Over(idle));
    }
}
