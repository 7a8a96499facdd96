package signoria.games.princes;

/**
 * A sealed answer as a number. Bits 0 to 11: bribes, against each troop of the attacker, then of
 * the defender; then a troop lent and its side, and the veto.
 */
final class Sealed {
    static final int NONE = 0;
    static final int VETO = 1 << 20;
    private static final int BRIBES = (1 << 2 * Troop.COUNT) - 1;
    private static final int LENT = 12;
    private static final int LENT_BITS = 15 << LENT;

    private Sealed() {}

    static int of(View.AnswerView answer) {
        int sealed = answer.veto() ? VETO : NONE;
        for (int target : answer.bribes()) sealed |= 1 << target;
        return answer.lent() < 0 ? sealed : sealed | 1 + answer.lent() << LENT;
    }

    /** The bit of a troop on a side, here and in {@link State#bribed}. */
    static int target(Side side, int troop) {
        return side.ordinal() * Troop.COUNT + troop;
    }

    static int bribes(int answer) {
        return answer & BRIBES;
    }

    /** The bribes against a side, as bits of troops. */
    static int bribes(int answer, Side side) {
        return answer >>> side.ordinal() * Troop.COUNT & (1 << Troop.COUNT) - 1;
    }

    static int lend(int answer, Side side, int troop) {
        return answer | (1 + target(side, troop)) << LENT;
    }

    static boolean lends(int answer) {
        return (answer & LENT_BITS) != 0;
    }

    /** The troop lent and its side as a {@link #target}. */
    static int lent(int answer) {
        return ((answer & LENT_BITS) >>> LENT) - 1;
    }

    static int withoutBribe(int answer, int target) {
        return answer & ~(1 << target);
    }
}
