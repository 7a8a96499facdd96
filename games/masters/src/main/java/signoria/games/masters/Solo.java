package signoria.games.masters;

import signoria.kernel.Events;

/** The chapter "the solo game": Lorenzo's tokens and his black cross. */
final class Solo {
    /**
     * The tokens by number: four discard two cards of a colour, two move the cross by two, one by
     * one and reshuffles.
     */
    static final int TOKENS = 7;

    static final int RESHUFFLE = 6;
    static final int ALL_TOKENS = (1 << TOKENS) - 1;
    private static final int REMOVED = 2;

    private Solo() {}

    /** §solo.2 After each turn the next token is turned over. */
    static void revealToken(State s, Events events) {
        int token = s.rng.pick(State.TOKEN_STREAM, s.tokens);
        s.tokens &= ~(1 << token);
        events.add(new MastersEvent.TokenDrawn(token));
        if (token < Colour.COUNT) remove(s, token, events);
        else if (token < RESHUFFLE) advance(s, 2, events);
        else {
            s.tokens = ALL_TOKENS;
            advance(s, 1, events);
        }
    }

    /** §solo.3 Two cards of a colour go, the lowest level first. */
    private static void remove(State s, int colour, Events events) {
        int left = REMOVED;
        for (int level = 1; level <= Card.LEVELS && left > 0; level++) {
            int pile = Card.pile(colour, level);
            while (left > 0 && s.top(pile) != State.NONE) {
                events.add(new MastersEvent.CardRemoved(s.top(pile)));
                Cards.turnUp(s, pile, events);
                left--;
            }
        }
        checkColours(s, events);
    }

    /**
     * §solo.4 The cross brings reports as a player does; on the last space Lorenzo has won, before
     * any report.
     */
    static void advance(State s, int spaces, Events events) {
        int steps = Math.min(spaces, Faith.LAST - s.cross);
        s.cross += steps;
        events.add(new MastersEvent.CrossMoved(steps, s.cross));
        if (s.cross == Faith.LAST) lose(s, events);
        else Faith.reports(s, events);
    }

    /** §solo.5 A colour that is gone from the grid loses the game; a game already won stays won. */
    static void checkColours(State s, Events events) {
        if (s.won()) return;
        for (int colour = 0; colour < Colour.COUNT; colour++) if (gone(s, colour)) lose(s, events);
    }

    private static boolean gone(State s, int colour) {
        for (int level = 1; level <= Card.LEVELS; level++)
            if (s.top(Card.pile(colour, level)) != State.NONE) return false;
        return true;
    }

    private static void lose(State s, Events events) {
        s.lost = true;
        Turns.over(s, events);
    }
}
