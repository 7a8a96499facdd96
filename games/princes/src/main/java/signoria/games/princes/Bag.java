package signoria.games.princes;

/**
 * So many treachery tiles of each kind in one number, four bits a kind: tiles of a kind are alike,
 * so a hand, the stack and the discards are counts. Bags are added and taken away as numbers.
 */
final class Bag {
    static final int NONE = 0;
    private static final int EVERY_OTHER = 0x0f0f0f;

    private Bag() {}

    static int of(Treachery kind) {
        return of(kind.ordinal());
    }

    static int of(int kind) {
        return 1 << 4 * kind;
    }

    static int count(int bag, int kind) {
        return bag >>> 4 * kind & 15;
    }

    static boolean holds(int bag, Treachery kind) {
        return count(bag, kind.ordinal()) > 0;
    }

    static int size(int bag) {
        int pairs = (bag & EVERY_OTHER) + (bag >>> 4 & EVERY_OTHER);
        return pairs + (pairs >>> 8) + (pairs >>> 16) & 255;
    }

    /** The kind of the n-th tile, from 0, kinds in order. */
    static int nth(int bag, int n) {
        int left = n;
        for (int kind = 0; kind < Treachery.COUNT; kind++) {
            left -= count(bag, kind);
            if (left < 0) return kind;
        }
        throw new IllegalStateException("no tile " + n + " among " + size(bag));
    }

    /** What is left when others are taken away, as far as they are there. */
    static int less(int bag, int others) {
        int left = 0;
        for (int kind = 0; kind < Treachery.COUNT; kind++)
            left += Math.max(0, count(bag, kind) - count(others, kind)) << 4 * kind;
        return left;
    }

    /** Whether all of the others are among these. */
    static boolean covers(int bag, int others) {
        for (int kind = 0; kind < Treachery.COUNT; kind++)
            if (count(bag, kind) < count(others, kind)) return false;
        return true;
    }
}
