package signoria.games.princes;

/** The types of troops. */
public enum Troop {
    MILITIA,
    CROSSBOWMEN,
    LIGHT_CAVALRY,
    PIKEMEN,
    KNIGHTS,
    ARTILLERY;

    static final Troop[] ALL = values();
    static final int COUNT = ALL.length;
}
