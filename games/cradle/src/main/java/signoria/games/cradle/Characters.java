package signoria.games.cradle;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "character scoring": an open duel. */
final class Characters {
    private static final Refusal NOT_HELD = Refusal.of("cradle/characters.1", "not-held");
    private static final Refusal NO_SYMBOL = Refusal.of("cradle/characters.2", "no-symbol");

    private Characters() {}

    static void begin(State s, Events events) {
        ask(s, s.turn, events);
    }

    /** §characters.1 In turn, until both have passed; who has no card at all passes unasked. */
    static void ask(State s, int first, Events events) {
        int seat = first;
        while (!hasPassed(s, s.turn) || !Contest.alone(s) && !hasPassed(s, s.rival)) {
            if (!hasPassed(s, seat)) {
                if (mayShow(s, seat)) {
                    s.asked = seat;
                    s.phase = Phase.SHOW;
                    return;
                }
                pass(s, seat, events);
            }
            if (!Contest.alone(s)) seat = Contest.opponent(s, seat);
        }
        compare(s, events);
    }

    private static boolean hasPassed(State s, int seat) {
        return (s.passed >>> seat & 1) != 0;
    }

    /** Hands are hidden: whoever holds any card, or has a pile, is asked. */
    private static boolean mayShow(State s, int seat) {
        return !s.hasLeft(seat) && (!s.cards.handEmpty(seat) || s.cards.pile(seat) != 0);
    }

    /** §characters.2 From the pile any, from the hand those with a symbol of the event or none. */
    static long showable(State s, int seat) {
        int symbols = s.catalog.eventSymbols[s.event(s.scored)];
        return s.cards.pile(seat) | s.cards.handPeople(seat) & s.catalog.showable[symbols];
    }

    static void legal(State s, List<Move> out) {
        Actions.addCards(showable(s, s.asked), Card.PEOPLE, Move.SHOWS, out);
        out.add(Move.PASS);
    }

    static Refusal refusal(State s, Move.Show move) {
        if (s.phase != Phase.SHOW) return Turns.now(s);
        int card = move.card();
        if (!s.cards.inPile(s.asked, card) && !s.cards.inHand(s.asked, card)) return NOT_HELD;
        return (showable(s, s.asked) >>> card & 1) != 0 ? Refusal.NONE : NO_SYMBOL;
    }

    static Refusal refusal(State s, Move.Pass move) {
        return s.phase == Phase.SHOW ? Refusal.NONE : Turns.now(s);
    }

    static void show(State s, Move.Show move, Events events) {
        int seat = s.asked;
        s.cards.show(seat, move.card());
        events.add(
                new CradleEvent.Showed(
                        seat, move.card(), strength(s.catalog, s.cards.shown(seat))));
        if (Contest.alone(s)) Contest.wonAlone(s, s.height(s.scored), events);
        else ask(s, Contest.opponent(s, seat), events);
    }

    static void passed(State s, Events events) {
        int seat = s.asked;
        pass(s, seat, events);
        ask(s, Contest.alone(s) ? seat : Contest.opponent(s, seat), events);
    }

    private static void pass(State s, int seat, Events events) {
        s.passed |= 1 << seat;
        events.add(new CradleEvent.Passed(seat));
    }

    /** §characters.3 The values, and one more for each card whose value appears again. */
    static int strength(Catalog catalog, long people) {
        int strength = 0;
        long rest = people;
        for (int value = 1; rest != 0; value++) {
            int number = Long.bitCount(rest & catalog.ofValue[value]);
            rest &= ~catalog.ofValue[value];
            strength += number * value + (number > 1 ? number : 0);
        }
        return strength;
    }

    /**
     * §characters.4 The stronger takes as many stones as dice are seen; §characters.6 alone, none.
     */
    private static void compare(State s, Events events) {
        if (Contest.alone(s)) {
            Contest.finish(s, events);
            return;
        }
        int mine = strength(s.catalog, s.cards.shown(s.turn));
        int hers = strength(s.catalog, s.cards.shown(s.rival));
        if (mine > hers) Contest.won(s, s.turn, s.height(s.scored), events);
        else if (mine < hers) Contest.won(s, s.rival, s.height(s.scored), events);
        else Contest.tied(s, mine, events);
    }

    /** §characters.4 The winner discards all, the loser all but one. */
    static void putAway(State s, Events events) {
        s.cards.discardShown(s.winner);
        if (Contest.alone(s)) {
            Contest.finish(s, events);
            return;
        }
        int loser = Contest.opponent(s, s.winner);
        Contest.keep(s, s.cards.shown(loser) == 0 ? 0 : 1 << loser, events);
    }
}
