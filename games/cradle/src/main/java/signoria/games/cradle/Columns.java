package signoria.games.cradle;

/** §act.4, §jolly The columns of culture cards before a seat: one for each symbol at most. */
final class Columns {
    private Columns() {}

    /** A jolly that lies alone and counts as either of its symbols. */
    static boolean undecided(State s, int seat, int card) {
        return card != State.NONE
                && s.catalog.isJolly(card)
                && s.top(seat, s.catalog.firstSymbol[card]) == card
                && s.top(seat, s.catalog.secondSymbol[card]) == card;
    }

    /** Whether the column of a symbol is an undecided jolly. */
    static boolean open(State s, int seat, int symbol) {
        return undecided(s, seat, s.top(seat, symbol));
    }

    /** How many symbols a card shows. */
    static int shows(State s, int card) {
        return (s.turned >>> card & 1) != 0 ? 2 : 1;
    }

    /** §act.4 Lays a card on the column of a symbol; §jolly.3 that fixes an undecided jolly. */
    static void join(State s, int seat, int symbol, int card) {
        int top = s.top(seat, symbol);
        if (undecided(s, seat, top)) s.column(seat, other(s, top, symbol), State.NONE, 0);
        s.liesOn(card, top);
        s.column(seat, symbol, card, s.count(seat, symbol) + 1);
    }

    /** §jolly.3 A column of its own beside an undecided jolly, which becomes its other symbol. */
    static void foundBeside(State s, int seat, int symbol, int card) {
        s.liesOn(card, State.NONE);
        s.column(seat, symbol, card, 1);
    }

    /** §jolly.2 A jolly alone is a column of both its symbols. */
    static void foundUndecided(State s, int seat, int card) {
        s.liesOn(card, State.NONE);
        s.column(seat, s.catalog.firstSymbol[card], card, 1);
        s.column(seat, s.catalog.secondSymbol[card], card, 1);
    }

    /** Takes the top card of a column away; it shows its single side again. */
    static int takeTop(State s, int seat, int symbol) {
        int card = s.top(seat, symbol);
        if (undecided(s, seat, card)) s.column(seat, other(s, card, symbol), State.NONE, 0);
        s.column(seat, symbol, s.liesOn(card), s.count(seat, symbol) - shows(s, card));
        s.liesOn(card, State.NONE);
        s.turned &= ~(1L << card);
        return card;
    }

    static int other(State s, int jolly, int symbol) {
        int first = s.catalog.firstSymbol[jolly];
        return first == symbol ? s.catalog.secondSymbol[jolly] : first;
    }

    static boolean contains(State s, int seat, int symbol, int card) {
        for (int c = s.top(seat, symbol); c != State.NONE; c = s.liesOn(c))
            if (c == card) return true;
        return false;
    }

    /** §genius.3 Genius marks of a colour that no other card covers. */
    static int marks(State s, int seat, boolean red) {
        Card.Kind kind = red ? Card.Kind.GENIUS_RED : Card.Kind.GENIUS_BLUE;
        long marked = s.catalog.ofKind[kind.ordinal()];
        int marks = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = s.top(seat, symbol);
            if (top != State.NONE && (marked >>> top & 1) != 0) marks++;
        }
        return marks;
    }

    /** §act.6 Rotation cards on top of a column that show their symbol once, as bits. */
    static long turnable(State s, int seat) {
        long tops = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = s.top(seat, symbol);
            if (top != State.NONE) tops |= 1L << top;
        }
        return tops & s.catalog.ofKind[Card.Kind.ROTATION.ordinal()] & ~s.turned;
    }
}
