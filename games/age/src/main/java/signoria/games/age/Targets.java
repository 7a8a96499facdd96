package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the events": cards against one player (§history.4). */
final class Targets {
    private static final Refusal NO_TARGET = Refusal.of("age/event.alchemist", "no-target");
    private static final Refusal ALL_RULED = Refusal.of("age/event.civilwar", "no-target");
    private static final Refusal OUT = Refusal.of("age/history.4", "out");
    private static final Refusal KNOWS_MATTER = Refusal.of("age/event.alchemist", "matter");
    private static final Refusal SHIELDED = Refusal.of("age/event.ruler", "shielded");
    private static final Refusal ONESELF = Refusal.of("age/war.1", "oneself");

    private Targets() {}

    static Refusal playable(State s, int seat, Card card) {
        if (any(s, seat, card)) return Refusal.NONE;
        return card.effect() instanceof Effect.CivilWar ? ALL_RULED : NO_TARGET;
    }

    /** Whether anybody can be struck. */
    static boolean any(State s, int seat, Card card) {
        for (int target = 0; target < s.seats; target++)
            if (refusal(s, seat, card, target) == Refusal.NONE) return true;
        return false;
    }

    static void legal(State s, int seat, List<Move> out) {
        for (int target = 0; target < s.seats; target++)
            if (refusal(s, seat, Move.AGAINST[target]) == Refusal.NONE)
                out.add(Move.AGAINST[target]);
    }

    static Refusal refusal(State s, int seat, Move.Against move) {
        return refusal(s, seat, s.catalog.card[Task.a(s.agenda.top())], move.seat());
    }

    private static Refusal refusal(State s, int seat, Card card, int target) {
        if (target >= s.seats || !s.lives(target)) return OUT;
        return switch (card.effect()) {
            case Effect.Confiscate _ when s.has(target, Advance.MATTER) -> KNOWS_MATTER;
            case Effect.Confiscate _, Effect.CivilWar _ when s.is(target, Mark.RULER) -> SHIELDED;
            case Effect.War _ when seat == target -> ONESELF;
            case Effect _ -> Refusal.NONE;
        };
    }

    static void strike(State s, int seat, Move.Against move, Events events) {
        Card card = s.catalog.card[Task.a(s.agenda.top())];
        s.agenda.pop();
        switch (card.effect()) {
            case Effect.Confiscate _ -> payHalf(s, move.seat(), events);
            case Effect.CivilWar _ -> CivilWar.strike(s, move.seat(), events);
            case Effect.War _ -> Wars.declare(s, seat, move.seat(), events);
            case Effect _ -> throw new IllegalStateException(card.id() + " has no target");
        }
    }

    /** §event.alchemist Half of the written cash, rounded up, at most what is there. */
    static int half(State s, int seat) {
        return Math.min(s.cash(seat), s.written(seat) + 1 >> 1);
    }

    static void payHalf(State s, int seat, Events events) {
        int ducats = half(s, seat);
        s.addCash(seat, -ducats);
        events.add(new AgeEvent.PaidOut(seat, ducats));
    }
}
