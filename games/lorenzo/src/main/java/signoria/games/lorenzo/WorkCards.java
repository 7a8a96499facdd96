package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "harvest and production": cards that are chosen to work, by another one or as the
 * only one.
 */
final class WorkCards {
    private static final Refusal NOT_A_WORK_CARD = Refusal.of("lorenzo/work.4", "card");
    private static final Refusal ACTIVATE = Refusal.of("lorenzo/special.5", "card");

    private WorkCards() {}

    /** §special.5 A card that another one may set to work. */
    private static Refusal activatable(State s, long task, int card) {
        return s.owns(s.actor, card)
                        && (Task.a(task) >>> s.catalog.card[card].type().ordinal() & 1) != 0
                        && card + 1 != Task.d(task)
                        && card + 1 != s.picked
                        && !(s.catalog.work[card] instanceof Effect.ActivateOwn)
                ? Refusal.NONE
                : ACTIVATE;
    }

    /** The cards that may be set to work: by another one, or as the only one. */
    static void legalCards(State s, List<Move> out) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICKS[card]) == Refusal.NONE) out.add(Move.PICKS[card]);
        out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Pick move) {
        long task = s.agenda.top();
        return Task.kind(task) == Task.ACTIVATE
                ? activatable(s, task, move.card())
                : working(s, task, move.card());
    }

    static boolean anyCard(State s) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICKS[card]) == Refusal.NONE) return true;
        return false;
    }

    static void activateOnly(State s, int card, Events events) {
        s.agenda.pop();
        WorkRun.activate(s, s.actor, card, events);
    }

    static void activatePicked(State s, int card, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        if (Task.c(task) == 1) s.picked = card + 1;
        events.add(new LorenzoEvent.Activated(s.actor, card));
        WorkRun.activate(s, s.actor, card, events);
    }

    /** §leader.29 The one card that works. */
    private static Refusal working(State s, long task, int card) {
        Type type = Task.a(task) == 1 ? Type.BUILDING : Type.TERRITORY;
        return s.owns(s.actor, card)
                        && s.catalog.card[card].type() == type
                        && s.catalog.activation[card] <= s.value
                ? Refusal.NONE
                : NOT_A_WORK_CARD;
    }
}
