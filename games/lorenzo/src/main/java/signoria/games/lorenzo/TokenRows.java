package signoria.games.lorenzo;

/** Where tokens lie, by kind: the supply, the discards, and what each seat holds. */
final class TokenRows {
    static final int SUPPLY = 0;
    static final int DISCARDS = 1;
    private static final int HELD = 2;

    private final byte[] counts;

    TokenRows(int seats) {
        counts = new byte[(HELD + seats) * Catalog.TOKENS];
    }

    private TokenRows(TokenRows from) {
        counts = from.counts.clone();
    }

    TokenRows copy() {
        return new TokenRows(this);
    }

    void assign(TokenRows from) {
        System.arraycopy(from.counts, 0, counts, 0, counts.length);
    }

    /** The row of a seat. */
    static int of(int seat) {
        return HELD + seat;
    }

    int count(int row, int kind) {
        return counts[row * Catalog.TOKENS + kind];
    }

    void add(int row, int kind, int count) {
        counts[row * Catalog.TOKENS + kind] += (byte) count;
    }

    void put(int row, int kind, int count) {
        counts[row * Catalog.TOKENS + kind] = (byte) count;
    }

    int supply(int kind) {
        return count(SUPPLY, kind);
    }

    int discards(int kind) {
        return count(DISCARDS, kind);
    }

    int held(int seat, int kind) {
        return count(of(seat), kind);
    }
}
