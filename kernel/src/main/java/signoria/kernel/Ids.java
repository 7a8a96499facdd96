package signoria.kernel;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * What is numbered in a state and named in texts: {@code G01 B05} is a set with the bits of these
 * cards, a dash is none.
 *
 * @param name the id of a number
 * @param number the number of an id, with a clear error for others
 */
public record Ids(IntFunction<String> name, ToIntFunction<String> number) {
    /** What a state holds where nothing lies, or nobody is meant. */
    public static final int NONE = -1;

    /** Seats, counted from 1. */
    public static Ids seats(int seats, String what) {
        return new Ids(seat -> "" + (seat + 1), text -> Text.seat(text, seats, what));
    }

    /** Words of a list by their place in it. */
    public static Ids words(List<String> words, String what) {
        return new Ids(words::get, word -> Text.index(words, word, what));
    }

    /** Constants of an enum by their ordinal. */
    public static <E extends Enum<E>> Ids constants(Class<E> type, String what) {
        E[] all = type.getEnumConstants();
        return new Ids(
                number -> Text.lower(all[number]),
                word -> Text.constant(type, word, what).ordinal());
    }

    /** One of them, or a dash. */
    public String orDash(int number) {
        return number == NONE ? "-" : name.apply(number);
    }

    /** One of them, or {@link #NONE} for a dash. */
    public int orNone(String text) {
        return text.equals("-") ? NONE : number.applyAsInt(text);
    }

    /** Some of them, side by side. */
    public String write(long set) {
        return Text.orDash(String.join(" ", Bits.named(set, name)));
    }

    /** The same, read back. */
    public long read(String text) {
        long set = 0;
        for (String word : Text.words(text)) set |= 1L << number.applyAsInt(word);
        return set;
    }
}
