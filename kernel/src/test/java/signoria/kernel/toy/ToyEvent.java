package signoria.kernel.toy;

import signoria.kernel.Event;

/** What is seen to happen. */
sealed interface ToyEvent extends Event {
    record LaidDown(int seat, int card) implements ToyEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record Showed(int seat, int card) implements ToyEvent {}

    record Won(int seat, int points) implements ToyEvent {}

    record Gave(int seat, int to, int card) implements ToyEvent {
        @Override
        public int audience() {
            return Event.only(seat) | Event.only(to);
        }
    }

    record GaveUnseen(int seat, int to) implements ToyEvent {
        @Override
        public int audience() {
            return Event.allBut(seat) & Event.allBut(to);
        }
    }

    record Wagered(int seat, int points) implements ToyEvent {}

    record Left(int seat) implements ToyEvent {}

    record Rolled(int face) implements ToyEvent {}

    record Drew(int seat, int card, int audience) implements ToyEvent {}

    record DrewUnseen(int seat) implements ToyEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }
}
