package signoria.games.princes;

/** What is paid with. */
public enum Good {
    GOLD,
    INFLUENCE;

    static final Good[] ALL = values();
}
