package signoria.games.cradle;

import signoria.kernel.Events;

/** The chapter "leaving the table". */
final class Leaving {
    private Leaving() {}

    /** §leave.1 The seat stays, does nothing any more, and what it owes is settled for it. */
    static void leave(State s, int seat, Events events) {
        s.left |= 1 << seat;
        events.add(new CradleEvent.Abandoned(seat));
        if (seat != s.asked) return;
        switch (s.phase) {
            case PLACE -> Turns.begin(s, s.turn, events);
            case LIFTED -> {
                Moving.putBack(s);
                Turns.begin(s, s.turn, events);
            }
            case BONUS, ACT -> Actions.leave(s, events);
            case SYMBOL -> Culture.ask(s, events);
            case SHOW -> Characters.ask(s, seat, events);
            case PAY -> Payment.goOn(s, events);
            case KEEP -> Contest.keep(s, s.keepers, events);
            case OVER -> throw new AssertionError("refused");
        }
    }
}
