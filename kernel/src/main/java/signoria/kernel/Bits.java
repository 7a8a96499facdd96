package signoria.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Sets of small numbers as the bits of a number. A hot loop takes one after the other and allocates
 * nothing: {@code for (long rest = set; rest != 0; rest = Bits.rest(rest)) use(Bits.first(rest))}.
 */
public final class Bits {
    private Bits() {}

    /** The lowest number in a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The lowest number in a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    /** A set without its lowest number. */
    public static long rest(long set) {
        return set & set - 1;
    }

    /** A set without its lowest number. */
    public static int rest(int set) {
        return set & set - 1;
    }

    /** The numbers in a set, rising. */
    public static List<Integer> numbers(long set) {
        return named(set, number -> number);
    }

    /** What the numbers in a set stand for, in their order. */
    public static <T> List<T> named(long set, IntFunction<T> name) {
        List<T> named = new ArrayList<>();
        for (long rest = set; rest != 0; rest = rest(rest)) named.add(name.apply(first(rest)));
        return named;
    }

    /** The set of some numbers. */
    public static long of(Collection<Integer> numbers) {
        long set = 0;
        for (int number : numbers) set |= 1L << number;
        return set;
    }
}
