package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "phase 3: history cards": playing them, then and at the end. */
final class History {
    private static final Refusal MUST_PLAY = Refusal.of("age/end.2", "must-play");

    private History() {}

    static void legal(State s, int seat, List<Move> out) {
        int before = out.size();
        if (s.phase != Phase.LAST) out.add(Move.PASS);
        for (long rest = s.catalog.kinds(s.hand(seat)); rest != 0; rest = Bits.rest(rest)) {
            int card = Bits.first(rest);
            if (Effects.playable(s, seat, s.catalog.card[card]) == Refusal.NONE)
                out.add(Move.PLAYS[card]);
        }
        if (out.size() == before) out.add(Move.PASS);
    }

    /** §history.1, §history.3 A card one holds that is no burden. */
    static Refusal refusal(State s, int seat, Move.Play move) {
        Refusal held = Hands.holds(s, seat, move.card());
        return held == Refusal.NONE ? Effects.playable(s, seat, s.catalog.card[move.card()]) : held;
    }

    /** §end.2 In the last card play all that can be played is played. */
    static Refusal refusal(State s, int seat, Move.Pass move) {
        return s.phase == Phase.LAST && anyPlayable(s, seat) ? MUST_PLAY : Refusal.NONE;
    }

    private static boolean anyPlayable(State s, int seat) {
        for (long rest = s.hand(seat); rest != 0; rest = Bits.rest(rest))
            if (Effects.playable(s, seat, s.catalog.card[Bits.first(rest)]) == Refusal.NONE)
                return true;
        return false;
    }

    static void play(State s, int seat, Move.Play move, Events events) {
        int card = Hands.held(s, seat, move.card());
        Deck.away(s, seat, card);
        events.add(new AgeEvent.Played(seat, card));
        Effects.perform(s, seat, s.catalog.card[card], events);
    }
}
