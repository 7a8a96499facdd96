package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "culture scoring". */
final class Culture {
    private static final Refusal NOT_ON_EVENT = Refusal.of("cradle/culture.1", "not-on-event");

    private Culture() {}

    static void begin(State s, Events events) {
        ask(s, events);
    }

    /**
     * §culture.1 First the player whose turn it is chooses a symbol of the event, then the rival.
     */
    static void ask(State s, Events events) {
        while (s.chosen == State.NONE || !Contest.alone(s) && s.rivalChosen == State.NONE) {
            int seat = s.chosen == State.NONE ? s.turn : s.rival;
            int choice = onlyChoice(s, seat);
            if (choice == State.NONE) {
                s.asked = seat;
                s.phase = Phase.SYMBOL;
                return;
            }
            choose(s, seat, choice, events);
        }
        compare(s, events);
    }

    /** A choice is asked only where it matters; §leave.1 who left counts the symbol seen most. */
    private static int onlyChoice(State s, int seat) {
        int best = State.NONE;
        int most = -1;
        int symbols = symbols(s);
        for (int rest = symbols; rest != 0; rest = Bits.rest(rest)) {
            int symbol = Bits.first(rest);
            if (s.columns.count(seat, symbol) <= most) continue;
            best = symbol;
            most = s.columns.count(seat, symbol);
        }
        return most == 0 || (symbols & symbols - 1) == 0 || s.hasLeft(seat) ? best : State.NONE;
    }

    private static int symbols(State s) {
        return s.catalog.eventSymbols[s.event(s.scored)];
    }

    static void legal(State s, List<Move> out) {
        for (int rest = symbols(s); rest != 0; rest = Bits.rest(rest))
            out.add(Move.CHOICES[Bits.first(rest)]);
    }

    static Refusal refusal(State s, Move.Choose move) {
        if (s.phase != Phase.SYMBOL) return Turns.now(s);
        return (symbols(s) & move.symbol().bit()) != 0 ? Refusal.NONE : NOT_ON_EVENT;
    }

    static void chosen(State s, Move.Choose move, Events events) {
        choose(s, s.asked, move.symbol().ordinal(), events);
        ask(s, events);
    }

    private static void choose(State s, int seat, int symbol, Events events) {
        if (seat == s.turn) s.chosen = symbol;
        else s.rivalChosen = symbol;
        events.add(
                new CradleEvent.Counted(seat, Symbol.ALL[symbol], s.columns.count(seat, symbol)));
    }

    /** §culture.2 The prize is the difference, §culture.5 alone the whole count. */
    private static void compare(State s, Events events) {
        int mine = s.columns.count(s.turn, s.chosen);
        if (Contest.alone(s)) {
            Contest.wonAlone(s, mine, events);
            return;
        }
        int hers = s.columns.count(s.rival, s.rivalChosen);
        if (mine > hers) Contest.won(s, s.turn, mine - hers, events);
        else if (mine < hers) Contest.won(s, s.rival, hers - mine, events);
        else Contest.tied(s, mine, events);
    }

    /** §culture.3 The winner discards as many cards from the top as stones were received. */
    static void putAway(State s, Events events) {
        int symbol = Contest.chosen(s, s.winner);
        for (int i = 0; i < s.received && s.columns.top(s.winner, symbol) != State.NONE; i++) {
            int card = s.columns.takeTop(s.winner, symbol);
            s.cards.discard(card);
            events.add(new CradleEvent.Discarded(s.winner, card));
        }
        Contest.finish(s, events);
    }
}
