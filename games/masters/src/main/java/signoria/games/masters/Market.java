package signoria.games.masters;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "taking resources at the market". */
final class Market {
    private static final Refusal NO_WHITES = Refusal.of("masters/market.3", "not-now");
    private static final Refusal NOT_THE_FIRST = Refusal.of("masters/market.3", "which");

    private Market() {}

    /** How many marbles a line has: four in a row, three in a column. */
    static int length(int line) {
        return line < State.ROWS ? State.COLUMNS : State.ROWS;
    }

    /** The places of a line in the order the marbles move: the first one falls out. */
    static int place(int line, int i) {
        return line < State.ROWS ? line * State.COLUMNS + i : i * State.COLUMNS + line - State.ROWS;
    }

    static void legal(List<Move> out) {
        for (Move take : Move.TAKES) out.add(take);
    }

    /**
     * §market.1 All marbles of the line are taken; §market.4 one's own faith comes before anything
     * is placed.
     */
    static void take(State s, Move.Take move, Events events) {
        int line = move.line();
        int faith = 0;
        for (int i = 0; i < length(line); i++) {
            int marble = s.marble(place(line, i));
            if (marble < Resource.COUNT) s.taken += Goods.of(marble, 1);
            else if (marble == Marble.WHITE.ordinal()) s.whites++;
            else faith++;
        }
        push(s, line);
        events.add(new MastersEvent.Took(s.turn, line, Goods.face(s.taken), faith, s.whites));
        Faith.advance(s, s.turn, faith, events);
        whiten(s, events);
    }

    /** §market.2 The marble on the slide goes in; what falls out lies on the slide. */
    private static void push(State s, int line) {
        int out = s.marble(place(line, 0));
        int last = length(line) - 1;
        for (int i = 0; i < last; i++) s.marble(place(line, i), s.marble(place(line, i + 1)));
        s.marble(place(line, last), s.marble(State.SLIDE));
        s.marble(State.SLIDE, out);
    }

    /**
     * §market.3 Without a leader white gives nothing, with one its resource, with two the player
     * chooses.
     */
    private static void whiten(State s, Events events) {
        long leaders = s.played(s.turn) & s.catalog.whites;
        if (s.whites == 0 || leaders == 0) {
            s.whites = 0;
            Warehouse.receive(s, events);
        } else if (firstWhite(s) == secondWhite(s)) {
            gainWhites(s, s.whites, events);
        } else s.phase = Phase.WHITES;
    }

    private static int firstWhite(State s) {
        return s.catalog.white[Bits.first(s.played(s.turn) & s.catalog.whites)];
    }

    private static int secondWhite(State s) {
        return s.catalog.white[63 - Long.numberOfLeadingZeros(s.played(s.turn) & s.catalog.whites)];
    }

    static void legalWhites(State s, List<Move> out) {
        for (int count = 0; count <= s.whites; count++) out.add(Move.WHITES[firstWhite(s)][count]);
    }

    static Refusal refusal(State s, Move.Whites move) {
        if (s.phase != Phase.WHITES) return NO_WHITES;
        if (move.resource().ordinal() != firstWhite(s)) return NOT_THE_FIRST;
        return move.count() <= s.whites
                ? Refusal.NONE
                : Refusal.of("masters/market.3", "too-many", s.whites);
    }

    static void whites(State s, Move.Whites move, Events events) {
        gainWhites(s, move.count(), events);
    }

    /** So many give the first leader's resource, the others the second's. */
    private static void gainWhites(State s, int first, Events events) {
        long gained = Goods.of(firstWhite(s), first) + Goods.of(secondWhite(s), s.whites - first);
        s.taken += gained;
        s.whites = 0;
        events.add(new MastersEvent.Whitened(s.turn, Goods.face(gained)));
        Warehouse.receive(s, events);
    }
}
