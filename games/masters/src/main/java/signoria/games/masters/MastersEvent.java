package signoria.games.masters;

import signoria.kernel.Event;

/**
 * What is seen to happen. Nothing here tells of a leader in hand: hands are seen in the view alone.
 */
public sealed interface MastersEvent extends Event {
    /** All have chosen their leaders; the inkwell goes to this seat. */
    record Began(int first) implements MastersEvent {}

    record Started(int seat, Resource resource) implements MastersEvent {}

    /**
     * Marbles of a line of the market were taken: what they are worth, and the white ones among
     * them.
     */
    record Took(int seat, int line, Goods goods, int faith, int whites) implements MastersEvent {}

    record Whitened(int seat, Goods goods) implements MastersEvent {}

    record Stored(int seat, Goods goods) implements MastersEvent {}

    /** These found no room. */
    record Discarded(int seat, Goods goods) implements MastersEvent {}

    record Paid(int seat, Goods warehouse, Goods strongbox) implements MastersEvent {}

    record Bought(int seat, int card, int slot) implements MastersEvent {}

    /** A card lies on top of its pile now. */
    record Revealed(int card) implements MastersEvent {}

    record Produced(int seat, Goods goods, int faith) implements MastersEvent {}

    record LeaderPlayed(int seat, int leader) implements MastersEvent {}

    /** Which one, nobody is shown. */
    record LeaderDiscarded(int seat) implements MastersEvent {}

    /** A marker moved so many spaces, to this one. */
    record FaithMoved(int seat, int spaces, int space) implements MastersEvent {}

    /** A vatican report: the seats (as bits) whose tile is turned up. */
    record Reported(int report, int favoured) implements MastersEvent {}

    record EndBrought() implements MastersEvent {}

    record TokenDrawn(int token) implements MastersEvent {}

    record CrossMoved(int spaces, int space) implements MastersEvent {}

    record CardRemoved(int card) implements MastersEvent {}

    /** The game has ended; alone it is won or lost. */
    record Over(boolean solo, boolean lost) implements MastersEvent {}
}
