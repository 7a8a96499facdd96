package signoria.games.masters;

import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** What an outlook counts of a seat, in the order of the file of weights. */
enum Trait {
    /** Points of cards; cards of each level; whether only one is missing to seven, or two. */
    CARDS,
    LEVEL_ONE,
    LEVEL_TWO,
    LEVEL_THREE,
    ONE_MISSING,
    TWO_MISSING,
    /** Slots that wait for a card of each level. */
    OPEN_ONE,
    OPEN_TWO,
    OPEN_THREE,
    /** Points of the faith track; spaces, and those beyond the last marked one. */
    TRACK,
    SPACES,
    BEYOND,
    /** Spaces ahead of the furthest rival; whether the last is near. */
    AHEAD,
    LAST_NEAR,
    /** Points of tiles turned; the next tile if its section is reached, and as it comes nearer. */
    TILES,
    SAFE,
    SAFE_NEAR,
    /** Spaces missing to the section of the next report, and as the report comes nearer. */
    LACKS,
    LACKS_NEAR,
    /** The tiles after the next: how far on the way. */
    LATER,
    /**
     * Goods, those in the strongbox for nearly two, as far as they are of use; kinds; of each four.
     */
    GOODS,
    KINDS,
    COINS,
    STONES,
    SERVANTS,
    SHIELDS,
    /** The best card that can be bought: its points, whether there is one of each level. */
    BUYS,
    BUYS_ONE,
    BUYS_TWO,
    BUYS_THREE,
    /** Goods missing to the nearest card of each level that there is a slot for. */
    MISSING_ONE,
    MISSING_TWO,
    MISSING_THREE,
    /** What powers in sight give beyond what they take, in goods and faith; powers; board's own. */
    GAIN,
    GAIN_FAITH,
    POWERS,
    /** The same of powers that can be paid now, each by itself. */
    READY,
    READY_FAITH,
    /** Leaders in play: their points, and of each kind. */
    LEADERS,
    DISCOUNTS,
    DEPOTS,
    WHITES,
    PRODUCTIONS,
    /** Leaders in hand: how many; by points, what part of their requirement is met. */
    HELD,
    HELD_POINTS,
    HELD_MET,
    /** Who plays next; points ahead of the best rival in the second half. */
    NEXT,
    MARGIN,
    /** In the last round nothing else: points, and whether one would win. */
    END;

    static final Trait[] ALL = values();

    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Trait trait : ALL) names.add(Text.lower(trait));
        return names;
    }
}
