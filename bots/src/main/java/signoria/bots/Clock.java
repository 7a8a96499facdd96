package signoria.bots;

/**
 * When thinking must be over. A bot that counts positions or iterations instead has a clock that
 * never runs out, so that the same number gives the same answer on every machine.
 */
record Clock(boolean runs, long begun, long nanos) {
    static final Clock NEVER = new Clock(false, 0, 0);

    /** So many nanoseconds from now. */
    static Clock of(long nanos) {
        return new Clock(true, System.nanoTime(), nanos);
    }

    /** Part of the time, from the same beginning. */
    Clock part(double share) {
        return new Clock(runs, begun, (long) (nanos * share));
    }

    long used() {
        return System.nanoTime() - begun;
    }

    boolean out() {
        return runs && used() >= nanos;
    }
}
