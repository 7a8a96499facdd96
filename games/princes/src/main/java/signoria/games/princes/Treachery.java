package signoria.games.princes;

/** The kinds of treachery tiles; tiles of a kind are all alike. */
public enum Treachery {
    VETO,
    SHUT_OUT,
    BRIBE,
    STEAL,
    SECRET_WAR,
    COUNTER;

    static final Treachery[] ALL = values();
    static final int COUNT = ALL.length;
}
