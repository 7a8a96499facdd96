package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

/** The chapter "set-up": the events, the cards, the pieces, and who begins. */
final class Dealing {
    /** §setup.1 Besides one of each group so many events by number of seats. */
    private static final int[] FURTHER = {0, 0, 7, 9, 11};

    /** No deal has led to such a table. */
    private static final int LAID = -1;

    private static final int HAND = 2;

    private Dealing() {}

    static int eventDeck(int seats) {
        return Group.COUNT + FURTHER[seats];
    }

    /** §setup.1 to §setup.4 The events, the cards, the pieces, and who begins. */
    static State deal(Catalog catalog, Setup setup) {
        Rng rng = Rng.of(setup.seed(), State.STREAMS);
        int seats = setup.seats();
        State s = new State(catalog, seats, setup.on(Cradle.TEAMS), rng);
        chooseEvents(s);
        for (int rest = Placing.inUse(seats); rest != 0; rest = Bits.rest(rest))
            s.cover(Bits.first(rest), rng.pick(State.EVENT_STREAM, s.eventDeck));
        s.cards.deck(catalog.allCultures, catalog.allPeople);
        s.cards.mayDeck(catalog.allCultures, catalog.allPeople);
        for (int seat = 0; seat < seats; seat++) {
            s.addStones(seat, seat, State.STONES);
            for (int i = 0; i < HAND; i++) s.cards.toHandUnseen(seat, s.cards.draw(s.rng));
        }
        Deck.refill(s, Events.IGNORED);
        Turns.begin(s, rng.draw(State.FIRST_STREAM, seats), Events.IGNORED);
        return s;
    }

    /** §setup.1 One event of each group at random, then others from all that are left. */
    private static void chooseEvents(State s) {
        for (long group : s.catalog.ofGroup)
            s.eventDeck |= 1L << s.rng.pick(State.EVENT_STREAM, group);
        for (int i = 0; i < FURTHER[s.seats]; i++)
            s.eventDeck |= 1L << s.rng.pick(State.EVENT_STREAM, s.catalog.allEvents & ~s.eventDeck);
    }

    /**
     * Chooses the face-down events anew as one who saw some of them must imagine: each group had
     * one event of its own, the others came from all. How many groups had theirs among the events
     * seen decides, by the number of ways, then which groups, then which events. On a table that
     * was laid and not dealt there may be no such way: then any will do.
     */
    static void imagineEvents(State s, Rng rng) {
        int size = Long.bitCount(s.eventDeck);
        long unseen = s.catalog.allEvents & ~s.eventsSeen;
        double[][] ways = ways(s, size);
        long deck = 0;
        int seenOwn = 0;
        int wanted = pickOwn(ways, size, s, rng);
        if (wanted == LAID) seenOwn = Group.COUNT;
        for (int g = Group.COUNT - 1; g >= 0 && wanted != LAID; g--) {
            double mine = wanted > 0 ? ways[g][wanted - 1] * seen(s, g) : 0;
            double hers = ways[g][wanted] * unseen(s, g);
            if (rng.next(1 << 30) < mine / (mine + hers) * (1 << 30)) {
                wanted--;
                seenOwn++;
            } else deck |= 1L << rng.pick(0, s.catalog.ofGroup[g] & unseen);
        }
        for (int i = Group.COUNT - seenOwn; i < size; i++)
            deck |= 1L << rng.pick(0, unseen & ~deck);
        s.eventDeck = deck;
    }

    private static int seen(State s, int group) {
        return Long.bitCount(s.catalog.ofGroup[group] & s.eventsSeen);
    }

    private static int unseen(State s, int group) {
        return Long.bitCount(s.catalog.ofGroup[group] & ~s.eventsSeen);
    }

    /** In how many ways the own events of the first groups can be chosen, so many of them seen. */
    private static double[][] ways(State s, int size) {
        double[][] ways = new double[Group.COUNT + 1][Group.COUNT + 1];
        ways[0][0] = 1;
        for (int g = 0; g < Group.COUNT; g++)
            for (int own = 0; own <= g + 1; own++)
                ways[g + 1][own] =
                        ways[g][own] * unseen(s, g) + (own > 0 ? ways[g][own - 1] * seen(s, g) : 0);
        return ways;
    }

    /** How many groups have their own event among those seen; or that no deal leads here. */
    private static int pickOwn(double[][] ways, int size, State s, Rng rng) {
        double[] weights = new double[Group.COUNT + 1];
        double sum = 0;
        int pool = Long.bitCount(s.catalog.allEvents & ~s.eventsSeen);
        for (int own = 0; own <= Group.COUNT; own++) {
            int unseenOwn = Group.COUNT - own;
            weights[own] = ways[Group.COUNT][own] * choose(pool - unseenOwn, size - unseenOwn);
            sum += weights[own];
        }
        if (sum == 0) return LAID;
        double at = rng.next(1 << 30) / (double) (1 << 30) * sum;
        int own = 0;
        while (own < Group.COUNT && (at >= weights[own] || weights[own] == 0)) at -= weights[own++];
        while (weights[own] == 0) own--;
        return own;
    }

    private static double choose(int from, int number) {
        if (number < 0 || number > from) return 0;
        double ways = 1;
        for (int i = 1; i <= number; i++) ways = ways * (from - number + i) / i;
        return ways;
    }
}
