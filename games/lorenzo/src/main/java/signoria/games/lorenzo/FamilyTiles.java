package signoria.games.lorenzo;

/**
 * The family of each seat, and what lies on its tile: a row for each among the figures of a state.
 */
final class FamilyTiles {
    private static final int FAMILY = 0;
    private static final int WOOD = 1;
    private static final int STONE = 2;
    private static final int SETS = 3;
    private static final int FAITH_TILES = 4;
    private static final int FLIPPED = 5;
    static final int ROW = 6;

    private final int[] figures;
    private final int from;

    FamilyTiles(int[] figures, int from) {
        this.figures = figures;
        this.from = from;
    }

    /** The family of a seat, from 1; 0 for none. */
    int of(int seat) {
        return figures[from + seat * ROW + FAMILY];
    }

    void of(int seat, int family) {
        figures[from + seat * ROW + FAMILY] = family;
    }

    int wood(int seat) {
        return figures[from + seat * ROW + WOOD];
    }

    int stone(int seat) {
        return figures[from + seat * ROW + STONE];
    }

    /** Just so much lies on the tile. */
    void stored(int seat, int wood, int stone) {
        figures[from + seat * ROW + WOOD] = wood;
        figures[from + seat * ROW + STONE] = stone;
    }

    /** Wood or stone is laid on the tile. */
    void store(int seat, Good good, int number) {
        figures[from + seat * ROW + (good == Good.WOOD ? WOOD : STONE)] += number;
    }

    /** §family.9 Rewards for sets of four types so far. */
    int sets(int seat) {
        return figures[from + seat * ROW + SETS];
    }

    void sets(int seat, int rewards) {
        figures[from + seat * ROW + SETS] = rewards;
    }

    /** §family.10 Special faith tiles taken, as bits. */
    int faithTiles(int seat) {
        return figures[from + seat * ROW + FAITH_TILES];
    }

    void faithTiles(int seat, int tiles) {
        figures[from + seat * ROW + FAITH_TILES] = tiles;
    }

    /** §family.12 Leader tokens flipped, as bits. */
    int flipped(int seat) {
        return figures[from + seat * ROW + FLIPPED];
    }

    void flipped(int seat, int tokens) {
        figures[from + seat * ROW + FLIPPED] = tokens;
    }
}
