package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Weights;

import java.util.List;

/** What a player leans to do with cards. */
final class CardLeaning {
    /** Bits for each symbol in what is counted of the events within reach. */
    private static final int LANE = 12;

    private static final int DUELS = LANE * Symbol.COUNT;

    /** For each set of symbols a 1 in the lane of each. */
    private static final long[] LANES = new long[1 << Symbol.COUNT];

    static {
        for (int symbols = 0; symbols < LANES.length; symbols++)
            for (int symbol = 0; symbol < Symbol.COUNT; symbol++)
                if ((symbols >>> symbol & 1) != 0) LANES[symbols] |= 1L << LANE * symbol;
    }

    private final double draw;
    private final double done;
    private final double doneBonus;
    private final double takePerson;
    private final double takeValue;
    private final double takeDuels;
    private final double takeFits;
    private final double takeCulture;
    private final double takeCount;
    private final double takeShown;
    private final double takeHere;
    private final double takeSoon;
    private final double takeJolly;
    private final double takeRotation;
    private final double play;
    private final double playCount;
    private final double playShown;
    private final double playHere;
    private final double playSoon;
    private final double playScored;
    private final double turn;
    private final double turnScored;
    private final double hideNeeded;
    private final double hideNeedless;

    CardLeaning(Weights weights) {
        draw = weights.of("lean-draw");
        done = weights.of("lean-done");
        doneBonus = weights.of("lean-done-bonus");
        takePerson = weights.of("lean-take-person");
        takeValue = weights.of("lean-take-value");
        takeDuels = weights.of("lean-take-duels");
        takeFits = weights.of("lean-take-fits");
        takeCulture = weights.of("lean-take-culture");
        takeCount = weights.of("lean-take-count");
        takeShown = weights.of("lean-take-shown");
        takeHere = weights.of("lean-take-here");
        takeSoon = weights.of("lean-take-soon");
        takeJolly = weights.of("lean-take-jolly");
        takeRotation = weights.of("lean-take-rotation");
        play = weights.of("lean-play");
        playCount = weights.of("lean-play-count");
        playShown = weights.of("lean-play-shown");
        playHere = weights.of("lean-play-here");
        playSoon = weights.of("lean-play-soon");
        playScored = weights.of("lean-play-scored");
        turn = weights.of("lean-turn");
        turnScored = weights.of("lean-turn-scored");
        hideNeeded = weights.of("lean-hide-needed");
        hideNeedless = weights.of("lean-hide-needless");
    }

    void of(State s, List<Move> legal, double[] out) {
        long events = events(s);
        for (int i = 0; i < legal.size(); i++) out[i] = of(s, legal.get(i), events);
    }

    /**
     * In the lane of each symbol, four bits each: how many events within reach show it, on how many
     * of them the seat stands, and on how many of these a piece will bring the scoring of culture;
     * above the lanes, on how many a piece will bring a duel.
     */
    private static long events(State s) {
        long events = 0;
        for (int rest = Placing.reachable(s, s.asked); rest != 0; rest = Bits.rest(rest)) {
            int place = Bits.first(rest);
            int event = s.event(place);
            if (event == State.NONE) continue;
            long lanes = LANES[s.catalog.eventSymbols[event]];
            events += lanes;
            if (s.pieces(place, s.asked) == 0) continue;
            events += lanes << 4;
            int free = ~s.occupied(place);
            if (Integer.bitCount(free & s.catalog.coloured(event, false)) == 1)
                events += lanes << 8;
            if (Integer.bitCount(free & s.catalog.coloured(event, true)) == 1)
                events += 1L << DUELS;
        }
        return events;
    }

    private static int shown(long events, int symbol) {
        return (int) (events >>> LANE * symbol) & 15;
    }

    private static int here(long events, int symbol) {
        return (int) (events >>> LANE * symbol + 4) & 15;
    }

    private static int soon(long events, int symbol) {
        return (int) (events >>> LANE * symbol + 8) & 15;
    }

    private double of(State s, Move move, long events) {
        if (move instanceof Move.Take(int card))
            return Card.isPerson(card) ? person(s, card, events) : culture(s, card, events);
        if (move instanceof Move.Play(int card))
            return Card.isPerson(card)
                    ? hide(s, card)
                    : play + playedBy(s, card, events, playScored);
        if (move == Move.DRAW) return draw;
        if (move == Move.DONE) return s.phase == Phase.BONUS ? doneBonus : done;
        if (move instanceof Move.PlayAs(_, Symbol symbol))
            return play + played(s, symbol.ordinal(), events, playScored);
        if (move instanceof Move.Found(int card))
            return play + playedBy(s, card, events, playScored);
        if (move instanceof Move.Turn(int card))
            return turn + playedBy(s, card, events, turnScored);
        return 0;
    }

    private double person(State s, int card, long events) {
        return takePerson
                + takeValue * s.catalog.value(card)
                + takeDuels * (events >>> DUELS)
                + (duel(s) && fits(s, card) ? takeFits : 0);
    }

    private static boolean duel(State s) {
        return s.scored != State.NONE && s.byCharacters;
    }

    /** May be shown from the hand. */
    private static boolean fits(State s, int card) {
        int symbols = s.catalog.eventSymbols[s.event(s.scored)];
        return (s.catalog.showable[symbols] >>> card & 1) != 0;
    }

    private double culture(State s, int card, long events) {
        int one = s.catalog.firstSymbol[card];
        int two = s.catalog.secondSymbol[card];
        double leaning = takeCulture + symbol(one, events);
        leaning +=
                takeCount * Math.max(s.columns.count(s.asked, one), s.columns.count(s.asked, two));
        if (one != two) leaning += takeJolly + symbol(two, events);
        return s.catalog.turns(card) ? leaning + takeRotation : leaning;
    }

    private double symbol(int symbol, long events) {
        return takeShown * shown(events, symbol)
                + takeHere * here(events, symbol)
                + takeSoon * soon(events, symbol);
    }

    private double playedBy(State s, int card, long events, double scored) {
        return played(s, s.catalog.firstSymbol[card], events, scored);
    }

    /** A symbol more in its column. */
    private double played(State s, int symbol, long events, double scored) {
        return playCount * s.columns.count(s.asked, symbol)
                + playShown * shown(events, symbol)
                + playHere * here(events, symbol)
                + playSoon * soon(events, symbol)
                + (scored(s, symbol) ? scored : 0);
    }

    private static boolean scored(State s, int symbol) {
        return s.scored != State.NONE
                && !s.byCharacters
                && (s.catalog.eventSymbols[s.event(s.scored)] >>> symbol & 1) != 0;
    }

    /** Before a duel a character may be shown from the pile that may not from the hand. */
    private double hide(State s, int card) {
        if (!duel(s)) return 0;
        return fits(s, card) ? hideNeedless : hideNeeded;
    }
}
