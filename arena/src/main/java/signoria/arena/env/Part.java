package signoria.arena.env;

import signoria.kernel.Game;

import java.util.List;

/**
 * How a part of a view becomes numbers. While surveyed it {@link #see}s what occurs; once {@link
 * #settle}d its width is fixed.
 */
interface Part {
    /** Something that stood here. */
    void see(Object value);

    /** No more is to come. */
    void settle(Game<?, ?, ?> game);

    /** How many numbers it takes, always. */
    int width();

    /** Writes them; where fewer are told the rest stays 0. */
    void write(Object value, Row row);

    /** Names them. */
    void name(String path, List<Entry> entries);

    /** A row being written. */
    final class Row {
        private final short[] numbers;
        int at;

        Row(short[] numbers) {
            this.numbers = numbers;
        }

        void put(long number) {
            numbers[at++] = (short) Math.clamp(number, Short.MIN_VALUE, Short.MAX_VALUE);
        }

        void put(short[] some) {
            System.arraycopy(some, 0, numbers, at, some.length);
            at += some.length;
        }

        void bits(long number) {
            numbers[at++] = (short) number;
        }
    }
}
