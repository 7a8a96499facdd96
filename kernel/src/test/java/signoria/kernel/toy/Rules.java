package signoria.kernel.toy;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.toy.State.Phase;

import java.util.Arrays;

/** The rules, paragraph by paragraph. */
final class Rules {
    private static final Refusal NOT_NOW = Refusal.of("toy/turn.1", "not-now");
    private static final Refusal NOT_YOU = Refusal.of("toy/turn.1", "not-you");
    private static final Refusal HAS_LEFT = Refusal.of("toy/leave.1", "has-left");
    private static final Refusal LAID_ALREADY = Refusal.of("toy/lay.2", "laid-already");

    private Rules() {}

    /** §draw.1 Every seat starts with three cards. */
    static void deal(State s) {
        for (int i = 0; i < State.HAND; i++)
            for (int seat = 0; seat < s.seats(); seat++) draw(s, seat, Events.IGNORED);
    }

    static int waiting(State s) {
        return switch (s.phase) {
            case LAYING -> {
                int missing = 0;
                for (int seat = 0; seat < s.seats(); seat++)
                    if (owesCard(s, seat)) missing |= 1 << seat;
                yield missing;
            }
            case GIVING -> 1 << s.lowest;
            case WAGERING -> 1 << s.winner;
            case OVER -> 0;
        };
    }

    private static boolean owesCard(State s, int seat) {
        return s.held[seat] > 0 && s.laid[seat] == State.NONE;
    }

    static Refusal refusal(State s, int seat, Move move) {
        return switch (move) {
            case Move _ when s.hasLeft(seat) -> HAS_LEFT;
            case Move.Abandon _ -> s.phase == Phase.OVER ? NOT_NOW : Refusal.NONE;
            case Move.Lay _ when s.phase != Phase.LAYING -> NOT_NOW;
            case Move.Give _ when s.phase != Phase.GIVING -> NOT_NOW;
            case Move.Wager _ when s.phase != Phase.WAGERING -> NOT_NOW;
            case Move.Give _ when seat != s.lowest -> NOT_YOU;
            case Move.Wager _ when seat != s.winner -> NOT_YOU;
            case Move.Lay(int card) when s.laid[seat] == card -> LAID_ALREADY;
            case Move.Lay(int card) -> held(s, seat, card, "toy/lay.1");
            case Move.Give(int card) -> held(s, seat, card, "toy/give.1");
            case Move.Wager(int points) when points > s.points[seat] ->
                    Refusal.of("toy/wager.1", "too-much", points, s.points[seat]);
            case Move.Wager _ -> Refusal.NONE;
        };
    }

    private static Refusal held(State s, int seat, int card, String rule) {
        return s.holds(seat, card)
                ? Refusal.NONE
                : Refusal.of(rule, "not-held", ToyNotation.raw(card));
    }

    /** §lay.1, §lay.2 A card is laid down unseen, and may be changed until all have laid one. */
    static void lay(State s, int seat, int card, Events events) {
        s.laid[seat] = (byte) card;
        events.add(new ToyEvent.LaidDown(seat, card));
        if (waiting(s) == 0) show(s, events);
    }

    /** §lay.3 The highest card wins the face of the die, or three points without dice. */
    private static void show(State s, Events events) {
        s.winner = s.lowest = State.NONE;
        for (int seat = 0; seat < s.seats(); seat++) {
            int card = s.laid[seat];
            if (card == State.NONE) continue;
            events.add(new ToyEvent.Showed(seat, card));
            s.move(card, State.OUT, Event.ALL);
            if (s.winner == State.NONE || card > s.laid[s.winner]) s.winner = seat;
            if (s.lowest == State.NONE || card < s.laid[s.lowest]) s.lowest = seat;
        }
        Arrays.fill(s.laid, (byte) State.NONE);
        if (s.winner == State.NONE) {
            s.phase = Phase.OVER;
            return;
        }
        int points = s.dice() ? roll(s, events) : 3;
        s.points[s.winner] += points;
        events.add(new ToyEvent.Won(s.winner, points));
        if (s.lowest != s.winner && s.held[s.lowest] > 0) s.phase = Phase.GIVING;
        else askWager(s, events);
    }

    /** §give.1 The lowest card's owner gives the winner a card; only these two see which. */
    static void give(State s, int seat, int card, Events events) {
        s.move(card, State.hand(s.winner), Event.only(seat) | Event.only(s.winner));
        events.add(new ToyEvent.Gave(seat, s.winner, card));
        events.add(new ToyEvent.GaveUnseen(seat, s.winner));
        askWager(s, events);
    }

    /** §wager.1 With dice the winner may stake points. */
    private static void askWager(State s, Events events) {
        if (s.dice()) s.phase = Phase.WAGERING;
        else nextRound(s, events);
    }

    /** §wager.2 A four or more wins the stake again, less loses it. */
    static void wager(State s, int seat, int points, Events events) {
        events.add(new ToyEvent.Wagered(seat, points));
        if (points > 0) s.points[seat] += roll(s, events) >= 4 ? points : -points;
        nextRound(s, events);
    }

    /** §leave.1 Who leaves puts their cards out, open; whatever waited for them goes on without. */
    static void abandon(State s, int seat, Events events) {
        s.left |= 1 << seat;
        s.laid[seat] = State.NONE;
        for (int card = 0; card < State.CARDS; card++)
            if (s.holds(seat, card)) s.move(card, State.OUT, Event.ALL);
        events.add(new ToyEvent.Left(seat));
        if (Integer.bitCount(s.left) >= s.seats() - 1) {
            Arrays.fill(s.laid, (byte) State.NONE);
            s.phase = Phase.OVER;
        } else if (s.phase == Phase.LAYING) {
            if (waiting(s) == 0) show(s, events);
        } else if (seat == s.winner) nextRound(s, events);
        else if (seat == s.lowest && s.phase == Phase.GIVING) askWager(s, events);
    }

    private static int roll(State s, Events events) {
        int face = s.rng.roll(State.DIE, 6);
        events.add(new ToyEvent.Rolled(face));
        return face;
    }

    /**
     * §draw.1, §end.1 All draw a card while there are any; after the last round the game is over.
     */
    private static void nextRound(State s, Events events) {
        for (int seat = 0; seat < s.seats(); seat++) draw(s, seat, events);
        s.phase =
                ++s.round > s.rounds() || s.count(State.OUT) == State.CARDS
                        ? Phase.OVER
                        : Phase.LAYING;
    }

    private static void draw(State s, int seat, Events events) {
        long pile = s.in(State.PILE);
        if (pile == 0 || s.hasLeft(seat)) return;
        int card = s.rng.pick(State.DRAWS, pile);
        s.move(card, State.hand(seat), Event.only(seat));
        events.add(new ToyEvent.Drew(seat, card, Event.only(seat)));
        events.add(new ToyEvent.DrewUnseen(seat));
    }
}
