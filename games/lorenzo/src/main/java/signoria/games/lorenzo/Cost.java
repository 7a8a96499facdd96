package signoria.games.lorenzo;

/**
 * One way to pay a card.
 *
 * @param goods what is paid, military points too
 * @param need military points that must be held, whether or not they are spent
 * @param perOpponent military points for each opponent, spent and needed
 */
record Cost(long goods, int need, int perOpponent) {
    static final Cost FREE = new Cost(Goods.NONE, 0, 0);
}
