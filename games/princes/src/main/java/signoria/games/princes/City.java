package signoria.games.princes;

/** The five cities that fight. */
public enum City {
    VENICE,
    MILAN,
    FLORENCE,
    ROME,
    NAPLES;

    static final City[] ALL = values();
    static final int COUNT = ALL.length;
}
