package signoria.bots;

import java.util.function.LongSupplier;

/**
 * When thinking must be over. A bot that counts positions or iterations instead has a clock that
 * never runs out, so that the same number gives the same answer on every machine.
 *
 * @param time what it is, in nanoseconds
 */
record Clock(boolean runs, LongSupplier time, long begun, long nanos) {
    static final Clock NEVER = new Clock(false, () -> 0, 0, 0);

    /** So many nanoseconds from now. */
    static Clock of(LongSupplier time, long nanos) {
        return new Clock(true, time, time.getAsLong(), nanos);
    }

    /** Part of the time, from the same beginning. */
    Clock part(double share) {
        return new Clock(runs, time, begun, (long) (nanos * share));
    }

    long used() {
        return time.getAsLong() - begun;
    }

    boolean out() {
        return runs && used() >= nanos;
    }
}
