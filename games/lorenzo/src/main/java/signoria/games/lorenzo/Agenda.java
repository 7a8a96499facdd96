package signoria.games.lorenzo;

import signoria.kernel.Events;

/** Runs what stands on the agenda until somebody must decide. */
final class Agenda {
    private Agenda() {}

    static void run(State s, Events events) {
        while (true) {
            if (s.top == 0) {
                if (s.phase == Phase.OVER) return;
                Rounds.next(s, events);
                continue;
            }
            long task = s.peek();
            if (Task.kind(task) >= Task.EFFECTS) {
                s.pop();
                perform(s, task, events);
            } else if (!settle(s, task, events)) return;
        }
    }

    private static void perform(State s, long task, Events events) {
        switch (Task.kind(task)) {
            case Task.EFFECTS -> Effects.next(s, task, events);
            case Task.BUY -> Towers.buy(s, task, events);
            case Task.TAKEN -> Towers.taken(s, task, events);
            case Task.RUN -> Works.finish(s, events);
            case Task.TERRITORY_HARVEST -> Works.territoryHarvest(s, Task.d(task), events);
            case Task.SETS -> Families.sets(s, events);
            case Task.ENTER -> Towers.floorBonus(s, task, events);
            default -> throw new IllegalStateException("no task " + Task.kind(task));
        }
    }

    /** A question that leaves no choice, on grounds everybody can see, is answered at once. */
    private static boolean settle(State s, long task, Events events) {
        return switch (Task.kind(task)) {
            case Task.SKIP -> Rounds.freed(s);
            case Task.AFTER -> drop(s, !Extras.possible(s, s.actor));
            case Task.MEMBER -> Placements.settle(s, events);
            case Task.TAKE -> drop(s, !Extras.possible(s, s.actor) && !Towers.anyBonus(s, task));
            case Task.WORK -> Works.settleWork(s, events);
            case Task.WORK_OPPONENT -> onlyOpponent(s, task);
            case Task.WORK_CARD -> drop(s, !anyPick(s, task));
            case Task.FEE -> Towers.settleFee(s, events);
            case Task.PAY -> Payments.settle(s, events);
            case Task.CHOICE -> Works.settleChoice(s, events);
            case Task.TIMES -> drop(s, Works.mostTimes(s, task) == 0);
            case Task.ACTIVATE, Task.FROM_DISCARDED -> drop(s, !anyPick(s, task));
            case Task.DISCARD_CHARACTER -> drop(s, s.cards(s.actor, Type.CHARACTER) == 0);
            case Task.DROP_LEADER -> drop(s, s.leadersInPlay(s.actor) == 0);
            case Task.FREE_LEADER ->
                    drop(s, Task.d(task) != 2 && s.figure(s.actor, State.HAND) == 0);
            case Task.FLIP -> Families.settleFlip(s, events);
            case Task.COPY -> drop(s, Leaders.copyable(s, s.actor) == 0);
            case Task.ANSWERS -> Answers.settle(s, events);
            case Task.MEMBER_WORK -> oneWork(s, task, events);
            case Task.TILE -> lastTile(s, events);
            case Task.CASH -> drop(s, s.figure(s.actor, State.TOKENS) == 0);
            default -> false;
        };
    }

    private static boolean drop(State s, boolean empty) {
        if (empty) s.pop();
        return empty;
    }

    private static boolean anyPick(State s, long task) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (Questions.pickWhy(s, task, card) == Why.OK) return true;
        return false;
    }

    private static boolean onlyOpponent(State s, long task) {
        if (s.seats > 2) return false;
        s.pop();
        s.push(Task.of(Task.WORK, Task.a(task), Task.b(task), Task.OPTIONAL, 2 - s.actor));
        return true;
    }

    /** §leader.40 Of harvest and production only one can reach a value of one. */
    private static boolean oneWork(State s, long task, Events events) {
        int given = Placements.given(task);
        boolean harvest = Works.reachable(s, s.actor, false, Task.b(task), given);
        if (harvest && Works.reachable(s, s.actor, true, Task.b(task), given)) return false;
        s.pop();
        Works.enter(s, !harvest, Task.b(task), given, events);
        return true;
    }

    private static boolean lastTile(State s, Events events) {
        int only = -1;
        for (int tile = 1; tile < Catalog.TILES; tile++)
            if (Rounds.tileWhy(s, tile) == Why.OK) {
                if (only >= 0) return false;
                only = tile;
            }
        Questions.tile(s, only, events);
        return true;
    }
}
