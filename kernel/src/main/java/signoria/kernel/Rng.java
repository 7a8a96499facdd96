package signoria.kernel;

import java.util.Arrays;

/**
 * Chance as part of the state: a key of two longs, and a counter for each pile and die (a stream),
 * so that the same pile gives the same cards whatever else happened. Each draw is SipHash-2-4 of
 * stream and counter under the key: whoever sees the draws cannot tell the next one.
 */
public final class Rng {
    private static final int[] NO_SCRIPT = {};

    private long k0;
    private long k1;
    private final int[] drawn;
    @Shared private int[] script = NO_SCRIPT;
    private int read;

    private Rng(long k0, long k1, int[] drawn) {
        this.k0 = k0;
        this.k1 = k1;
        this.drawn = drawn;
    }

    /** The chance of a game: as many streams as it has piles and dice. */
    public static Rng of(Seed seed, int streams) {
        long[] key = seed.key();
        return new Rng(key[0], key[1], new int[streams]);
    }

    /** A single stream, for bots and tests. */
    public static Rng of(long seed) {
        return new Rng(seed, ~seed, new int[1]);
    }

    public Rng copy() {
        Rng copy = new Rng(k0, k1, drawn.clone());
        copy.script = script;
        copy.read = read;
        return copy;
    }

    public void assign(Rng from) {
        k0 = from.k0;
        k1 = from.k1;
        System.arraycopy(from.drawn, 0, drawn, 0, drawn.length);
        script = from.script;
        read = from.read;
    }

    /**
     * A new, unrelated future: the key is drawn from another source; what was drawn stays counted.
     */
    public void rekey(Rng from) {
        k0 = from.bits(0);
        k1 = from.bits(0);
        script = NO_SCRIPT;
        read = 0;
    }

    /** A number from 0 to bound - 1. */
    public int draw(int stream, int bound) {
        if (read < script.length) return scripted(0, bound);
        return below(bits(stream), bound);
    }

    /** From the first stream: what bots and tests use. */
    public int next(int bound) {
        return draw(0, bound);
    }

    /** A die: 1 to sides. */
    public int roll(int stream, int sides) {
        if (read < script.length) return scripted(1, sides + 1);
        return 1 + below(bits(stream), sides);
    }

    /** An element of a set of numbers below 64, given as bits. */
    public int pick(int stream, long set) {
        if (read < script.length) {
            int element = scripted(0, 64);
            if ((set >>> element & 1) == 0)
                throw new BadInput("chance " + element + " is not among what can be drawn");
            return element;
        }
        int nth = below(bits(stream), Long.bitCount(set));
        return nth(set, nth);
    }

    /** An element of a set of numbers below 128, given as bits of two words. */
    public int pick(int stream, long low, long high) {
        if (read < script.length) {
            int element = scripted(0, 128);
            if (((element < 64 ? low : high) >>> element & 1) == 0)
                throw new BadInput("chance " + element + " is not among what can be drawn");
            return element;
        }
        int lower = Long.bitCount(low);
        int nth = below(bits(stream), lower + Long.bitCount(high));
        return nth < lower ? nth(low, nth) : 64 + nth(high, nth - lower);
    }

    /** The n-th element (from 0) of a set given as bits. */
    public static int nth(long set, int n) {
        long rest = set;
        for (int i = 0; i < n; i++) rest = Bits.rest(rest);
        return Bits.first(rest);
    }

    /** How much was drawn so far, over all streams. */
    public int total() {
        int sum = 0;
        for (int count : drawn) sum += count;
        return sum;
    }

    /**
     * Fixes the next results, in order: faces of dice, elements picked, numbers drawn. For
     * scenarios.
     */
    public void script(int... results) {
        script = results.clone();
        read = 0;
    }

    /** What of the script was not used yet. */
    public int unread() {
        return script.length - read;
    }

    private int scripted(int from, int to) {
        int result = script[read++];
        if (result < from || result >= to)
            throw new BadInput("chance " + result + " is not from " + from + " to " + (to - 1));
        return result;
    }

    /** The text form: key and counters. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(Long.toHexString(k0)).append(' ').append(Long.toHexString(k1));
        for (int count : drawn) text.append(' ').append(count);
        return text.toString();
    }

    /** Takes key and counters from a text form. */
    public void read(String text) {
        String[] words = text.trim().split("\\s+");
        if (words.length != 2 + drawn.length)
            throw new BadInput(
                    "chance: expected a key of two numbers and " + drawn.length + " counters");
        try {
            k0 = Text.bits(words[0], 16);
            k1 = Text.bits(words[1], 16);
            for (int i = 0; i < drawn.length; i++) drawn[i] = Integer.parseInt(words[2 + i]);
        } catch (NumberFormatException e) {
            throw new BadInput("chance: " + e.getMessage());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rng rng
                && k0 == rng.k0
                && k1 == rng.k1
                && Arrays.equals(drawn, rng.drawn);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(k0 ^ k1) + Arrays.hashCode(drawn);
    }

    /**
     * Bits as a number from 0 to bound - 1: the upper 64 of the 128 bits of bits times bound, put
     * together from two halves, none of which overflows as long as the bound is no negative number.
     */
    static int below(long bits, int bound) {
        return (int) ((bits >>> 32) * bound + ((bits & 0xffffffffL) * bound >>> 32) >>> 32);
    }

    private long bits(int stream) {
        return sipHash(k0, k1, (long) stream << 32 | drawn[stream]++);
    }

    /** SipHash-2-4 of a message of eight bytes. */
    static long sipHash(long k0, long k1, long message) {
        long v0 = k0 ^ 0x736f6d6570736575L;
        long v1 = k1 ^ 0x646f72616e646f6dL;
        long v2 = k0 ^ 0x6c7967656e657261L;
        long v3 = k1 ^ 0x7465646279746573L;
        long length = 8L << 56;
        for (int block = 0; block < 2; block++) {
            long m = block == 0 ? message : length;
            v3 ^= m;
            for (int round = 0; round < 2; round++) {
                v0 += v1;
                v1 = Long.rotateLeft(v1, 13) ^ v0;
                v0 = Long.rotateLeft(v0, 32);
                v2 += v3;
                v3 = Long.rotateLeft(v3, 16) ^ v2;
                v0 += v3;
                v3 = Long.rotateLeft(v3, 21) ^ v0;
                v2 += v1;
                v1 = Long.rotateLeft(v1, 17) ^ v2;
                v2 = Long.rotateLeft(v2, 32);
            }
            v0 ^= m;
        }
        v2 ^= 0xff;
        for (int round = 0; round < 4; round++) {
            v0 += v1;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v3;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 += v3;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 += v1;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v2 = Long.rotateLeft(v2, 32);
        }
        return v0 ^ v1 ^ v2 ^ v3;
    }
}
