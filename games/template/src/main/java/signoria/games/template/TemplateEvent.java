package signoria.games.template;

import signoria.kernel.Event;

/** What is seen to happen. */
sealed interface TemplateEvent extends Event {
    /** A card was put down; only its owner knows which. */
    record Chosen(int seat, int value) implements TemplateEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    /** Nobody else showed this value: the rider goes as far as the card says. */
    record Rode(int seat, int value, int to) implements TemplateEvent {}

    /** Others showed the same value. */
    record Jostled(int seat, int value, int to) implements TemplateEvent {}

    record Spurred(int seat, int face, int to) implements TemplateEvent {}

    record Held(int seat) implements TemplateEvent {}

    record Drew(int seat, int value) implements TemplateEvent {
        @Override
        public int audience() {
            return Event.only(seat);
        }
    }

    record DrewUnseen(int seat) implements TemplateEvent {
        @Override
        public int audience() {
            return Event.allBut(seat);
        }
    }
}
