package signoria.games.masters;

import signoria.kernel.Events;

/** The chapters "the turn" and "the end of the game". */
final class Turn {
    private Turn() {}

    /** §turn.2 The action is done; with leaders in hand the player may still use them. */
    static void acted(State s, Events events) {
        if (s.phase == Phase.OVER) return;
        s.phase = Phase.AFTER;
        ledOn(s, events);
    }

    /**
     * §leaders.3 After a leader action the turn goes on, or ends by itself when there is nothing
     * left to do; §solo.6 a game that is won alone ends here.
     */
    static void ledOn(State s, Events events) {
        if (s.won()) over(s, events);
        else if (s.phase == Phase.AFTER && s.hand(s.turn) == 0) end(s, events);
    }

    /** §end.2 The next seat's turn; the last round goes up to the seat before the inkwell. */
    static void end(State s, Events events) {
        if (s.solo()) Solo.revealToken(s, events);
        if (s.phase == Phase.OVER) return;
        s.turn = (s.turn + 1) % s.seats;
        if (s.ending && s.turn == s.first) over(s, events);
        else s.phase = Phase.TURN;
    }

    /**
     * §end.1 A seventh card or the last space: the round is the last; §solo.6 alone one has won.
     */
    static void bringEnd(State s, Events events) {
        if (s.ending) return;
        s.ending = true;
        if (!s.solo()) events.add(new MastersEvent.EndBrought());
    }

    static void over(State s, Events events) {
        if (s.phase == Phase.OVER) return;
        s.phase = Phase.OVER;
        events.add(new MastersEvent.Over(s.solo(), s.lost));
    }
}
