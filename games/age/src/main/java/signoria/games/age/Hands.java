package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "phase 2: buying cards", and discarding them. */
final class Hands {
    static final int PRICE = 10;
    private static final Refusal NOT_IN_HAND = Refusal.of("age/history.1", "not-in-hand");

    private Hands() {}

    static Refusal holds(State s, int seat, int card) {
        return s.catalog.alike(s.hand(seat), card) != 0 ? Refusal.NONE : NOT_IN_HAND;
    }

    /** §history.1 The first card in hand of a kind. */
    static int held(State s, int seat, int card) {
        return Bits.first(s.catalog.alike(s.hand(seat), card));
    }

    /** A move for each kind of card in hand. */
    static void legal(State s, int seat, Move[] moves, List<Move> out) {
        for (long rest = s.catalog.kinds(s.hand(seat)); rest != 0; rest = Bits.rest(rest))
            out.add(moves[Bits.first(rest)]);
    }

    static void legalDraws(List<Move> out) {
        out.add(Move.PASS);
        out.add(Move.DRAW);
    }

    /** §advance.v One more card for ten ducats. */
    static void buy(State s, int seat, Events events) {
        s.agenda.pop();
        s.addCash(seat, -PRICE);
        events.add(new AgeEvent.PaidOut(seat, PRICE));
        Deck.draw(s, seat, events);
    }

    static void legalDiscards(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        legal(s, seat, Move.DISCARDS, out);
    }

    static Refusal refusal(State s, int seat, Move.Discard move) {
        return holds(s, seat, move.card());
    }

    /** §advance.p One card goes without effect, in sight of all. */
    static void discard(State s, int seat, Move.Discard move, Events events) {
        int card = held(s, seat, move.card());
        s.agenda.pop();
        Deck.away(s, seat, card);
        events.add(new AgeEvent.Discarded(seat, card));
    }
}
