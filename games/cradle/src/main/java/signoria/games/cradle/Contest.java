package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapters "scoring" and "a new event": the contest for an event, of either kind. */
final class Contest {
    private static final Refusal NOT_USED = Refusal.of("cradle/scoring.4", "not-used");

    private Contest() {}

    /** §scoring.2, §scoring.3 Who has a piece on the event takes part; all pieces go home. */
    static void begin(State s, Events events) {
        int others = s.present(s.scored) & ~(1 << s.turn);
        s.rival = others == 0 ? State.NOBODY : Bits.first(others);
        clear(s, s.scored);
        events.add(
                new CradleEvent.ScoringBegan(
                        s.scored, s.event(s.scored), s.byCharacters, s.turn, s.rival));
        if (s.byCharacters) Characters.begin(s, events);
        else Culture.begin(s, events);
    }

    /** All pieces at a place go home. */
    static void clear(State s, int place) {
        for (int seat = 0; seat < s.seats; seat++) {
            int stones = s.stonesAt(place, seat);
            int pieces = s.pieces(place, seat);
            if (pieces != stones) s.genius(seat, State.HOME);
            s.addStones(seat, seat, Integer.bitCount(stones));
            for (int rest = pieces; rest != 0; rest = Bits.rest(rest))
                s.remove(place, Bits.first(rest), seat);
        }
    }

    static boolean alone(State s) {
        return s.rival == State.NOBODY;
    }

    /** The other one of the two. */
    static int opponent(State s, int seat) {
        return seat == s.turn ? s.rival : s.turn;
    }

    /** The symbol a seat has chosen. */
    static int chosen(State s, int seat) {
        return seat == s.turn ? s.chosen : s.rivalChosen;
    }

    /** One of two has won; the other pays. */
    static void won(State s, int seat, int prize, Events events) {
        Payment.begin(s, seat, prize, 1 << opponent(s, seat), events);
    }

    /** §pay.5 Alone: a neighbour pays, or all opponents in turn. */
    static void wonAlone(State s, int prize, Events events) {
        Payment.begin(s, s.turn, prize, Payment.opponents(s, s.scored, s.turn), events);
    }

    /** The prize is paid: now the cards used are put away. */
    static void paid(State s, Events events) {
        if (s.byCharacters) Characters.putAway(s, events);
        else Culture.putAway(s, events);
    }

    /** §culture.4, §characters.5 Cards that were used go but for one; at zero nothing was. */
    static void tied(State s, int count, Events events) {
        events.add(new CradleEvent.Tied(s.turn, s.rival));
        keep(s, count == 0 ? 0 : 1 << s.turn | 1 << s.rival, events);
    }

    // --- Cards back to hand ------------------------------------------------------------------

    /** §scoring.4 These seats take one of the cards they used back to hand. */
    static void keep(State s, int keepers, Events events) {
        s.keepers = keepers;
        while (s.keepers != 0) {
            int seat = (s.keepers >>> s.turn & 1) != 0 ? s.turn : s.rival;
            int sole = soleCard(s, seat);
            if (sole == State.NONE && !s.hasLeft(seat)) {
                s.asked = seat;
                s.phase = Phase.KEEP;
                return;
            }
            keepCard(s, seat, sole == State.NONE ? anyUsed(s, seat) : sole, events);
        }
        finish(s, events);
    }

    /** The card a seat used, if it was only one. */
    private static int soleCard(State s, int seat) {
        if (s.byCharacters) {
            long shown = s.cards.shown(seat);
            return (shown & shown - 1) == 0 ? anyUsed(s, seat) : State.NONE;
        }
        int top = s.columns.top(seat, chosen(s, seat));
        return s.columns.liesOn(top) == State.NONE ? top : State.NONE;
    }

    private static int anyUsed(State s, int seat) {
        return s.byCharacters
                ? Card.PEOPLE + Bits.first(s.cards.shown(seat))
                : s.columns.top(seat, chosen(s, seat));
    }

    private static boolean used(State s, int seat, int card) {
        if (s.byCharacters) return Card.isPerson(card) && (s.cards.shown(seat) >>> card & 1) != 0;
        return !Card.isPerson(card) && s.columns.contains(seat, chosen(s, seat), card);
    }

    static void legalKeeps(State s, List<Move> out) {
        if (s.byCharacters) Actions.addCards(s.cards.shown(s.asked), Card.PEOPLE, Move.KEEPS, out);
        else
            for (int c = s.columns.top(s.asked, chosen(s, s.asked));
                    c != State.NONE;
                    c = s.columns.liesOn(c)) out.add(Move.KEEPS[c]);
    }

    static Refusal refusal(State s, Move.Keep move) {
        if (s.phase != Phase.KEEP) return Turns.now(s);
        return used(s, s.asked, move.card()) ? Refusal.NONE : NOT_USED;
    }

    static void kept(State s, Move.Keep move, Events events) {
        keepCard(s, s.asked, move.card(), events);
        keep(s, s.keepers, events);
    }

    /** One card goes to hand, the others are discarded. */
    private static void keepCard(State s, int seat, int card, Events events) {
        s.keepers &= ~(1 << seat);
        if (s.byCharacters) {
            s.cards.unshow(seat, card);
            s.cards.discardShown(seat);
        } else {
            int symbol = chosen(s, seat);
            while (s.columns.top(seat, symbol) != State.NONE) {
                int taken = s.columns.takeTop(seat, symbol);
                if (taken != card) s.cards.discard(taken);
            }
        }
        s.cards.toHandSeen(seat, card);
        events.add(new CradleEvent.Kept(seat, card));
    }

    // --- A new event -------------------------------------------------------------------------

    /** §event.1 to §event.3, then §end.1 the end or the next turn. */
    static void finish(State s, Events events) {
        int place = s.scored;
        if (s.byCharacters) while (s.event(place) != State.NONE) s.uncover(place);
        if (s.eventDeck != 0) {
            int event = s.rng.pick(State.EVENT_STREAM, s.eventDeck);
            s.cover(place, event);
            events.add(new CradleEvent.Happened(place, event));
        } else {
            if (!s.byCharacters) s.uncover(place);
            events.add(new CradleEvent.Passing(place, s.event(place)));
        }
        forget(s);
        Deck.renew(s, events);
        if (Ending.reached(s)) Ending.finish(s, false, events);
        else Turns.next(s, events);
    }

    /** The scoring is over. */
    private static void forget(State s) {
        s.scored = State.NONE;
        s.byCharacters = false;
        s.rival = State.NOBODY;
        s.chosen = State.NONE;
        s.rivalChosen = State.NONE;
        s.passed = 0;
        s.winner = State.NOBODY;
        s.due = 0;
        s.payers = 0;
        s.payer = State.NOBODY;
        s.received = 0;
        s.keepers = 0;
    }
}
