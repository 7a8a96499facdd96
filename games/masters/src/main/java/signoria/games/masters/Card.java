package signoria.games.masters;

import signoria.kernel.Told;

/**
 * A development card.
 *
 * @param index its number in the catalogue, from 0
 * @param level 1 to 3
 */
record Card(
        int index,
        String id,
        Colour colour,
        int level,
        int points,
        @Told("Goods.face") long cost,
        Power power,
        String mark) {
    static final int LEVELS = 3;

    /** The pile it comes from: level by level, colours side by side. */
    int pile() {
        return pile(colour.ordinal(), level);
    }

    static int pile(int colour, int level) {
        return (level - 1) * Colour.COUNT + colour;
    }
}
