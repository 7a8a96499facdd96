package signoria.games.lorenzo;

/**
 * The auction tiles, four bits each among the figures of a state: the family on each, who stands on
 * it, and on which row.
 */
final class Auction {
    private static final int FAMILIES = 0;
    private static final int TILES = 1;
    private static final int BIDDERS = 2; // from 1
    private static final int ROWS = 3;
    static final int FIGURES = 4;

    private final int[] figures;
    private final int from;

    Auction(int[] figures, int from) {
        this.figures = figures;
        this.from = from;
    }

    private int part(int which, int slot) {
        return figures[from + which] >>> 4 * slot & 15;
    }

    private void part(int which, int slot, int number) {
        int others = figures[from + which] & ~(15 << 4 * slot);
        figures[from + which] = others | number << 4 * slot;
    }

    void clear() {
        for (int i = 0; i < FIGURES; i++) figures[from + i] = 0;
    }

    boolean isEmpty() {
        return figures[from + FAMILIES] == 0 && figures[from + TILES] == 0;
    }

    int family(int slot) {
        return part(FAMILIES, slot);
    }

    int tile(int slot) {
        return part(TILES, slot);
    }

    /** The seat that stands there, or -1. */
    int bidder(int slot) {
        return part(BIDDERS, slot) - 1;
    }

    int row(int slot) {
        return part(ROWS, slot);
    }

    void lay(int slot, int tile, int family) {
        part(TILES, slot, tile);
        part(FAMILIES, slot, family);
    }

    void stand(int slot, int seat, int row) {
        part(BIDDERS, slot, seat + 1);
        part(ROWS, slot, row);
    }
}
