package signoria.server.table;

import java.util.function.LongSupplier;

/**
 * What time it is, in milliseconds since 1970: by the clock on the wall when the run began, and
 * from then on by one that only goes forward. When somebody sets the clock on the wall, or the
 * machine slept, that is followed, but it is time that nobody had; so is any time in which nobody
 * looked at this clock, for then the server stood still.
 */
final class Now implements LongSupplier {
    /** By so many milliseconds the two clocks may differ. */
    static final long SLACK = 2000;

    /** So often someone looks, or the server stood still. */
    static final long STILL = 20_000;

    private final LongSupplier wall;
    private final LongSupplier nanos;
    private final long begun;
    private final long base;
    private long set; // by how much the clock on the wall was set, all in all
    private long stood; // and how long the server stood still
    private long looked;

    Now(LongSupplier wall, LongSupplier nanos) {
        this.wall = wall;
        this.nanos = nanos;
        this.begun = nanos.getAsLong();
        this.base = wall.getAsLong();
    }

    private long passed() {
        return (nanos.getAsLong() - begun) / 1_000_000;
    }

    @Override
    public synchronized long getAsLong() {
        return base + passed() + set;
    }

    /** Looks at both clocks; true when time was lost since the last look. */
    synchronized boolean look() {
        long before = lost();
        long passed = passed();
        if (passed - looked > STILL) stood += passed - looked;
        looked = passed;
        long drift = wall.getAsLong() - (base + passed + set);
        if (Math.abs(drift) > SLACK) set += drift;
        return lost() != before;
    }

    /** How much time nobody had since the run began; less than nothing when clocks went back. */
    synchronized long lost() {
        return set + stood;
    }
}
