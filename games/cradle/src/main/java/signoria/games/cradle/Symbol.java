package signoria.games.cradle;

import java.util.List;
import java.util.stream.Stream;

/** A field of culture. */
enum Symbol {
    SCIENCE,
    ARCHITECTURE,
    FINANCE,
    EXPLORATION,
    RELIGION;

    static final Symbol[] ALL = values();
    static final int COUNT = ALL.length;

    /** Those of a set of bits. */
    static List<Symbol> listed(int symbols) {
        return Stream.of(ALL).filter(each -> (symbols & each.bit()) != 0).toList();
    }

    int bit() {
        return 1 << ordinal();
    }
}
