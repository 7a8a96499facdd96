package signoria.kernel;

/**
 * Something that was seen to happen. Each game has its own sealed records; they drive log and
 * animation, never rules.
 */
public interface Event {
    /** Everybody, spectators too. */
    int ALL = -1;

    /** Who sees it: a bit for each seat and one for {@link Game#SPECTATOR}. */
    default int audience() {
        return ALL;
    }

    default boolean seenBy(int seat) {
        return (audience() >>> seat & 1) != 0;
    }

    /** Only this seat. */
    static int only(int seat) {
        return 1 << seat;
    }

    /** All but this seat. */
    static int allBut(int seat) {
        return ~(1 << seat);
    }
}
