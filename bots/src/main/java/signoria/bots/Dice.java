package signoria.bots;

/**
 * Fast, repeatable chance outside the state (SplitMix64): for bots and random play, never for
 * rules.
 */
public final class Dice {
    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long at;

    /** Dice that fall alike for the same seed. */
    public Dice(long seed) {
        at = mix(seed);
    }

    /** Any 64 bits. */
    public long bits() {
        return mix(at += STEP);
    }

    /** A number from 0 to bound - 1. */
    public int next(int bound) {
        return (int) ((bits() >>> 32) * bound >>> 32);
    }

    /** A number from 0 to less than 1. */
    public double share() {
        return (bits() >>> 11) * 0x1p-53;
    }

    /** One seed made of two numbers, so that neighbours share nothing. */
    public static long seed(long a, long b) {
        return mix(mix(a) + STEP * b);
    }

    private static long mix(long bits) {
        long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
