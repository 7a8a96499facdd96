package signoria.games.lorenzo;

import java.util.List;

/** The chapter "leaders": what must be held to play a leader (§leaders.2). */
final class Requirements {
    private Requirements() {}

    /** §leaders.2 All requirements are met; with one power all but one. */
    static boolean meets(State s, int seat, int leader) {
        List<Leader.Requirement> requirements = s.catalog.leader[leader].requirements();
        int unmet = s.has(seat, Power.ONE_REQUIREMENT_LESS) ? -1 : 0;
        for (int i = 0; i < requirements.size(); i++) {
            Leader.Requirement entry = requirements.get(i);
            int held = held(s, seat, entry.held());
            if ((entry.most() ? held > entry.count() : held < entry.count()) && ++unmet > 0)
                return false;
        }
        return true;
    }

    /** How far the requirement is from being met, in cards still to be taken. */
    static double lacking(State s, int seat, int leader) {
        List<Leader.Requirement> requirements = s.catalog.leader[leader].requirements();
        double lacking = 0;
        for (int i = 0; i < requirements.size(); i++) {
            Leader.Requirement entry = requirements.get(i);
            int held = held(s, seat, entry.held());
            int gap = entry.most() ? held - entry.count() : entry.count() - held;
            if (gap > 0) lacking += gap * entry.held().toil;
        }
        return lacking;
    }

    private static int held(State s, int seat, Leader.Held held) {
        return switch (held) {
            case WOOD -> s.held(seat, Good.WOOD);
            case STONE -> s.held(seat, Good.STONE);
            case COIN -> s.held(seat, Good.COIN);
            case SERVANT -> s.held(seat, Good.SERVANT);
            case MILITARY -> s.held(seat, Good.MILITARY);
            case FAITH -> s.held(seat, Good.FAITH);
            case VP -> s.held(seat, Good.VP);
            case TOKEN -> s.tokenCount(seat);
            case TERRITORY -> s.cards(seat, Type.TERRITORY);
            case CHARACTER -> s.cards(seat, Type.CHARACTER);
            case BUILDING -> s.cards(seat, Type.BUILDING);
            case VENTURE -> s.cards(seat, Type.VENTURE);
            case SAME_TYPE_CARDS ->
                    Math.max(
                            Math.max(s.cards(seat, Type.TERRITORY), s.cards(seat, Type.CHARACTER)),
                            Math.max(s.cards(seat, Type.BUILDING), s.cards(seat, Type.VENTURE)));
            case DEV_CARDS ->
                    s.cards(seat, Type.TERRITORY)
                            + s.cards(seat, Type.CHARACTER)
                            + s.cards(seat, Type.BUILDING)
                            + s.cards(seat, Type.VENTURE);
            case TYPES -> {
                int types = 0;
                for (Type type : Type.ALL) if (s.cards(seat, type) > 0) types++;
                yield types;
            }
            case LEADER -> s.leaders.playedCount(seat);
            case WOOD_STONE -> s.held(seat, Good.WOOD) + s.held(seat, Good.STONE);
        };
    }
}
