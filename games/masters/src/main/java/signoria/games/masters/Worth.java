package signoria.games.masters;

/** The game's own evaluation: the points a seat may expect at the end. */
final class Worth {
    /**
     * What a good in store will bring, early and at the end; how far a turn's engine counts; what a
     * plan in hand counts.
     */
    private static final double GOOD_EARLY = 0.75,
            GOOD_LATE = 0.25,
            LOCKED = 1.1,
            FAITH = 0.6,
            ENGINE = 0.45,
            HAND = 0.5,
            HOPE = 0.25,
            ABILITY = 2;

    private static final double TURNS = 14;

    private Worth() {}

    static void of(State s, double[] out) {
        for (int seat = 0; seat < s.seats; seat++)
            out[seat] = s.phase == Phase.OVER ? ended(s, seat) : expected(s, seat);
    }

    /** Points, with goods to break ties; a lost solo game is worth nothing. */
    private static double ended(State s, int seat) {
        if (s.lost) return 0;
        return Scoring.total(s, seat) + Goods.sum(s.goods(seat)) / 1000.0 + (s.solo() ? 20 : 0);
    }

    private static double expected(State s, int seat) {
        double progress = progress(s);
        double left = 1 - progress;
        double good = GOOD_EARLY * left + GOOD_LATE * progress;
        double goods =
                good * (Goods.sum(s.warehouse(seat)) + LOCKED * Goods.sum(s.strongbox(seat)));
        return Scoring.cards(s, seat)
                + Scoring.leaders(s, seat)
                + faith(s, seat)
                + tiles(s, seat, left)
                + goods
                + engine(s, seat, good) * left * TURNS
                + abilities(s, seat, left)
                + hand(s, seat, left)
                - (s.solo() ? danger(s) : 0);
    }

    /** How far the game has come, from 0 to 1. */
    private static double progress(State s) {
        double furthest = s.cross / (double) Faith.LAST;
        for (int seat = 0; seat < s.seats; seat++) {
            furthest = Math.max(furthest, s.faith(seat) / (double) Faith.LAST);
            furthest = Math.max(furthest, Long.bitCount(s.owned(seat)) / (double) Cards.ENOUGH);
        }
        return Math.min(1, furthest);
    }

    /** The track's points, with part of the way to the next marked space. */
    private static double faith(State s, int seat) {
        int space = s.faith(seat);
        int now = Faith.points(space);
        if (space == Faith.LAST) return now;
        int next = Faith.points((space / 3 + 1) * 3);
        return now + (next - now) * (space % 3) / 3.0;
    }

    /** Tiles turned, and what those still down may bring. */
    private static double tiles(State s, int seat, double left) {
        double points = Faith.tilePoints(s, seat);
        for (int report = s.reports; report < Faith.REPORTS; report++) {
            double way = Math.min(1, s.faith(seat) / (double) Faith.SECTION[report]);
            points += Faith.TILE_POINTS[report] * way * way * (0.4 + 0.4 * left);
        }
        return points;
    }

    /** What the powers in sight give in a turn, beyond what they cost. */
    private static double engine(State s, int seat, double good) {
        double gain = 0;
        for (int slot = 0; slot < State.SLOTS; slot++) {
            int height = s.height(seat, slot);
            if (height > 0)
                gain += gain(s.catalog.cards[s.stacked(seat, slot, height)].power(), good);
        }
        for (long leaders = s.played(seat) & s.catalog.productions;
                leaders != 0;
                leaders &= leaders - 1)
            gain += gain(s.catalog.power[Long.numberOfTrailingZeros(leaders)], good);
        return gain * ENGINE;
    }

    private static double gain(Power power, double good) {
        int more = Goods.sum(power.out()) + power.anyOut() - Goods.sum(power.in()) - power.anyIn();
        return Math.max(0.1, more * good + power.faith() * FAITH);
    }

    /** Leaders in play help the more, the more turns are left. */
    private static double abilities(State s, int seat, double left) {
        return ABILITY * left * Long.bitCount(s.played(seat));
    }

    /** Leaders in hand count with how much of their requirement is met, and with hope. */
    private static double hand(State s, int seat, double left) {
        double points = 0;
        for (long hand = s.hand(seat); hand != 0; hand &= hand - 1) {
            Leader leader = s.catalog.leaders[Long.numberOfTrailingZeros(hand)];
            double met = Leaders.met(s, seat, leader);
            points += (leader.points() + ABILITY * left) * (HOPE * left + HAND * met * met);
        }
        return points;
    }

    /** Solo: how near Lorenzo is. */
    private static double danger(State s) {
        double cross = s.cross / (double) Faith.LAST;
        double fewest = 1;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int there = Long.bitCount(s.unseen & s.catalog.ofColour[colour]);
            for (int level = 1; level <= Card.LEVELS; level++)
                if (s.top(Card.pile(colour, level)) != State.NO_CARD) there++;
            fewest = Math.min(fewest, there / 12.0);
        }
        double near = Math.max(cross, 1 - fewest);
        return 12 * near * near * near;
    }
}
