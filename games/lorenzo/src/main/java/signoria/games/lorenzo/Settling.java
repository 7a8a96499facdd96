package signoria.games.lorenzo;

import signoria.kernel.Events;

/** Runs what stands on the agenda until somebody must decide. */
final class Settling {
    private Settling() {}

    static void run(State s, Events events) {
        while (true) {
            if (s.agenda.isEmpty()) {
                if (s.phase == Phase.OVER) return;
                Turns.next(s, events);
                continue;
            }
            if (!step(s, s.agenda.top(), events)) return;
        }
    }

    /**
     * What happens by itself happens; a question that leaves no choice, on grounds everybody can
     * see, is answered at once. False where somebody must decide.
     */
    private static boolean step(State s, long task, Events events) {
        Task kind = Task.kind(task);
        if (!kind.question()) s.agenda.pop();
        return switch (kind) {
            case EFFECTS -> {
                Effects.next(s, task, events);
                yield true;
            }
            case BUY -> {
                Towers.buy(s, task, events);
                yield true;
            }
            case TAKEN -> {
                Towers.taken(s, task, events);
                yield true;
            }
            case RUN -> {
                WorkRun.finish(s, events);
                yield true;
            }
            case TERRITORY_HARVEST -> {
                WorkRun.territoryHarvest(s, Task.d(task), events);
                yield true;
            }
            case SETS -> {
                Families.sets(s, events);
                yield true;
            }
            case ENTER -> {
                Towers.floorBonus(s, task, events);
                yield true;
            }
            case SKIP -> Turns.settleSkip(s);
            case AFTER -> drop(s, !Extras.possible(s, s.actor));
            case MEMBER -> Placements.settle(s, events);
            case TAKE -> drop(s, !Extras.possible(s, s.actor) && !Towers.anyBonus(s));
            case WORK -> WorkServants.settleWork(s, events);
            case WORK_OPPONENT -> Works.settleOpponent(s);
            case FEE -> Towers.settleFee(s, events);
            case PAY -> Payments.settle(s, events);
            case CHOICE -> WorkChoices.settleChoice(s, events);
            case TIMES -> drop(s, WorkChoices.mostTimes(s, task) == 0);
            case WORK_CARD, ACTIVATE -> drop(s, !WorkCards.anyCard(s));
            case FROM_DISCARDED -> drop(s, !Discards.any(s));
            case DISCARD_CHARACTER -> drop(s, s.cards(s.actor, Type.CHARACTER) == 0);
            case DROP_LEADER -> drop(s, s.leaders.playedCount(s.actor) == 0);
            case FREE_LEADER ->
                    drop(s, !Leaders.besideOnly(task) && s.leaders.handSize(s.actor) == 0);
            case FLIP -> Families.settleFlip(s, events);
            case COPY -> drop(s, Leaders.copyable(s, s.actor) == 0);
            case ANSWERS -> Answers.settle(s, events);
            case MEMBER_WORK -> Works.settleMemberWork(s, events);
            case TILE -> Turns.settleTile(s, events);
            case CASH -> drop(s, s.tokenCount(s.actor) == 0);
            case TURN, COST, SPEND_TOKENS, PRIVILEGE, SIX, TOSS, DRAFT, BID, REPORT, GONZAGA ->
                    false;
        };
    }

    private static boolean drop(State s, boolean empty) {
        if (empty) s.agenda.pop();
        return empty;
    }
}
