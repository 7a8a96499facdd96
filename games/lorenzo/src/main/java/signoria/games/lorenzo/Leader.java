package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Text;

import java.util.List;

/**
 * A leader.
 *
 * @param number from 0
 * @param minimum the least value of a member in its own action space
 */
record Leader(
        int number,
        String id,
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

    /** What a requirement counts, and how hard one of it is to come by, against a card. */
    enum Held {
        WOOD(0.3),
        STONE(0.3),
        COIN(0.25),
        SERVANT(0.25),
        MILITARY(0.3),
        FAITH(0.5),
        VP(0.12),
        TOKEN(0.5),
        TERRITORY(1),
        CHARACTER(1),
        BUILDING(1),
        VENTURE(1),
        SAME_TYPE_CARDS(1),
        DEV_CARDS(0.6),
        TYPES(1),
        LEADER(2),
        WOOD_STONE(0.3);

        final double toil;

        Held(double toil) {
            this.toil = toil;
        }
    }

    Leader {
        requirements = List.copyOf(requirements);
        ability = List.copyOf(ability);
    }

    /** {@code L01} for the first. */
    static String idOf(int leader) {
        return "L" + Text.twoDigits(leader + 1);
    }

    static int numbered(String id) {
        if (!id.matches("L\\d\\d")) throw new BadInput("a leader is L01 to L44, not '" + id + "'");
        int leader = Integer.parseInt(id.substring(1)) - 1;
        if (leader < 0 || leader >= Catalog.LEADERS) throw new BadInput("no leader " + id);
        return leader;
    }
}
