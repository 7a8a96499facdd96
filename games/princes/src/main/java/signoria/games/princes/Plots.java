package signoria.games.princes;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/**
 * The chapter "treachery" where tiles are played: thefts, counter-plots, and what becomes of a
 * plot.
 */
final class Plots {
    private static final Refusal NO_STEAL = Refusal.of("princes/treachery.8", "no-tile");
    private static final Refusal STEAL_SELF = Refusal.of("princes/treachery.8", "self");
    private static final Refusal NO_INFLUENCE = Refusal.of("princes/treachery.8", "none");
    private static final Refusal NO_COUNTER = Refusal.of("princes/treachery.10", "no-tile");

    private Plots() {}

    static void legalThefts(State s, List<Move> out) {
        if (!Bag.holds(s.hand(s.turn), Treachery.STEAL)) return;
        for (int other = 0; other < s.seats; other++)
            if (other != s.turn && s.influence(other) > 0) out.add(Move.STEALS[other]);
    }

    static Refusal refusal(State s, Move.Steal move) {
        if (!Bag.holds(s.hand(s.turn), Treachery.STEAL)) return NO_STEAL;
        if (move.seat() == s.turn || move.seat() >= s.seats) return STEAL_SELF;
        return s.influence(move.seat()) == 0 ? NO_INFLUENCE : Refusal.NONE;
    }

    /** §treachery.6, §treachery.8 A tile is played at another seat. */
    static void playAt(State s, int seat, Treachery kind, int other, Events events) {
        Hands.discard(s, seat, kind);
        events.add(new PrincesEvent.PlottedAgainst(seat, kind, other));
        await(s, seat, kind, other, events);
    }

    /** §treachery.5, §treachery.9 A tile without a target is played. */
    static void play(State s, int seat, Treachery kind, Events events) {
        Hands.discard(s, seat, kind);
        events.add(new PrincesEvent.Plotted(seat, kind));
        await(s, seat, kind, State.NONE, events);
    }

    /** §treachery.7 */
    static void bribe(State s, int seat, int target, Events events) {
        Hands.discard(s, seat, Treachery.BRIBE);
        events.add(
                new PrincesEvent.Bribed(
                        seat, Side.ALL[target / Troop.COUNT], Troop.ALL[target % Troop.COUNT]));
        await(s, seat, Treachery.BRIBE, target, events);
    }

    /** §treachery.10 The tile has its effect unless it is countered. */
    private static void await(State s, int seat, Treachery kind, int target, Events events) {
        s.plot = kind.ordinal();
        s.plotSeat = seat;
        s.plotTarget = target;
        s.counters = 0;
        s.countered = seat;
        askCounter(s, events);
    }

    private static void askCounter(State s, Events events) {
        int seats = Knowledge.mayHold(s, Treachery.COUNTER) & ~(1 << s.countered);
        s.countering = 0;
        if (seats == 0) conclude(s, events);
        else s.askAll(Phase.COUNTER, seats);
    }

    static void legalCounter(State s, int seat, List<Move> out) {
        if (Bag.holds(s.hand(seat), Treachery.COUNTER)) out.add(Move.COUNTER);
        out.add(Move.DONE);
    }

    static Refusal refusal(State s, int seat, Move.Counter move) {
        return Bag.holds(s.hand(seat), Treachery.COUNTER) ? Refusal.NONE : NO_COUNTER;
    }

    static void counter(State s, int seat, Events events) {
        s.countering |= 1 << seat;
        answer(s, seat, events);
    }

    /**
     * §treachery.4 All have answered: the first clockwise counters, the others keep their tile
     * unseen.
     */
    static void answer(State s, int seat, Events events) {
        s.answered |= 1 << seat;
        if (s.waiting() != 0) return;
        if (s.countering == 0) {
            conclude(s, events);
            return;
        }
        int who = firstFromTurn(s, s.countering);
        Hands.discard(s, who, Treachery.COUNTER);
        events.add(new PrincesEvent.Plotted(who, Treachery.COUNTER));
        s.counters++;
        s.countered = who;
        askCounter(s, events);
    }

    /** The first of some seats, clockwise from the seat in turn. */
    static int firstFromTurn(State s, int seats) {
        int from = seats >>> s.turn << s.turn;
        return Bits.first(from != 0 ? from : seats);
    }

    /** A tile countered an odd number of times has no effect. */
    private static void conclude(State s, Events events) {
        boolean foiled = (s.counters & 1) != 0;
        Treachery kind = Treachery.ALL[s.plot];
        int seat = s.plotSeat;
        int target = s.plotTarget;
        s.plot = State.NONE;
        s.plotSeat = State.NOBODY;
        s.plotTarget = State.NONE;
        s.counters = 0;
        s.countered = State.NOBODY;
        s.countering = 0;
        if (foiled) events.add(new PrincesEvent.PlotFoiled(kind));
        switch (kind) {
            case VETO -> Wars.vetoed(s, foiled, events);
            case SHUT_OUT -> Auctions.shutOut(s, target, foiled, events);
            case BRIBE -> Battles.bribed(s, target, foiled, events);
            case STEAL -> steal(s, seat, target, foiled, events);
            case SECRET_WAR -> Wars.secret(s, foiled, events);
            case COUNTER -> throw new IllegalStateException("a counter-plot is only an answer");
        }
    }

    /** §treachery.8 A seat is being robbed, unless that is countered. */
    static boolean isRobbed(State s, int seat) {
        return s.plot == Treachery.STEAL.ordinal() && s.plotTarget == seat;
    }

    /** §treachery.8 The turn goes on. */
    private static void steal(State s, int seat, int other, boolean foiled, Events events) {
        if (!foiled) {
            int influence = Math.min(s.catalog.stolen, s.influence(other));
            Trade.part(s, other, Good.INFLUENCE, influence);
            s.add(seat, Good.INFLUENCE, influence);
            events.add(new PrincesEvent.Stolen(seat, other, influence));
        }
        s.ask(Phase.TURN, s.turn);
    }
}
