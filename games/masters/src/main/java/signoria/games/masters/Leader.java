package signoria.games.masters;

/**
 * A leader card.
 *
 * @param cards how many development cards of each colour must be owned, in the order of {@link
 *     Colour}
 * @param level of what level those cards must be, 0 for any
 * @param goods what must be owned, over all stores
 */
record Leader(
        int index,
        String id,
        int points,
        int[] cards,
        int level,
        long goods,
        Effect ability,
        String mark) {}
