package signoria.arena.env;

import java.util.List;

/** The numbers of the listed moves: their places in the game's list of all. */
final class Actions<M> {
    private final Object[] moves;
    private final short[] numbers;
    private final int size;

    Actions(List<M> all) {
        size = all.size();
        if (size > Short.MAX_VALUE) throw new IllegalStateException(size + " listed moves");
        int room = Integer.highestOneBit(size) * 8;
        moves = new Object[room];
        numbers = new short[room];
        for (int number = 0; number < size; number++) {
            int at = System.identityHashCode(all.get(number)) & room - 1;
            while (moves[at] != null) at = at + 1 & room - 1;
            moves[at] = all.get(number);
            numbers[at] = (short) number;
        }
    }

    int size() {
        return size;
    }

    /** Listed moves are interned: a look at the object itself is enough. Hot. */
    short number(M move) {
        int at = System.identityHashCode(move) & moves.length - 1;
        while (moves[at] != move) {
            if (moves[at] == null) return -1;
            at = at + 1 & moves.length - 1;
        }
        return numbers[at];
    }
}
