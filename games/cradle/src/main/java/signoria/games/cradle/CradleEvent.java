package signoria.games.cradle;

import signoria.kernel.Event;

import java.util.List;

/** What is seen to happen. Spaces go by name, see {@link EventCard#named(int)}. */
public sealed interface CradleEvent extends Event {
    /** §place.5 No piece can be placed. Of a seat that has left nothing is told. */
    record Skipped(int seat) implements CradleEvent {}

    record Swapped(int seat, int with) implements CradleEvent {}

    record Placed(int seat, int place, int space, boolean genius) implements CradleEvent {}

    record Lifted(int seat, int place, int space, boolean genius) implements CradleEvent {}

    /** So many open cards may be taken. */
    record Inspired(int seat, int cards) implements CradleEvent {}

    record Drew(int seat) implements CradleEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    record DrewCard(int seat, int card) implements CradleEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record Took(int seat, int card) implements CradleEvent {}

    /** A culture card joins a column, or with {@code founds} starts one. */
    record Played(int seat, int card, Symbol symbol, boolean founds) implements CradleEvent {}

    /** A jolly that counts as either symbol. */
    record PlayedUndecided(int seat, int card) implements CradleEvent {}

    record Hid(int seat) implements CradleEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }

    record HidCard(int seat, int card) implements CradleEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record Turned(int seat, int card) implements CradleEvent {}

    /** Cards that lie open now, in the order of their numbers. */
    record Opened(List<Integer> cards) implements CradleEvent {}

    /** The discards are the deck now. */
    record Renewed(int cards) implements CradleEvent {}

    /** §deck.2 The top card of a column goes to the discards. */
    record Trimmed(int seat, int card) implements CradleEvent {}

    record ScoringBegan(int place, int event, boolean byCharacters, int first, int rival)
            implements CradleEvent {}

    record Counted(int seat, Symbol symbol, int count) implements CradleEvent {}

    /** A character is shown; {@code strength} is the sum so far. */
    record Showed(int seat, int card, int strength) implements CradleEvent {}

    record Passed(int seat) implements CradleEvent {}

    record Won(int seat, int prize) implements CradleEvent {}

    record Tied(int seat, int rival) implements CradleEvent {}

    record Paid(int seat, int to, int colour, int stones) implements CradleEvent {}

    record Discarded(int seat, int card) implements CradleEvent {}

    record Kept(int seat, int card) implements CradleEvent {}

    record Happened(int place, int event) implements CradleEvent {}

    /** The top event went, and perhaps another lies open again. */
    record Passing(int place, int event) implements CradleEvent {}

    record Abandoned(int seat) implements CradleEvent {}

    /** With {@code idle} because nothing moved on. */
    record Over(boolean idle) implements CradleEvent {}
}
