package signoria.games.princes;

/** The two sides of a war; the attacker rolls the black die, the defender the white one. */
public enum Side {
    ATTACKER,
    DEFENDER;

    static final Side[] ALL = values();

    Side other() {
        return this == ATTACKER ? DEFENDER : ATTACKER;
    }
}
