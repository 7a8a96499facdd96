package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "the special tower": own characters that are discarded, and cards that left and come
 * back.
 */
final class Discards {
    private static final Refusal MUST_CHOOSE = Refusal.of("lorenzo/work.6", "must");
    private static final Refusal DISCARDED_CARD = Refusal.of("lorenzo/special.7", "card");
    private static final Refusal NOT_YOUR_CHARACTER = Refusal.of("lorenzo/special.8", "character");

    private Discards() {}

    /** The cards that answer the question; whether it may be left. */
    static void legal(State s, List<Move> out) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICKS[card]) == Refusal.NONE) out.add(Move.PICKS[card]);
        if (refusal(s, Move.DECLINE) == Refusal.NONE) out.add(Move.DECLINE);
    }

    static Refusal refusal(State s, Move.Pick move) {
        return Task.kind(s.agenda.top()) == Task.DISCARD_CHARACTER
                ? character(s, move.card())
                : left(s, move.card());
    }

    static Refusal refusal(State s, Move.Decline decline) {
        boolean may = Task.kind(s.agenda.top()) != Task.DISCARD_CHARACTER || inRun(s.agenda.top());
        return may ? Refusal.NONE : MUST_CHOOSE;
    }

    private static boolean inRun(long task) {
        return Task.a(task) == 1;
    }

    /** §special.8 One of the own characters. */
    private static Refusal character(State s, int card) {
        return s.owns(s.actor, card) && s.catalog.card[card].type() == Type.CHARACTER
                ? Refusal.NONE
                : NOT_YOUR_CHARACTER;
    }

    /** §special.7 A base card that left in an earlier round, if there is a place for it. */
    private static Refusal left(State s, int card) {
        Card printed = s.catalog.card[card];
        if (!s.discarded.has(card)
                || printed.special()
                || (Task.a(s.agenda.top()) >>> printed.type().ordinal() & 1) == 0)
            return DISCARDED_CARD;
        return Floors.room(s, s.actor, printed.type(), true);
    }

    static boolean any(State s) {
        for (int card = 0; card < Catalog.CARDS; card++)
            if (refusal(s, Move.PICKS[card]) == Refusal.NONE) return true;
        return false;
    }

    /** §special.8 The character goes, and its price comes. */
    static void discard(State s, int card, Events events) {
        long task = s.agenda.top();
        s.agenda.pop();
        Effect.DiscardCharacter effect = (Effect.DiscardCharacter) WorkChoices.effect(s, task);
        Holdings.lose(s, s.actor, card, events);
        if (inRun(task)) WorkRun.accrue(s, s.actor, effect.goods());
        else Effects.gain(s, s.actor, effect.goods(), Effects.OTHER, events);
    }

    /** §special.7 The card comes for nothing. */
    static void take(State s, int card) {
        s.agenda.pop();
        s.agenda.push(Task.of(Task.TAKEN, 0, 0, 0, card));
    }
}
