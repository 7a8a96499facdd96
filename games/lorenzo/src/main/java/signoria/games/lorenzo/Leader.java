package signoria.games.lorenzo;

import java.util.List;

/**
 * A leader.
 *
 * @param number from 0
 * @param minimum the least value of a member in its own action space
 */
record Leader(
        int number,
        String set,
        String name,
        Kind kind,
        int minimum,
        List<Requirement> requirements,
        List<Effect> ability,
        String mark) {
    /** When its ability works. */
    enum Kind {
        PERMANENT,
        ONCE_PER_ROUND,
        ACTION_SPACE,
        IMMEDIATE
    }

    /** One entry of a list of requirements: at least, or at most, so many. */
    record Requirement(Held held, int count, boolean most) {}

    /** What a requirement counts. */
    enum Held {
        WOOD,
        STONE,
        COIN,
        SERVANT,
        MILITARY,
        FAITH,
        VP,
        TOKEN,
        TERRITORY,
        CHARACTER,
        BUILDING,
        VENTURE,
        SAME_TYPE_CARDS,
        DEV_CARDS,
        TYPES,
        LEADER,
        WOOD_STONE
    }

    Leader {
        requirements = List.copyOf(requirements);
        ability = List.copyOf(ability);
    }

    String id() {
        return "L%02d".formatted(number + 1);
    }
}
