package signoria.games.age;

import signoria.kernel.Events;

/** Runs what stands on the agenda until somebody must decide (§turn.1). */
final class Settling {
    private Settling() {}

    /** Goes on until somebody has to decide something or the game is over. */
    static void run(State s, Events events) {
        while (s.phase != Phase.OVER && !asks(s)) goOn(s, events);
        if (s.lands.moved) Reach.renew(s);
    }

    /** Whether somebody owes an answer now. */
    private static boolean asks(State s) {
        if (deserted(s)) return false;
        return s.agenda.isEmpty() ? owesSealed(s) : stands(s, s.agenda.top());
    }

    /** §misery.2 Nobody, or one player alone, is left. */
    private static boolean deserted(State s) {
        return s.phase.ordinal() >= Phase.DRAW.ordinal() && s.living() <= 1;
    }

    private static void goOn(State s, Events events) {
        if (deserted(s)) Turns.finish(s, events);
        else if (s.agenda.isEmpty()) Turns.advance(s, events);
        else settle(s, s.agenda.top(), events);
    }

    /**
     * Whether a line of the agenda is a question still: all it rests on is looked at again, for
     * whoever it is about may have left meanwhile.
     */
    private static boolean stands(State s, int task) {
        int seat = Task.seat(task);
        int a = Task.a(task);
        if (!s.lives(seat)) return false;
        return switch (Task.kind(task)) {
            case WAR, FIGHT -> false;
            case TARGET -> Targets.any(s, seat, s.catalog.card[a]);
            case RAID -> a > 0;
            case FREE -> Pieces.mayFree(s, seat, a, Task.b(task));
            case DROP -> Pieces.mustChoose(s, seat);
            case CEDE -> Task.b(task) > 0 && Wars.canCede(s, seat, a);
            case ARM -> s.hand(seat) != 0 && Wars.goesOnBelow(s);
            case RECORD -> Rivalry.canExchange(s, seat, a);
            case CANCEL -> Markets.canCancel(s, seat);
            case HISTORY, DISCARD -> s.hand(seat) != 0;
            case STABILISE -> s.hand(seat) != 0 && s.cash(seat) >= Purchase.stability(s, seat);
            case INDULGE -> s.cash(seat) >= a;
            case EXPAND -> s.pool(seat) > 0;
            case CAPITAL,
                    PLACE,
                    SWAP,
                    MILL,
                    URBAN,
                    GOOD,
                    BAN,
                    REGION,
                    REBEL,
                    CRUSADE,
                    LOSS,
                    DEVELOP,
                    TOKENS,
                    CONVERT ->
                    true;
        };
    }

    /** A line that asks nothing (any more) goes, and what is left of it is done. */
    private static void settle(State s, int task, Events events) {
        int seat = Task.seat(task);
        Task kind = Task.kind(task);
        if (kind == Task.EXPAND) {
            Expansion.end(s, seat, events);
            return;
        }
        if (kind == Task.DROP) {
            Pieces.drop(s, seat);
            return;
        }
        s.agenda.pop();
        if (!s.lives(seat)) return;
        switch (kind) {
            case WAR -> Wars.roll(s, seat, Task.a(task), events);
            case FIGHT -> Rivalry.fight(s, seat, events);
            case CEDE -> Wars.bear(s, seat, Task.a(task), Task.b(task), events);
            case STABILISE -> Purchase.suffer(s, seat, events);
            case INDULGE -> Misery.add(s, seat, 1, events);
            case CAPITAL,
                    PLACE,
                    SWAP,
                    CANCEL,
                    MILL,
                    URBAN,
                    DISCARD,
                    HISTORY,
                    GOOD,
                    TARGET,
                    BAN,
                    REGION,
                    RAID,
                    REBEL,
                    CRUSADE,
                    FREE,
                    DROP,
                    LOSS,
                    ARM,
                    DEVELOP,
                    EXPAND,
                    TOKENS,
                    CONVERT,
                    RECORD -> {}
        }
    }

    /** Whether a sealed answer is still owed. */
    private static boolean owesSealed(State s) {
        boolean sealing =
                s.phase == Phase.HANDS
                        || s.phase == Phase.BIDS
                        || s.phase == Phase.ORDER && s.step == 0;
        if (!sealing) return false;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && !s.hasSealed(seat)) return true;
        return false;
    }
}
