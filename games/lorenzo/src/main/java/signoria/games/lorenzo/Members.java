package signoria.games.lorenzo;

/**
 * Where the family members stand, and the spaces that are taken by them: figures and a set of a
 * state.
 */
final class Members {
    static final int COUNT = 5;
    static final int COLOURED = 3;
    static final int NEUTRAL = 3;
    static final int SPECIAL = 4;
    private static final int ALL_HOME = (1 << 30) - 1;

    private static final int AT = 0; // six bits for each member of a seat
    private static final int SIX = 1;
    static final int ROW = 2;

    private final int[] figures;
    private final int from;
    private final int seats;
    private final long[] sets;
    private final int occupied; // where the set of spaces with a member lies

    Members(int[] figures, int from, int seats, long[] sets, int occupied) {
        this.figures = figures;
        this.from = from;
        this.seats = seats;
        this.sets = sets;
        this.occupied = occupied;
    }

    int at(int seat, int member) {
        return figures[from + seat * ROW + AT] >>> 6 * member & 63;
    }

    void put(int seat, int member, int space) {
        int at = from + seat * ROW + AT;
        figures[at] = figures[at] & ~(63 << 6 * member) | space << 6 * member;
        if (space != Space.HOME) sets[occupied] |= bit(seat, space);
    }

    /** §round.5 All members of all seats come home, and none is worth six any more. */
    void allHome() {
        for (int seat = 0; seat < seats; seat++) {
            figures[from + seat * ROW + AT] = ALL_HOME;
            six(seat, 0);
        }
        sets[occupied] = 0;
    }

    void sendHome(int seat) {
        figures[from + seat * ROW + AT] = ALL_HOME;
        sets[occupied] = counted();
    }

    /** The spaces that are taken, counted anew. */
    long counted() {
        long spaces = 0;
        for (int seat = 0; seat < seats; seat++)
            for (int member = 0; member < COUNT; member++)
                if (at(seat, member) != Space.HOME) spaces |= bit(seat, at(seat, member));
        return spaces;
    }

    /** The bit of a space among the occupied ones; leaders' spaces are there once for each seat. */
    private static long bit(int seat, int space) {
        return 1L << (space < Space.LEADER ? space : space + Space.LEADERS * seat);
    }

    long occupied() {
        return sets[occupied];
    }

    boolean occupied(int seat, int space) {
        return (sets[occupied] & bit(seat, space)) != 0;
    }

    boolean towerOccupied(int tower) {
        return (sets[occupied] >>> Space.FLOORS * tower & 15) != 0;
    }

    /** §leader.12 The member that is worth six, from 1. */
    int six(int seat) {
        return figures[from + seat * ROW + SIX];
    }

    void six(int seat, int member) {
        figures[from + seat * ROW + SIX] = member;
    }
}
