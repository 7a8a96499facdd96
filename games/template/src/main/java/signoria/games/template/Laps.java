package signoria.games.template;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "the lap": the course of the game. */
final class Laps {
    private static final int JOSTLED = 1;

    private static final Refusal SHOWN = Refusal.of("template/lap.1", "shown");
    private static final Refusal SAME = Refusal.of("template/lap.1", "same");

    private Laps() {}

    /** §lap.1 The seats that have not chosen a card. */
    static int waiting(State s) {
        int seats = 0;
        for (int seat = 0; seat < s.seats; seat++)
            if (s.chosen(seat) == State.NONE) seats |= 1 << seat;
        return seats;
    }

    static void legal(State s, int seat, List<Move> out) {
        for (int value = 1; value <= State.VALUES; value++)
            if (s.held(seat, value) > 0 && s.chosen(seat) != value) out.add(Move.choose(value));
    }

    static Refusal refusal(State s, int seat, Move.Choose move) {
        if (s.phase != Phase.CHOOSE) return SHOWN;
        if (s.held(seat, move.value()) == 0)
            return Refusal.of("template/lap.1", "not-held", move.value());
        return s.chosen(seat) == move.value() ? SAME : Refusal.NONE;
    }

    /** §lap.1 Unseen by the others; until all have chosen, the card may be changed. */
    static void choose(State s, int seat, Move.Choose move, Events events) {
        s.choose(seat, move.value());
        events.add(new TemplateEvent.Chosen(seat, move.value()));
        if (waiting(s) == 0) show(s, events);
    }

    /** §lap.2, §lap.3 All cards are shown at once; riders with the same value jostle. */
    private static void show(State s, Events events) {
        for (int seat = 0; seat < s.seats; seat++) {
            int value = s.chosen(seat);
            s.hold(seat, value, s.held(seat, value) - 1);
            s.show(value, s.shown(value) + 1);
            boolean alone = alone(s, seat);
            s.advance(seat, alone ? value : JOSTLED);
            events.add(
                    alone
                            ? new TemplateEvent.Rode(seat, value, s.space(seat))
                            : new TemplateEvent.Jostled(seat, value, s.space(seat)));
        }
        s.phase = Phase.SPUR;
        s.rider = first(s);
    }

    private static boolean alone(State s, int seat) {
        for (int other = 0; other < s.seats; other++)
            if (other != seat && s.chosen(other) == s.chosen(seat)) return false;
        return true;
    }

    /** §lap.4 The first seat begins the first lap, the second the second, and so on. */
    private static int first(State s) {
        return (s.lap - 1) % s.seats;
    }

    /** §lap.4 The next rider is asked; after the last one the lap is over. */
    static void next(State s, Events events) {
        s.rider = (s.rider + 1) % s.seats;
        if (s.rider == first(s)) end(s, events);
    }

    /** §lap.5, §end.1 All draw, and the next lap begins, if there is one. */
    private static void end(State s, Events events) {
        s.rider = 0;
        for (int seat = 0; seat < s.seats; seat++) s.choose(seat, State.NONE);
        if (s.lap == s.laps()) {
            s.phase = Phase.OVER;
            return;
        }
        for (int seat = 0; seat < s.seats; seat++) Dealing.draw(s, seat, s.rng, events);
        s.lap++;
        s.phase = Phase.CHOOSE;
    }
}
