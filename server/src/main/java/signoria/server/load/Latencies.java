package signoria.server.load;

import java.util.Arrays;

/** Times between a command and its answer. */
final class Latencies {
    private long[] nanos = new long[1 << 16];
    private int size;

    synchronized void add(long each) {
        if (size == nanos.length) nanos = Arrays.copyOf(nanos, 2 * size);
        nanos[size++] = each;
    }

    synchronized int size() {
        return size;
    }

    /** The time within which this share of all answers came. */
    synchronized double millis(double share) {
        if (size == 0) return 0;
        long[] sorted = Arrays.copyOf(nanos, size);
        Arrays.sort(sorted);
        return sorted[Math.min(size - 1, (int) (share * size))] / 1e6;
    }
}
