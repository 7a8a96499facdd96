package signoria.games.princes;

/** The six families; each has a home city of its own. */
public enum Family {
    GONZAGA,
    ESTE,
    BENTIVOGLIO,
    MALATESTA,
    MONTEFELTRO,
    BAGLIONI;

    static final Family[] ALL = values();
    static final int COUNT = ALL.length;
}
