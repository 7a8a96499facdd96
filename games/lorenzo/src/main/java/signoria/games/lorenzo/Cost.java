package signoria.games.lorenzo;

import signoria.kernel.Told;

/**
 * One way to pay a card.
 *
 * @param goods what is paid, military points too
 * @param held what must be held: the same, with more military points where more are needed
 * @param perOpponent military points for each opponent, spent and needed
 */
record Cost(@Told("Goods.heap") long goods, @Told("Goods.heap") long held, int perOpponent) {
    static final Cost FREE = new Cost(Goods.NONE, Goods.NONE, 0);

    /** Military points that must be held, whether or not they are spent. */
    int need() {
        return Goods.military(held);
    }

    /** What must be held at a table of so many seats. */
    long asked(int seats) {
        return held + Goods.of(Good.MILITARY, perOpponent * (seats - 1));
    }
}
