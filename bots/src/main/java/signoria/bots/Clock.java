package signoria.bots;

/**
 * When thinking must be over. Whoever counts positions or iterations instead has a clock that never
 * runs out, so that the same number gives the same answer on every machine.
 */
final class Clock {
    static final Clock NEVER = new Clock(false, 0, 0);

    private final boolean runs;
    private final long begun;
    private final long nanos;

    private Clock(boolean runs, long begun, long nanos) {
        this.runs = runs;
        this.begun = begun;
        this.nanos = nanos;
    }

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

    long nanos() {
        return nanos;
    }

    boolean out() {
        return runs && used() >= nanos;
    }
}
