package signoria.games.masters;

/** The four things that can be stored. Faith is not one of them. */
public enum Resource {
    COIN,
    STONE,
    SERVANT,
    SHIELD;

    static final int COUNT = 4;
    static final Resource[] ALL = values();
}
