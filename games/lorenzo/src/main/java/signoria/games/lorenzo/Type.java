package signoria.games.lorenzo;

import java.util.List;
import java.util.stream.Stream;

/** The four kinds of development cards, in the order of their towers from left to right. */
enum Type {
    TERRITORY("Territories", "Territori"),
    CHARACTER("Characters", "Personaggi"),
    BUILDING("Buildings", "Edifici"),
    VENTURE("Ventures", "Imprese");

    private final String english;
    private final String italian;

    Type(String english, String italian) {
        this.english = english;
        this.italian = italian;
    }

    String english() {
        return english;
    }

    String italian() {
        return italian;
    }

    static final Type[] ALL = values();

    /** Those of a set of bits. */
    static List<Type> listed(int types) {
        return Stream.of(ALL).filter(each -> (types & each.bit()) != 0).toList();
    }

    int bit() {
        return 1 << ordinal();
    }
}
