package signoria.games.cradle;

import signoria.kernel.Language;
import signoria.kernel.Told;

import java.util.List;

/**
 * A historic event: its symbols, and its blue and red spaces joined by roads. Spaces are numbered
 * the blue ones first; their names are {@code b1 b2 … r1 r2 …}.
 *
 * @param symbols in printed order
 * @param roads for each space the spaces it is joined to, as bits
 * @param layout for each space where it is drawn, column and row from 0 to 4
 */
record EventCard(
        int index,
        String id,
        Group group,
        int year,
        List<Symbol> symbols,
        int blue,
        int red,
        @Told("") List<Integer> roads,
        @Told("") List<Spot> layout,
        String english,
        String italian,
        String mark) {
    static final int MOST_SPACES = 6;

    /** Of one colour. */
    static final int MOST_OF_COLOUR = MOST_SPACES - 1;

    /** Where a space is drawn. */
    record Spot(int column, int row) {}

    int spaces() {
        return blue + red;
    }

    String name(Language in) {
        return in == Language.IT ? italian : english;
    }

    /** The name of a space, as moves use it: blue from 0, red from {@link #MOST_OF_COLOUR}. */
    int named(int space) {
        return named(blue, space);
    }

    static int named(int blue, int space) {
        return space < blue ? space : MOST_OF_COLOUR + space - blue;
    }

    String spaceName(int space) {
        return written(named(space));
    }

    /** The space of a name, or -1 where there is none. */
    int space(int named) {
        if (named < MOST_OF_COLOUR) return named < blue ? named : -1;
        return named - MOST_OF_COLOUR < red ? blue + named - MOST_OF_COLOUR : -1;
    }

    /** How the name of a space is written. */
    static String written(int named) {
        return named < MOST_OF_COLOUR ? "b" + (named + 1) : "r" + (named - MOST_OF_COLOUR + 1);
    }
}
