package signoria.games.cradle;

import signoria.kernel.Shared;

import java.util.Arrays;

/**
 * §act.4, §jolly The columns of culture cards before the seats, one for each symbol at most: the
 * top card of each and, for each card, the one it lies on.
 */
final class Columns {
    private static final int LIES_ON = 0;
    private static final int TOP = LIES_ON + Card.PEOPLE;
    private static final int COUNT = TOP + State.MOST_SEATS * Symbol.COUNT;

    /** How many figures of the state are the columns'. */
    static final int FIGURES = COUNT + State.MOST_SEATS * Symbol.COUNT;

    /** The word of the state that tells which rotation cards show their symbol twice. */
    private static final int TURNED = Cards.WORDS;

    static final int WORDS = 1;

    @Shared private final Catalog catalog;
    private final long[] words;
    private final byte[] figures;

    /** The first figures of a state's, and a word of it. */
    Columns(Catalog catalog, long[] words, byte[] figures) {
        this.catalog = catalog;
        this.words = words;
        this.figures = figures;
    }

    /** No card lies anywhere. */
    void clear() {
        Arrays.fill(figures, 0, COUNT, (byte) State.NONE);
    }

    /** The top card of a column, or {@link #NONE}; an undecided jolly tops two columns. */
    int top(int seat, int symbol) {
        return figures[TOP + seat * Symbol.COUNT + symbol];
    }

    /** The card another lies on, or {@link #NONE}. */
    int liesOn(int card) {
        return figures[LIES_ON + card];
    }

    /** How often a symbol is seen in its column. */
    int count(int seat, int symbol) {
        return figures[COUNT + seat * Symbol.COUNT + symbol];
    }

    void column(int seat, int symbol, int top, int count) {
        figures[TOP + seat * Symbol.COUNT + symbol] = (byte) top;
        figures[COUNT + seat * Symbol.COUNT + symbol] = (byte) count;
    }

    void liesOn(int card, int other) {
        figures[LIES_ON + card] = (byte) other;
    }

    /** Rotation cards that show their symbol twice, as bits. */
    long turned() {
        return words[TURNED];
    }

    void turned(long cards) {
        words[TURNED] = cards;
    }

    boolean isTurned(int card) {
        return (words[TURNED] >>> card & 1) != 0;
    }

    /** §act.6 A rotation card shows its symbol twice from now on. */
    void turn(int seat, int symbol, int card) {
        words[TURNED] |= 1L << card;
        column(seat, symbol, card, count(seat, symbol) + 1);
    }

    /** A jolly that lies alone and counts as either of its symbols. */
    boolean undecided(int seat, int card) {
        return card != State.NONE
                && catalog.isJolly(card)
                && top(seat, catalog.firstSymbol[card]) == card
                && top(seat, catalog.secondSymbol[card]) == card;
    }

    /** Whether the column of a symbol is an undecided jolly. */
    boolean open(int seat, int symbol) {
        return undecided(seat, top(seat, symbol));
    }

    /** How many symbols a card shows. */
    int shows(int card) {
        return isTurned(card) ? 2 : 1;
    }

    /** §act.4 Lays a card on the column of a symbol; §jolly.3 that fixes an undecided jolly. */
    void join(int seat, int symbol, int card) {
        int top = top(seat, symbol);
        if (undecided(seat, top)) column(seat, other(top, symbol), State.NONE, 0);
        liesOn(card, top);
        column(seat, symbol, card, count(seat, symbol) + 1);
    }

    /** §jolly.3 A column of its own beside an undecided jolly, which becomes its other symbol. */
    void foundBeside(int seat, int symbol, int card) {
        liesOn(card, State.NONE);
        column(seat, symbol, card, 1);
    }

    /** §jolly.2 A jolly alone is a column of both its symbols. */
    void foundUndecided(int seat, int card) {
        liesOn(card, State.NONE);
        column(seat, catalog.firstSymbol[card], card, 1);
        column(seat, catalog.secondSymbol[card], card, 1);
    }

    /** Takes the top card of a column away; it shows its single side again. */
    int takeTop(int seat, int symbol) {
        int card = top(seat, symbol);
        if (undecided(seat, card)) column(seat, other(card, symbol), State.NONE, 0);
        column(seat, symbol, liesOn(card), count(seat, symbol) - shows(card));
        liesOn(card, State.NONE);
        words[TURNED] &= ~(1L << card);
        return card;
    }

    int other(int jolly, int symbol) {
        int first = catalog.firstSymbol[jolly];
        return first == symbol ? catalog.secondSymbol[jolly] : first;
    }

    boolean contains(int seat, int symbol, int card) {
        for (int c = top(seat, symbol); c != State.NONE; c = liesOn(c)) if (c == card) return true;
        return false;
    }

    /** §genius.3 Genius marks of a colour that no other card covers. */
    int marks(int seat, boolean red) {
        Card.Kind kind = red ? Card.Kind.GENIUS_RED : Card.Kind.GENIUS_BLUE;
        long marked = catalog.ofKind[kind.ordinal()];
        int marks = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = top(seat, symbol);
            if (top != State.NONE && (marked >>> top & 1) != 0) marks++;
        }
        return marks;
    }

    /** The colour of the genius mark a card shows, or none. */
    String mark(int card) {
        if ((catalog.ofKind[Card.Kind.GENIUS_BLUE.ordinal()] >>> card & 1) != 0) return "blue";
        return (catalog.ofKind[Card.Kind.GENIUS_RED.ordinal()] >>> card & 1) != 0 ? "red" : "";
    }

    /** §act.6 Rotation cards on top of a column that show their symbol once, as bits. */
    long turnable(int seat) {
        long tops = 0;
        for (int symbol = 0; symbol < Symbol.COUNT; symbol++) {
            int top = top(seat, symbol);
            if (top != State.NONE) tops |= 1L << top;
        }
        return tops & catalog.ofKind[Card.Kind.ROTATION.ordinal()] & ~words[TURNED];
    }
}
