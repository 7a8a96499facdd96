package signoria.games.masters;

import signoria.kernel.Told;

import java.util.ArrayList;
import java.util.List;

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
        @Told("Leader.asked") int[] cards,
        int level,
        @Told("Goods.face") long goods,
        Effect ability,
        String mark) {
    /** So many cards of a colour. */
    record Asked(Colour colour, int count) {}

    static List<Asked> asked(int[] cards) {
        List<Asked> asked = new ArrayList<>();
        for (Colour colour : Colour.ALL)
            if (cards[colour.ordinal()] > 0) asked.add(new Asked(colour, cards[colour.ordinal()]));
        return asked;
    }
}
