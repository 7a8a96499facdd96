package signoria.kernel;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** SHA-256 of texts (FIPS 180-4), written out so that it is the same where there is no JDK. */
public final class Digest {
    private static final int BLOCK = 64;
    private static final String HEX = "0123456789abcdef";

    private static final int[] START = {
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19
    };

    private static final int[] ROUND = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
        0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
        0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
        0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
        0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
        0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
        0xc67178f2
    };

    private Digest() {}

    public static String sha256(String text) {
        StringBuilder hex = new StringBuilder(BLOCK);
        for (int word : words(text))
            for (int shift = 28; shift >= 0; shift -= 4)
                hex.append(HEX.charAt(word >>> shift & 15));
        return hex.toString();
    }

    /** The first eight bytes: enough to tell two positions apart. */
    public static String brief(String text) {
        return sha256(text).substring(0, 16);
    }

    /** The first sixteen bytes, as two numbers. */
    static long[] twoLongs(String text) {
        int[] words = words(text);
        return new long[] {pair(words[0], words[1]), pair(words[2], words[3])};
    }

    private static long pair(int high, int low) {
        return (long) high << 32 | low & 0xffffffffL;
    }

    /** The eight words of the hash. */
    private static int[] words(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + 8) / BLOCK * BLOCK + BLOCK);
        padded[bytes.length] = (byte) 0x80;
        long bits = bytes.length * 8L;
        for (int i = 1; i <= 8; i++, bits >>>= 8) padded[padded.length - i] = (byte) bits;
        int[] hash = START.clone();
        int[] schedule = new int[BLOCK];
        for (int at = 0; at < padded.length; at += BLOCK) {
            schedule(padded, at, schedule);
            compress(hash, schedule);
        }
        return hash;
    }

    private static void schedule(byte[] bytes, int at, int[] w) {
        for (int t = 0; t < 16; t++) {
            int i = at + 4 * t;
            w[t] =
                    bytes[i] << 24
                            | (bytes[i + 1] & 255) << 16
                            | (bytes[i + 2] & 255) << 8
                            | bytes[i + 3] & 255;
        }
        for (int t = 16; t < BLOCK; t++) {
            int x = w[t - 15];
            int y = w[t - 2];
            int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
            int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
            w[t] = w[t - 16] + s0 + w[t - 7] + s1;
        }
    }

    private static void compress(int[] hash, int[] w) {
        int a = hash[0];
        int b = hash[1];
        int c = hash[2];
        int d = hash[3];
        int e = hash[4];
        int f = hash[5];
        int g = hash[6];
        int h = hash[7];
        for (int t = 0; t < BLOCK; t++) {
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11);
            int one = h + (s1 ^ Integer.rotateRight(e, 25)) + (e & f ^ ~e & g) + ROUND[t] + w[t];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13);
            int two = (s0 ^ Integer.rotateRight(a, 22)) + (a & b ^ a & c ^ b & c);
            h = g;
            g = f;
            f = e;
            e = d + one;
            d = c;
            c = b;
            b = a;
            a = one + two;
        }
        hash[0] += a;
        hash[1] += b;
        hash[2] += c;
        hash[3] += d;
        hash[4] += e;
        hash[5] += f;
        hash[6] += g;
        hash[7] += h;
    }
}
