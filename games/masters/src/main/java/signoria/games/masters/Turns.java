package signoria.games.masters;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/** The chapters "the turn" and "the end of the game": whose turn it is, and what comes next. */
final class Turns {
    private static final Refusal GAME_OVER = Refusal.of("masters/end.2", "over");
    private static final Refusal CHOOSE_LEADERS = Refusal.of("masters/setup.2", "choose-first");
    private static final Refusal NOT_YOUR_TURN = Refusal.of("masters/turn.1", "not-your-turn");
    private static final Refusal ACTED = Refusal.of("masters/turn.1", "acted");
    private static final Refusal ACT_FIRST = Refusal.of("masters/turn.2", "act-first");

    private Turns() {}

    /** §turn.1 The actions and the leader actions with which a turn may begin. */
    static void legal(State s, List<Move> out) {
        Market.legal(out);
        Cards.legal(s, out);
        Production.legal(s, out);
        Leaders.legal(s, out);
    }

    /** §turn.2 After the action: leaders, or the end of the turn. */
    static void legalAfter(State s, List<Move> out) {
        Leaders.legal(s, out);
        out.add(Move.END);
    }

    /** What may not be done now, whatever it is: the chapters say why else not. */
    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return GAME_OVER;
        if (move instanceof Move.Keep) return Refusal.NONE;
        if (s.phase == Phase.KEEP) return CHOOSE_LEADERS;
        if (seat != s.turn) return NOT_YOUR_TURN;
        return switch (move) {
            case Move.Keep _,
                    Move.Start _,
                    Move.Whites _,
                    Move.Store _,
                    Move.Slot _,
                    Move.Pay _,
                    Move.Spend _,
                    Move.Make _ ->
                    Refusal.NONE;
            case Move _ when halfDone(s, move) ->
                    Refusal.of("masters/turn.1", "finish", "phase-" + Text.lower(s.phase));
            case Move.Take _, Move.Buy _, Move.Activate _ ->
                    s.phase == Phase.AFTER ? ACTED : Refusal.NONE;
            case Move.End _ -> s.phase == Phase.AFTER ? Refusal.NONE : ACT_FIRST;
            case Move.Produce _, Move.Play _, Move.Discard _ -> Refusal.NONE;
        };
    }

    /** §turn.1, §leaders.3 A question is open that this move does not answer. */
    private static boolean halfDone(State s, Move move) {
        return switch (s.phase) {
            case TURN, AFTER -> false;
            case PRODUCE -> !(move instanceof Move.Activate || move instanceof Move.Produce);
            default -> true;
        };
    }

    /** §turn.2 The action is done; with leaders in hand the player may still use them. */
    static void acted(State s, Events events) {
        if (s.phase == Phase.OVER) return;
        s.phase = Phase.AFTER;
        afterLeader(s, events);
    }

    /**
     * §leaders.3 After a leader action the turn goes on, or ends by itself when there is nothing
     * left to do; §solo.6 a game that is won alone ends here.
     */
    static void afterLeader(State s, Events events) {
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
