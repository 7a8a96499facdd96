package signoria.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Sets of small numbers as the bits of a long. Hot loops walk the bits themselves; all others read
 * better with the numbers.
 */
public final class Bits {
    private Bits() {}

    /** The numbers in a set, rising. */
    public static List<Integer> numbers(long set) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1)
            numbers.add(Long.numberOfTrailingZeros(rest));
        return numbers;
    }

    /** The set of some numbers. */
    public static long of(Collection<Integer> numbers) {
        long set = 0;
        for (int number : numbers) set |= 1L << number;
        return set;
    }
}
